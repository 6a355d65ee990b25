import { type EndBarPart, placeBars } from './placeBars';

const bars = new Map<HTMLElement, EndBarPart>();
let sizes: ResizeObserver | null = null;
let shownHeight = 0;

/**
 * Puts an element into the one stack of what stays at the end of the window; for a `ref`. It takes part
 * where its style sheet sets `--vk-end-bar: 1`, and is then `fixed` or `sticky` at `--vk-end-offset`;
 * `data-gives-way` says that there is no room for it.
 *
 * The root element gets `--vk-end-bars`, by which the focus is kept in sight, and `--vk-end-fixed`, which
 * a page leaves free at its end.
 */
export function joinEndBars(
  part: EndBarPart,
): (element: HTMLElement | null) => (() => void) | undefined {
  return (element) => {
    if (element === null) return undefined;
    bars.set(element, part);
    sizes ??= new ResizeObserver(update);
    sizes.observe(element);
    if (bars.size === 1) window.addEventListener('resize', update);
    update();
    return () => {
      bars.delete(element);
      sizes?.unobserve(element);
      if (bars.size === 0) window.removeEventListener('resize', update);
      update();
    };
  };
}

/** Its height with the margin below it; null where it does not stay at the window's end. */
function sizeOf(element: HTMLElement): number | null {
  const style = getComputedStyle(element);
  if (style.getPropertyValue('--vk-end-bar').trim() !== '1') return null;
  const height = Math.ceil(element.getBoundingClientRect().height);
  return height === 0 ? null : height + (Number.parseFloat(style.marginBlockEnd) || 0);
}

function update(): void {
  const measured = [...bars].flatMap(([element, part]) => {
    const size = sizeOf(element);
    return size === null ? [] : [{ element, part, size }];
  });
  const { offsets, total, fixed } = placeBars(measured, window.innerHeight);
  const places = new Map(measured.map(({ element }, at) => [element, offsets[at] ?? null]));
  for (const element of bars.keys()) {
    const offset = places.get(element);
    element.toggleAttribute('data-gives-way', offset === null);
    element.style.setProperty('--vk-end-offset', `${offset ?? 0}px`);
  }
  const { style } = document.documentElement;
  style.setProperty('--vk-end-bars', `${total}px`);
  style.setProperty('--vk-end-fixed', `${fixed}px`);
  style.setProperty('--vk-end-unmeasured', '0');
  if (total > shownHeight) showFocus(total);
  shownHeight = total;
}

/** What has the focus is not covered by a bar that has just come. */
function showFocus(height: number): void {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return;
  if ([...bars.keys()].some((bar) => bar.contains(focused))) return;
  const { top, bottom } = focused.getBoundingClientRect();
  const end = window.innerHeight - height;
  // A whole page that has the focus after a navigation is no place to scroll to
  if (bottom > end && bottom - top < end && top < window.innerHeight) {
    focused.scrollIntoView({ block: 'nearest' });
  }
}
