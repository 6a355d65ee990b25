const ADDRESS = '(?:https?:\\/\\/|mailto:|tel:|#|\\/(?!\\/))[^"<>\\s\\\\]*';
const TEXT = '[^"<>]*';

/** Every tag that an article may have, as `toArticleHtml` writes it. */
const TAG = new RegExp(
  `^(?:${[
    '/?(?:p|ul|li|blockquote|pre|code|strong|em|del|table|thead|tbody|tr)',
    '(?:hr|br)',
    '/(?:h[234]|ol|a|th|td|div)',
    'h[234](?: id="[\\p{L}\\p{N}_-]+")?',
    'ol(?: start="\\d{1,6}")?',
    't[hd](?: align="(?:left|right|center)")?',
    `a href="${ADDRESS}"`,
    `img src="\\/(?!\\/)[^"<>\\s\\\\]*" alt="${TEXT}"`,
    `div role="region" tabindex="0" aria-label="${TEXT}"`,
  ].join('|')})$`,
  'u',
);
const WITHOUT_END = new Set(['hr', 'br', 'img']);

/**
 * Whether HTML has nothing but the elements and attributes of an article, each closed in its order.
 * Stored HTML is checked too, since it may not come from the import; what fails is not shown. Only
 * tags are read, since none of these elements changes how the text inside is parsed.
 */
export function isSafeHtml(html: string): boolean {
  const open: string[] = [];
  const [text = '', ...rest] = html.split('<');
  if (text.includes('\0')) return false;
  for (const part of rest) {
    const end = part.indexOf('>');
    const tag = part.slice(0, end);
    if (end < 0 || !TAG.test(tag)) return false;
    const name = /^\/?[a-z0-9]+/u.exec(tag)?.[0] ?? '';
    if (!name.startsWith('/')) {
      if (!WITHOUT_END.has(name)) open.push(name);
    } else if (open.pop() !== name.slice(1)) {
      return false;
    }
  }
  return open.length === 0;
}
