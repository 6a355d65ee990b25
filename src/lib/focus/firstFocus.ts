const ATTRIBUTE = 'data-first-focus';

/** Marks the element that gets the focus when a page is opened; otherwise the content gets it. */
export const FIRST_FOCUS = { [ATTRIBUTE]: '' } as const;

/** The element that gets the focus when the path has changed. */
export function firstFocusIn(content: HTMLElement): HTMLElement {
  return content.querySelector<HTMLElement>(`[${ATTRIBUTE}]`) ?? content;
}
