const ATTRIBUTE = 'data-first-focus';

/** Put on what a page wants the focus on when somebody comes to it; else it goes to the content. */
export const FIRST_FOCUS = { [ATTRIBUTE]: '' } as const;

/** Where the focus goes when the path has changed. */
export function firstFocusIn(content: HTMLElement): HTMLElement {
  return content.querySelector<HTMLElement>(`[${ATTRIBUTE}]`) ?? content;
}
