/** What scrolls shows that there is more: its edge fades where something lies beyond it (`data-more` in the style sheet). Where nothing in
 * it takes the focus it takes it itself, so that it can be scrolled by keyboard. */
import type { Attachment } from 'svelte/attachments';

const ROUNDING = 2;
const FOCUSED = 'a[href], button:enabled:not([tabindex="-1"]), input:enabled, summary, [tabindex="0"]';

export const fades: Attachment<HTMLElement> = (node) => {
  const look = (): void => {
    const { scrollTop, scrollLeft, scrollHeight, scrollWidth, clientHeight, clientWidth } = node;
    const more = [
      scrollTop > ROUNDING && 'up',
      scrollHeight - clientHeight - scrollTop > ROUNDING && 'down',
      scrollLeft > ROUNDING && 'left',
      scrollWidth - clientWidth - scrollLeft > ROUNDING && 'right',
    ];
    const told = more.filter(Boolean).join(' ');
    if (node.dataset.more !== told) node.dataset.more = told;
    if (told && !node.querySelector(FOCUSED) && !node.hasAttribute('tabindex')) node.tabIndex = 0;
  };
  const sized = new ResizeObserver(look);
  const watch = (): void => {
    sized.disconnect();
    for (const one of [node, ...node.children]) sized.observe(one);
    look();
  };
  const changed = new MutationObserver(watch);
  watch();
  changed.observe(node, { childList: true, subtree: true, characterData: true });
  node.addEventListener('scroll', look, { passive: true });
  return () => {
    sized.disconnect();
    changed.disconnect();
    node.removeEventListener('scroll', look);
  };
};
