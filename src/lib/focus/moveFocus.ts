/**
 * Where a press is: what has the focus, and all around it. Read before the call that the press makes.
 *
 * @param opener - what gets the focus back from a dialog in which it was pressed.
 */
export function pressedAt(opener: Element | null = null): readonly Element[] {
  const around: Element[] = [];
  for (const pressed of [document.activeElement, opener]) {
    for (let at = pressed; at; at = at.parentElement) around.push(at);
  }
  return around;
}

/**
 * Moves the focus to what came of a press, where the pressed button is gone or is left behind. A call
 * takes its time: whoever has gone on meanwhile, to a field or into a dialog, stays there.
 *
 * @param from - where it was pressed; empty where what had the focus is gone by now.
 */
export function moveFocus(to: HTMLElement | null, from: readonly Element[] = []): void {
  const { activeElement } = document;
  if (activeElement === null || from.includes(activeElement) || activeElement.contains(to)) {
    to?.focus();
  }
}
