import type { Language } from '#domain/language';
import { Html, html } from './html';

/** The site's icon. Without it a browser asks for `/favicon.ico`, which is not there. */
export const ICON = html`<link rel="icon" href="/favicon.svg" type="image/svg+xml">`;

/**
 * A whole page that is made without the site's app. Its policy must allow images of the site itself.
 *
 * @param page.style - the page's own style sheet, not escaped.
 */
export function plainPage({
  language,
  title,
  style,
  body,
}: {
  language: Language;
  title: string;
  style?: string;
  body: Html;
}): string {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${ICON}
<title>${title}</title>
${style === undefined ? '' : html`<style>${new Html(style)}</style>`}
</head>
<body>
${body}
</body>
</html>
`.markup;
}
