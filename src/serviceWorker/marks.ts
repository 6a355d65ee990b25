import { type Language, LOCALE, languageNamed } from '#domain/language';
import type { Copy } from './copies';

const TEXTS = {
  sv: {
    offline: 'Du är inte uppkopplad. Sidan är sparad på den här enheten och hämtades ',
    stale:
      '. Uppdraget kan ha ändrats eller stängts sedan dess. För att ansöka eller visa intresse behöver du vara uppkopplad.',
    own: '. Det som gäller kan ha ändrats sedan dess.',
    retry: 'Försök igen',
    kept: 'Uppdrag som du kan läsa nu',
    fetched: 'Hämtat ',
  },
  en: {
    offline: 'You are offline. This page is saved on this device and was fetched on ',
    stale:
      '. The job may have changed or closed since then. To apply or show interest you need to be online.',
    own: '. What applies may have changed since then.',
    retry: 'Try again',
    kept: 'Assignments that you can read now',
    fetched: 'Fetched on ',
  },
} as const satisfies Record<Language, object>;

/** Where the offline page lists the jobs that can be read; `FailurePage` writes it. */
const LIST_PLACE = '<div data-kept-jobs="true"></div>';

/** Attributes are all that the site's policy allows; the colours are those of the text around it. */
const NOTICE_STYLE =
  'margin:1rem auto;max-width:60rem;box-sizing:border-box;padding:1rem;border:2px solid;border-radius:.5rem;font-weight:600';

const timeIn = (language: Language, at: number): string =>
  new Intl.DateTimeFormat(LOCALE[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Stockholm',
  }).format(at);

/** A copy of a job's page or of an own one, with a notice at its top that it is a copy. */
export function markedCopy({ html, madeAt, headers }: Copy, of: 'job' | 'own'): Response {
  const language = languageNamed(headers.get('content-language'));
  const texts = TEXTS[language];
  const notice = `<div role="note" data-kept-page style="${NOTICE_STYLE}">${texts.offline}${timeIn(language, madeAt)}${of === 'job' ? texts.stale : texts.own} <a href="">${texts.retry}</a></div>`;
  return page(
    html.replace(/<body[^>]*>/, (body) => body + notice),
    headers,
  );
}

/** A page's title ends with the site's name. */
const withoutBrand = (title: string): string => title.replace(/ \| [^|]*$/, '');

/** The offline page with the jobs that can be read. Its own style sheet gives them their look. */
export function offlinePage(
  { html, headers }: Copy,
  copies: readonly (Pick<Copy, 'title' | 'madeAt'> & { url: string })[],
  language: Language,
): Response {
  const texts = TEXTS[language];
  const items = copies.map(
    ({ url, title, madeAt }) =>
      `<li><a href="${encodeURI(url)}">${withoutBrand(title)}</a><small>${texts.fetched}${timeIn(language, madeAt)}</small></li>`,
  );
  const list =
    items.length === 0
      ? ''
      : `<section data-kept-jobs="true"><h2>${texts.kept}</h2><ul>${items.join('')}</ul></section>`;
  return page(
    html.replace(LIST_PLACE, () => list),
    headers,
  );
}

/** With the status "service unavailable", so that nothing takes it for the page itself. */
const page = (html: string, headers: Headers): Response =>
  new Response(html, { status: 503, headers });
