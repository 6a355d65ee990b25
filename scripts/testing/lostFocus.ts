/**
 * What is wrong with the current focus, as text, or null: the focused element is fully covered or
 * outside the window (WCAG 2.4.11), or has no visible focus mark (2.4.7). Null also when no element
 * has the focus.
 *
 * It runs inside a page (Playwright's `evaluate`), so it uses nothing from outside itself.
 */
export async function findLostFocus(): Promise<string | null> {
  /** Points checked in each direction, slightly inside the edges. */
  const SHARES = [0.02, 0.26, 0.5, 0.74, 0.98];
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return null;

  /** A control whose label is drawn instead of it is visible where the label is. */
  const label = focused.closest('label');
  /** A slider's input lies in its thumb, which is drawn instead of it. */
  const thumb = focused.closest('.MuiSlider-thumb');
  const seenAs = [focused, label, thumb].filter((element) => element !== null);

  function isSeenIn(box: DOMRect): boolean {
    return SHARES.some((down) =>
      SHARES.some((along) => {
        const hit = document.elementFromPoint(
          box.left + box.width * along,
          box.top + box.height * down,
        );
        return hit !== null && seenAs.some((element) => element.contains(hit));
      }),
    );
  }
  const isSeen = () =>
    seenAs.some((element) => [...element.getClientRects()].some((box) => isSeenIn(box)));

  function isMarked(element: Element, part?: '::before' | '::after'): boolean {
    const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
  }
  /** The box of a field is marked for the control in it, beside which chips or icons may stand. */
  const parent = focused.parentElement;
  const boxes = [parent, parent?.parentElement].filter((element) => element instanceof Element);
  const marked = [...seenAs, ...boxes].some(
    (element) => isMarked(element) || isMarked(element, '::before') || isMarked(element, '::after'),
  );

  const name = `<${focused.localName}> "${(focused.textContent ?? '').trim().slice(0, 40)}"`;
  if (!marked) return `nothing marks ${name}`;
  if (isSeen()) return null;
  // The page may still be scrolling to it.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  if (isSeen()) return null;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  return over === null
    ? `outside the window: ${name}`
    : `${name} lies under <${over.localName} class="${over.getAttribute('class') ?? ''}">`;
}
