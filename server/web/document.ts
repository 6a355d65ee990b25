import { createHash } from 'node:crypto';
import { PAGE_IDS } from '#domain/pageIds';
import { INLINE_SCRIPT } from './inlineScript.generated';
import type { StyleElement } from './pageRenderer';

/** For the content security policy: the one inline script, by its hash. */
export const INLINE_SCRIPT_HASH = sourceHash(INLINE_SCRIPT);

/** A hash as the content security policy names it. */
function sourceHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** A style element's tag, and the hash by which the page's policy allows it. */
function styleTag(styles: StyleElement): { tag: string; hash: string } {
  // Within a style element only its end tag is markup
  const css = styles.css.replaceAll('</', '<\\/');
  return {
    tag: `<style data-emotion="${styles.dataEmotion}">${css}</style>`,
    hash: sourceHash(css),
  };
}

/** JSON that cannot end its script element or start a comment in it. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** A page as sent, and the hashes of the style elements in it. */
export interface AssembledDocument {
  html: string;
  styleHashes: readonly string[];
}

/** React's document as a page to read: with its styles, without a script or data. */
export function assembleWithoutScript(page: {
  html: string;
  tags: string;
  styles?: StyleElement | null | undefined;
}): AssembledDocument {
  const style = page.styles && styleTag(page.styles);
  const endOfHead = page.html.indexOf('</head>');
  const [start, end] = [page.html.slice(0, endOfHead), page.html.slice(endOfHead)];
  return {
    html: `<!DOCTYPE html>${start}${style?.tag ?? ''}${page.tags}${end}`,
    styleHashes: style ? [style.hash] : [],
  };
}

/** React's document with the build's tags, the styles and the data inserted. */
export function assembleDocument(page: {
  html: string;
  tags: string;
  styles?: StyleElement | null | undefined;
  hydration: unknown;
}): AssembledDocument {
  const style = page.styles && styleTag(page.styles);
  // Before the style sheet, whose rules take precedence over those of MUI's parts
  const head = `<script>${INLINE_SCRIPT}</script>${style?.tag ?? ''}${page.tags}`;
  const data = `<script type="application/json" id="${PAGE_IDS.data}">${scriptJson(page.hydration)}</script>`;
  const { html } = page;
  // Each place is looked for in React's text: to search in what was put together, V8 copies all of it
  const endOfHead = html.indexOf('</head>');
  const endOfBody = html.lastIndexOf('</body>');
  const parts = [
    '<!DOCTYPE html>',
    html.slice(0, endOfHead),
    head,
    html.slice(endOfHead, endOfBody),
    data,
    html.slice(endOfBody),
  ];
  return {
    html: parts.join(''),
    styleHashes: style ? [style.hash] : [],
  };
}
