/** Whoever answers by keyboard in a part of the page is led there from question to question. */
export function keepsFocus(part: () => HTMLElement | undefined, question: () => unknown): void {
  let led = false;
  $effect.pre(() => {
    question();
    led ||= !!part()?.matches(':has(:focus-visible)');
  });
  $effect(() => {
    question();
    if (!led || document.activeElement !== document.body) return;
    const next = part()?.querySelector<HTMLElement>('[data-option]:not([aria-disabled="true"])');
    if (!next) return;
    next.focus();
    led = false;
  });
}
