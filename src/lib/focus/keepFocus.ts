/** What may take the focus in place of a part that is gone, and has a name or a heading to be said. */
const PARTS = 'dialog, [role="dialog"], section, article, aside, form, main, [role="group"], li';

/** What is opened by a press elsewhere, and is gone once it is answered. */
const DIALOGS = 'dialog, [role="dialog"], [role="alertdialog"]';

/** Frames after a change in which its own code may still move the focus. */
const FRAMES = 2;

/**
 * A pressed button that its own action removes takes the focus along: a keyboard is then back at the
 * top of the page, and a screen reader says nothing. Where nothing else takes the focus, the nearest
 * part around the button that is still there does, so that work goes on at its place.
 *
 * @returns how to stop it.
 */
export function keepFocus(): () => void {
  /** What surrounded the button that was pressed last, the nearest first; then what its dialog's did. */
  let around: Element[] = [];
  /** The same of the last press outside a dialog, which opened it. */
  let opener: Element[] = [];
  let frame = 0;

  function handlePress({ target }: Event): void {
    const pressed = target instanceof Element ? target : null;
    around = [];
    for (let at = pressed; at; at = at.parentElement) around.push(at);
    if (pressed?.closest(DIALOGS)) around.push(...opener);
    else opener = around;
  }

  function restore(): void {
    const { activeElement, body } = document;
    if (activeElement !== null && activeElement !== body) return;
    const left = around.filter((one) => one !== body && body.contains(one));
    const part = left.find((one) => one.matches(PARTS)) ?? left[0];
    if (!(part instanceof HTMLElement)) return;
    if (!part.hasAttribute('tabindex')) part.tabIndex = -1;
    part.focus({ preventScroll: true });
  }

  function afterFrames(left: number): void {
    frame = requestAnimationFrame(() => (left > 1 ? afterFrames(left - 1) : restore()));
  }

  const observer = new MutationObserver(() => {
    const [pressed] = around;
    if (!pressed || pressed.isConnected) return;
    cancelAnimationFrame(frame);
    afterFrames(FRAMES);
  });
  document.addEventListener('click', handlePress, true);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('click', handlePress, true);
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}
