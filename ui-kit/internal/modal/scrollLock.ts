import { whenIdle } from '../whenIdle';

/** On the root element while the page behind a modal must not scroll. */
const LOCKED = 'data-vk-scroll-locked';

let locks = 0;
let restorePadding = () => {};

/** Keeps the width of the page where its scrollbar has one, so that nothing moves. */
function padForScrollbar({ body, documentElement }: Document): () => void {
  const width = window.innerWidth - documentElement.clientWidth;
  if (width <= 0) return () => {};
  const before = body.style.paddingRight;
  const padding = Number.parseFloat(getComputedStyle(body).paddingRight) || 0;
  body.style.paddingRight = `${padding + width}px`;
  return () => {
    body.style.paddingRight = before;
  };
}

function unlock(): void {
  locks -= 1;
  if (locks > 0) return;
  document.documentElement.removeAttribute(LOCKED);
  restorePadding();
}

/**
 * Stops the page from scrolling, as MUI's Modal does; several modals share one lock. It is released
 * when the browser is idle: a page that can scroll again is painted for several screens, which
 * would delay the first frame after a modal was closed by half as much again.
 *
 * @returns Releases it.
 */
export function lockScroll(): () => void {
  if (locks === 0) {
    restorePadding = padForScrollbar(document);
    document.documentElement.setAttribute(LOCKED, '');
  }
  locks += 1;
  return () => void whenIdle(unlock);
}
