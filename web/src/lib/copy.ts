/** Copying a text, also where the page has no right to the clipboard: over plain http it has none. */
export async function copied(text: string, field?: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.focus();
    field?.select();
    // Outdated, and the only way where the new one is missing.
    return field ? document.execCommand('copy') : false;
  }
}
