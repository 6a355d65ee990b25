const CANDIDATES =
  'a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable="true"]';

function isTabbable(element: HTMLElement): boolean {
  if (element.tabIndex < 0 || element.matches(':disabled')) return false;
  // Without a layout engine (jsdom) nothing has boxes: then every candidate counts.
  return element.checkVisibility?.({ visibilityProperty: true }) ?? true;
}

/** What Tab reaches inside `root`, in its order. */
export function tabbables(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(CANDIDATES)].filter(isTabbable);
}

/**
 * Where Tab must be sent so that it stays inside `root`; null where the browser's own step is right.
 * @param active What has the focus now.
 */
export function wrapTab(
  root: HTMLElement,
  active: Element | null,
  backwards: boolean,
): HTMLElement | null {
  const all = tabbables(root);
  const first = all.at(0);
  const last = all.at(-1);
  if (first === undefined || last === undefined) return root;
  const inside = active !== null && active !== root && root.contains(active);
  if (backwards) return !inside || active === first ? last : null;
  return active === last || (active !== root && !inside) ? first : null;
}
