import { placeBeside } from './placement';

/**
 * Places a surface beside its anchor, before it is painted. On the element itself: rendering
 * everything again with its place took as long as the first time.
 */
export function placeSurface(surface: HTMLElement, anchor: DOMRect): void {
  const size = { width: surface.offsetWidth, height: surface.offsetHeight };
  const { clientWidth: width, clientHeight: height, dir } = document.documentElement;
  const found = placeBeside(anchor, size, { width, height }, dir === 'rtl');
  surface.dataset.place = found === null ? 'middle' : 'beside';
  if (found === null) return;
  surface.style.setProperty('--calendar-top', `${found.top}px`);
  surface.style.setProperty('--calendar-left', `${found.left}px`);
  surface.style.setProperty('--calendar-height', `${found.maxHeight}px`);
}
