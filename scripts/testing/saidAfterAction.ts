/** Writes that no press asks for, or that only keep what is typed; and what reads by POST. */
export const QUIET_WRITES: readonly string[] = [
  'public/jobs/filter',
  'misc/track',
  'misc/report_client_error',
  'misc/device_key',
  'chats/mark_read',
  'chats/update_online_status',
  'saved/carry_over',
  'save_unfinished_steps',
  'session/firebase_token',
];

/** What a page is asked by a test. */
export interface WatchedActions {
  /** A call that changes something has begun; it is over when `answered` settles. */
  wrote: (path: string, answered: Promise<unknown>) => void;
  /** Whether the last press has changed something and said nothing yet. */
  isSilent: () => boolean;
  /** What was pressed, changed something, and said nothing; and begins anew. */
  take: () => string[];
}

declare global {
  interface Window {
    watchedActions?: WatchedActions;
    /** Told of each such press at once, since a page may be left. */
    tellSilentPress?: (press: string) => unknown;
  }
}

/**
 * Watches the presses of a page from now on: after one that changes something at the server, something has to
 * be said. A live region has a new text, the page, its address or its title is another, a dialog came up, the
 * focus is on a heading, a field or a part elsewhere, or the state of the pressed button changed (`aria-pressed`).
 *
 * It runs inside a page (Playwright's `addInitScript`), so it uses nothing from outside itself.
 *
 * @param quiet paths of writes that nobody is told of.
 */
export function watchActions(quiet: readonly string[]): void {
  /** Milliseconds after an answer in which its page may still be rendered. */
  const SOON = 600;
  const PRESSABLE = 'button, [role="button"], input[type="submit"], [role="menuitem"]';
  const LIVE =
    '[role="status"], [role="alert"], [role="log"], output, [aria-live="polite"], [aria-live="assertive"]';
  const DIALOG = 'dialog[open], [role="dialog"], [role="alertdialog"]';
  const STATES = ['aria-pressed', 'aria-expanded', 'aria-checked', 'aria-selected'];
  const SAYS = `h1, h2, h3, h4, ${LIVE}, ${DIALOG}, input, textarea, [tabindex="-1"]`;

  interface Action {
    name: string;
    pressed: Element;
    around: Element[];
    address: string;
    title: string;
    writes: string[];
    waiting: number;
    answeredAt: number;
    said: boolean;
  }
  let action: Action | null = null;
  let silent: string[] = [];

  const isSaid = (one: Action): boolean =>
    one.said || one.address !== location.pathname + location.search || one.title !== document.title;

  const isSilent = (one: Action | null): one is Action =>
    one !== null && one.writes.length > 0 && !isSaid(one);

  /** Judges the last action; one that is not answered, or just now, is left alone by the next. */
  function close(soon = SOON): void {
    const one = action;
    action = null;
    if (!isSilent(one) || one.waiting > 0 || performance.now() - one.answeredAt < soon) return;
    const found = `“${one.name}” at ${one.address} (${one.writes.join(', ')})`;
    if (window.tellSilentPress) window.tellSilentPress(found);
    else silent.push(found);
  }

  function nameOf(pressed: Element): string {
    const name = pressed.getAttribute('aria-label') ?? pressed.textContent ?? '';
    return name.trim().replaceAll(/\s+/gu, ' ').slice(0, 60);
  }

  function begin(target: EventTarget | null): void {
    const pressed = target instanceof Element ? target.closest(PRESSABLE) : null;
    if (!pressed || pressed === action?.pressed) return;
    close();
    const around: Element[] = [];
    for (let at: Element | null = pressed; at; at = at.parentElement) around.push(at);
    action = {
      name: nameOf(pressed),
      pressed,
      around,
      address: location.pathname + location.search,
      title: document.title,
      writes: [],
      waiting: 0,
      answeredAt: 0,
      said: false,
    };
  }

  function wrote(path: string, answered: Promise<unknown>): void {
    const one = action;
    if (!one || quiet.includes(path)) return;
    one.writes.push(path);
    one.waiting += 1;
    const end = (): void => {
      one.waiting -= 1;
      one.answeredAt = performance.now();
    };
    answered.then(end, end);
  }

  const has = (node: Node | null, selector: string): boolean =>
    node instanceof Element &&
    (node.closest(selector) !== null || node.querySelector(selector) !== null);

  function note({ type, target, addedNodes, attributeName }: MutationRecord): void {
    if (!action) return;
    const at = target instanceof Element ? target : target.parentElement;
    if (type === 'attributes') {
      if (at && (at === action.pressed || attributeName === 'open')) action.said = true;
      return;
    }
    const live = at?.closest(LIVE);
    const added = [...addedNodes];
    if (live && (live.textContent ?? '').trim() !== '') action.said = true;
    if (added.some((node) => has(node, LIVE) && (node.textContent ?? '').trim() !== ''))
      action.said = true;
    if (
      added.some(
        (node) =>
          has(node, DIALOG) &&
          node instanceof Element &&
          !node.closest(DIALOG)?.contains(action?.pressed ?? null),
      )
    )
      action.said = true;
  }

  function noteFocus({ target }: Event): void {
    if (!action || !(target instanceof Element)) return;
    // The part around a button that is gone says where one is, not what came of the press
    if (!action.around.includes(target) && target.matches(SAYS)) action.said = true;
  }

  document.addEventListener('click', ({ target }) => begin(target), true);
  document.addEventListener('submit', (event) => begin((event as SubmitEvent).submitter), true);
  document.addEventListener('focusin', noteFocus, true);
  new MutationObserver((records) => records.forEach(note)).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: [...STATES, 'open'],
  });

  const fetched = window.fetch;
  if (fetched) {
    window.fetch = (input, init) => {
      const answered = fetched(input, init);
      const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
      const { pathname } = new URL(
        input instanceof Request ? input.url : String(input),
        location.href,
      );
      const path = /^\/api\/\w+\/(.+)$/u.exec(pathname)?.[1];
      if (path !== undefined && method !== 'GET') wrote(path, answered);
      return answered;
    };
  }
  window.watchedActions = {
    wrote,
    isSilent: () => isSilent(action),
    take() {
      close(0);
      const found = silent;
      silent = [];
      return found;
    },
  };
}
