import { PAGE_IDS } from '#domain/pageIds';

/** Milliseconds after the document is whole that scripts wait for the first paint at most. */
const LONGEST_WAIT = 1_000;

function documentIsWhole(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState !== 'loading') resolve();
    else document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
  });
}

/** The style sheet has come, or will not. Its events do not bubble, but are captured on the way. */
function styleSheetIsSettled(): Promise<void> {
  return new Promise((resolve) => {
    const hear = ({ target }: Event): void => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') resolve();
    };
    document.addEventListener('load', hear, true);
    document.addEventListener('error', hear, true);
  });
}

/** The next frame has been drawn. A page that is out of sight draws none: it waits for nothing. */
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

/** Moves what has come of the waiting tags into the head: there the browser acts on them. */
function takeIn(selector: string): void {
  const template = document.getElementById(PAGE_IDS.scripts);
  if (template instanceof HTMLTemplateElement) {
    document.head.append(...template.content.querySelectorAll(selector));
  }
}

/**
 * Fetches the first script, by far the largest, when the style sheet is there: it takes nothing of
 * the line from it. The others wait for the first paint, since every one costs a slow processor
 * time. All run when the document is whole and painted. A paint that does not come holds them up
 * for a second: the page must get its scripts whatever the browser does.
 */
export async function loadScripts(): Promise<void> {
  const styled = styleSheetIsSettled();
  void styled.then(() => takeIn('link:first-child'));
  await documentIsWhole();
  await Promise.race([styled.then(nextPaint), wait(LONGEST_WAIT)]);
  takeIn('link,script');
}
