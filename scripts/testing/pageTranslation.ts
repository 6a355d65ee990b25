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

/**
 * Does to a page what Google Translate does: each text node gives way to a new one in two `<font>`.
 * The words stay, so that they can be compared; every node is taken, also one that a real translator
 * would leave, such as a space.
 */
export function translatePage(root: Node): void {
  for (const text of bareTexts(root)) {
    const outer = document.createElement('font');
    outer.appendChild(document.createElement('font')).textContent = text.data;
    text.replaceWith(outer);
  }
}

/** Translates `root`, and goes on with what changes in it. Returns what stops it. */
export function keepTranslated(root: Node): () => void {
  translatePage(root);
  const observer = new MutationObserver(() => translatePage(root));
  observer.observe(root, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}
