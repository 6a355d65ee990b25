/** Marks the address of a story that a docs page shows in a frame. */
const MARK = 'docsFrame';

/** Whether this window is such a frame. */
export const isDocsFrame = (): boolean =>
  new URLSearchParams(window.location.search).has(MARK) && window.parent !== window;

/**
 * The address of every frame of a docs page, without the story's id. Storybook plays no story whose
 * address has `embed=true`; it would take the focus and move the page while it is read.
 */
export function frameAddress(globals: Readonly<Record<string, unknown>>): string {
  const chosen = Object.entries(globals)
    .filter(([, value]) => typeof value === 'string')
    .map(([name, value]) => `${name}:${value}`);
  const query = new URLSearchParams({
    [MARK]: 'true',
    embed: 'true',
    viewMode: 'story',
    globals: chosen.join(';'),
  });
  return `iframe.html?${query}`;
}

/**
 * Keeps a frame from taking the focus and from scrolling the page around it, until its reader presses
 * something in it: a dialog that is shown open gives its first field the focus.
 */
export function keepStill(frame: Window & typeof globalThis): void {
  const { focus } = frame.HTMLElement.prototype;
  const { scrollIntoView } = frame.Element.prototype;
  frame.HTMLElement.prototype.focus = () => {};
  frame.Element.prototype.scrollIntoView = () => {};
  const begin = () => {
    frame.HTMLElement.prototype.focus = focus;
    frame.Element.prototype.scrollIntoView = scrollIntoView;
  };
  for (const event of ['pointerdown', 'keydown']) {
    frame.addEventListener(event, begin, { capture: true, once: true });
  }
}

/** What a docs page shows of a story: `parameters.docs`. */
export interface ShownInDocs {
  /** A selector of what opens the component; null for a story that is about the closed one. */
  opens?: string | null;
}

/** What is open already. */
const OPEN = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Opens the component of a framed story, unless the story shows it open. */
export function open({ opens }: ShownInDocs): void {
  if (!opens || document.querySelector(OPEN)) return;
  document.querySelector<HTMLElement>(`#storybook-root ${opens}`)?.click();
}

/** A phone's story has a phone's width, and looks like one: the page around it styles this class. */
export function fitFrame(viewport: unknown): void {
  const value =
    typeof viewport === 'object' && viewport !== null && 'value' in viewport
      ? viewport.value
      : undefined;
  window.frameElement?.classList.toggle('vk-phone-frame', value === 'phone');
}
