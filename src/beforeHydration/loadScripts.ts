import { PAGE_IDS } from '#domain/pageIds';

/**
 * The longest time, in milliseconds, that scripts wait for the first paint after the document is
 * complete.
 */
const LONGEST_WAIT = 1_000;

function documentIsWhole(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState !== 'loading') resolve();
    else document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
  });
}

/** The style sheet has loaded or failed. Its events do not bubble, but can be captured. */
function styleSheetIsSettled(): Promise<void> {
  return new Promise((resolve) => {
    const hear = ({ target }: Event): void => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') resolve();
    };
    document.addEventListener('load', hear, true);
    document.addEventListener('error', hear, true);
  });
}

/** The next frame has been painted. A hidden page paints none, so nothing waits for it. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    const resolveWhenHidden = (): void => {
      if (document.hidden) resolve();
    };
    document.addEventListener('visibilitychange', resolveWhenHidden);
    resolveWhenHidden();
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Moves the waiting tags that have arrived into the head, where the browser loads them. */
function takeIn(selector: string): void {
  const template = document.getElementById(PAGE_IDS.scripts);
  if (template instanceof HTMLTemplateElement) {
    document.head.append(...template.content.querySelectorAll(selector));
  }
}

/**
 * Fetches the first script, by far the largest, when the style sheet has loaded, so that they do
 * not compete for the network. The others wait for the first paint, since each costs a slow
 * processor time. All run when the document is complete and painted. A missing paint delays them by
 * a second at most: the page must get its scripts in any browser.
 */
export async function loadScripts(): Promise<void> {
  const styled = styleSheetIsSettled();
  void styled.then(() => takeIn('link:first-child'));
  await documentIsWhole();
  await Promise.race([styled.then(nextPaint), wait(LONGEST_WAIT)]);
  takeIn('link,script');
}
