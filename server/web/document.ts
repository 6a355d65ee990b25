import { createHash } from 'node:crypto';
import { PAGE_IDS } from '#domain/pageIds';
import { INLINE_SCRIPT } from './inlineScript.generated';

/** For the content security policy: the one inline script, by its hash. */
export const INLINE_SCRIPT_HASH = `sha256-${createHash('sha256').update(INLINE_SCRIPT).digest('base64')}`;

/** JSON that cannot end its script element or start a comment in it. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** The page as sent: React's document with the build's tags and the data inserted. */
export function assembleDocument(page: { html: string; tags: string; hydration: unknown }): string {
  const head = `<script>${INLINE_SCRIPT}</script>${page.tags}`;
  const data = `<script type="application/json" id="${PAGE_IDS.data}">${scriptJson(page.hydration)}</script>`;
  return `<!DOCTYPE html>${page.html
    .replace('</head>', () => `${head}</head>`)
    .replace('</body>', () => `${data}</body>`)}`;
}
