/** What a translator leaves alone: their text is no text on the page. */
const UNTOUCHED = 'script, style, textarea';

/** Every text below `root` that is not wrapped yet. */
function bareTexts(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const parent = text.parentElement;
    if (parent && parent.localName !== 'font' && !parent.closest(UNTOUCHED)) texts.push(text);
  }
  return texts;
}

/** A text that gave way, and what stands in the page in its place. */
type Translation = { original: Text; shown: HTMLElement };

/**
 * Does to a page what Google Translate does: each text node gives way to a new one in two `<font>`.
 * The words stay; every node is taken, also one that a real translator would leave, such as a space.
 */
function translate(root: Node): Translation[] {
  return bareTexts(root).map((original) => {
    const shown = document.createElement('font');
    shown.appendChild(document.createElement('font')).textContent = original.data;
    original.replaceWith(shown);
    return { original, shown };
  });
}

/**
 * Translates `root`, and goes on with what changes in it. `stale` tells what the page has left
 * standing: texts that were written anew after they gave way, which nobody sees.
 */
export function keepTranslated(root: Node): { stale: () => string[]; stop: () => void } {
  let translations = translate(root);
  const observer = new MutationObserver(() => translations.push(...translate(root)));
  observer.observe(root, { childList: true, subtree: true, characterData: true });
  return {
    stale() {
      translations = translations.filter(({ shown }) => shown.isConnected);
      return translations
        .filter(({ original, shown }) => original.data !== shown.textContent)
        .map(({ original, shown }) => `“${shown.textContent}” became “${original.data}”`);
    },
    stop: () => observer.disconnect(),
  };
}
