import { createHash } from 'node:crypto';
import { type Html, html } from '../lib/html';
import { ICON, plainPage } from '../lib/plainPage';
import type { ListedMail } from './mails.repository';

const BANNER = 'Simulering – inga riktiga mejl skickas / Simulation – no real mail is sent';

const STYLE = `
:root { color-scheme: light dark; --paper: #f4f6f8; --card: #ffffff; --ink: #17212b; --soft: #4a5865;
  --line: #7c8894; --link: #17536b; --banner: #ffd84d; --banner-ink: #2b2100; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #10161c; --card: #1a232c; --ink: #eef2f5; --soft: #b3c0cb; --line: #8494a3; --link: #8fd0ea; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
.banner { margin: 0; padding: 0.75rem 1rem; background: var(--banner); color: var(--banner-ink);
  font-weight: 700; text-align: center; }
main { max-width: 44rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1 { margin: 0 0 0.5rem; font-size: 1.75rem; line-height: 1.2; }
h2 { margin: 0; font-size: 1.125rem; line-height: 1.3; }
p { margin: 0 0 0.75rem; color: var(--soft); }
article { margin: 1rem 0; padding: 1rem 1.125rem; background: var(--card); border: 1px solid var(--line);
  border-radius: 0.75rem; }
pre { margin: 0.75rem 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
a { color: var(--link); display: inline-block; padding-block: 0.25rem; overflow-wrap: anywhere; }
a:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
@media (forced-colors: active) { .banner { border: 2px solid; } }
`;

/** Allows the page's one style tag and the site's icon. */
export const CAUGHT_MAIL_POLICY = [
  "default-src 'none'",
  "img-src 'self'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** For a mail shown by itself: its styles are in attributes, and only the site's icon may be loaded. */
export const MAIL_BODY_POLICY = [
  "default-src 'none'",
  "img-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const LINK = /(https?:\/\/\S+)/u;

/** A text with its addresses as links. */
function linked(text: string): Html[] {
  return text
    .split(LINK)
    .map((part) => (LINK.test(part) ? html`<a href="${part}">${part}</a>` : html`${part}`));
}

/** The demo run's mail, newest first. */
export function caughtMailPage(
  mails: readonly ListedMail[],
  bodyPath: (id: string) => string,
): string {
  const articles = mails.map(
    (mail) => html`<article>
<h2>${mail.subject}</h2>
<p>Till / To: ${mail.to}<br><time datetime="${mail.createdAt}">${mail.createdAt.slice(0, 16).replace('T', ' ')} UTC</time></p>
<pre>${linked(mail.text)}</pre>
<a href="${bodyPath(mail.id)}">Visa som HTML / Show as HTML</a>
</article>`,
  );
  return plainPage({
    language: 'sv',
    title: 'Mejl i demonstrationen / Mail of the demo',
    style: STYLE,
    body: html`<header><p class="banner">${BANNER}</p></header>
<main>
<h1>Mejl</h1>
<p>Det som demonstrationen skulle ha skickat visas här, det senaste först.<br><span lang="en">What the demo would have sent is shown here, the newest first.</span></p>
${articles.length > 0 ? articles : html`<p>Inga mejl än. / <span lang="en">No mail yet.</span></p>`}
</main>`,
  });
}

/** A mail as a page, with the site's icon, which a mail itself has not. */
export const caughtMailBody = (mail: string): string =>
  mail.replace('</head>', () => `${ICON.markup}</head>`);
