/**
 * What on the page is too small to press, as text; an empty list when all is large enough (WCAG
 * 2.5.8): 24 × 24 CSS px, except for links within a sentence and for targets with so much space
 * that a circle of that width around them touches no other target.
 *
 * It runs inside a page (Playwright's `evaluate`), so it uses nothing from outside itself.
 */
export function findSmallTargets(): string[] {
  const LEAST = 24;
  /** Fractions of a pixel are the rounding of the layout. */
  const SLACK = 0.5;
  const TARGETS =
    'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [role="tab"], [role="slider"], [tabindex="0"]';

  const boxOf = (element: Element) => element.getBoundingClientRect();
  const isLarge = ({ width, height }: DOMRect) => Math.min(width, height) >= LEAST - SLACK;
  const centreOf = (box: DOMRect) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

  function isShown(element: Element): boolean {
    const { width, height, bottom } = boxOf(element);
    // The link that skips to the content is placed above the window until it is focused.
    return width > 0 && height > 0 && bottom + scrollY > 0 && element.checkVisibility();
  }

  function isInSentence(element: Element): boolean {
    const isInline = (one: Element) => getComputedStyle(one).display === 'inline';
    const siblings = [...(element.parentElement?.childNodes ?? [])];
    return (
      isInline(element) &&
      siblings.some(
        (node) =>
          node !== element &&
          /\w/.test(node.textContent ?? '') &&
          // The words of a sentence may be elements too, so that translated pages can change
          (node.nodeType === Node.TEXT_NODE ||
            (node instanceof HTMLElement && isInline(node) && !node.matches(TARGETS))),
      )
    );
  }

  /** A press there is a press on the target: on itself, or on its label. */
  function isHit(target: Element, x: number, y: number): boolean {
    const hit = document.elementFromPoint(x, y);
    const label = hit?.closest('label');
    return (hit !== null && target.contains(hit)) || (label != null && label.control === target);
  }

  /** The pressable area may extend beyond the target's own box, by a label or a stretched link. */
  function reachesFarEnough(target: Element): boolean {
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y } = centreOf(boxOf(target));
    const reach = LEAST / 2 - SLACK;
    const around = [
      [x - reach, y],
      [x + reach, y],
      [x, y - reach],
      [x, y + reach],
    ] as const;
    return around.every(([left, top]) => isHit(target, left, top));
  }

  function standsAlone(target: Element, others: readonly Element[]): boolean {
    const { x, y } = centreOf(boxOf(target));
    return others.every((other) => {
      if (other === target || other.contains(target) || target.contains(other)) return true;
      const box = boxOf(other);
      const dx = Math.max(box.left - x, 0, x - box.right);
      const dy = Math.max(box.top - y, 0, y - box.bottom);
      const centre = centreOf(box);
      const apart = isLarge(box) || Math.hypot(centre.x - x, centre.y - y) >= LEAST - SLACK;
      return apart && Math.hypot(dx, dy) >= LEAST / 2 - SLACK;
    });
  }

  const targets = [...document.querySelectorAll(TARGETS)].filter(isShown);
  return targets
    .filter((target) => !isLarge(boxOf(target)) && !isInSentence(target))
    .filter((target) => !reachesFarEnough(target) && !standsAlone(target, targets))
    .map((target) => {
      const { width, height } = boxOf(target);
      const words = (target.textContent ?? '').trim().slice(0, 40);
      return `${Math.round(width)} × ${Math.round(height)}: <${target.localName}> "${words}"`;
    });
}
