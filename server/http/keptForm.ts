import type { Language } from '#domain/language';
import { html } from '../lib/html';
import { plainPage } from '../lib/plainPage';

/** Why a form was not taken: nothing can be stored, or too much has come from its address. */
export type KeptReason = 'unavailable' | 'rate_limited';

interface Words extends Record<KeptReason, string> {
  title: string;
  again: string;
  back: string;
}

const WORDS: Record<Language, Words> = {
  sv: {
    title: 'Det gick inte att skicka just nu',
    unavailable:
      'Vi kan inte spara något just nu. Det du fyllde i finns kvar på den här sidan: låt den vara öppen, och skicka igen om några minuter.',
    rate_limited:
      'Det har kommit för mycket på en gång härifrån, så vi tog inte emot det. Det du fyllde i finns kvar på den här sidan: låt den vara öppen, och skicka igen om några minuter.',
    again: 'Skicka igen',
    back: 'Tillbaka utan att skicka',
  },
  en: {
    title: 'It could not be sent right now',
    unavailable:
      'We cannot save anything right now. What you filled in is still on this page: keep it open, and send it again in a few minutes.',
    rate_limited:
      'Too much has come from here at once, so we did not take it. What you filled in is still on this page: keep it open, and send it again in a few minutes.',
    again: 'Send again',
    back: 'Back without sending',
  },
};

/**
 * The page of a form that was not taken: it holds what was filled in, and posts it again.
 * Only for a form of the site's own, or a press here would post what another site has written.
 */
export function keptForm(
  fields: URLSearchParams,
  {
    reason,
    action,
    back,
    language,
  }: { reason: KeptReason; action: string; back: string; language: Language },
): string {
  const words = WORDS[language];
  const kept = [...fields].map(
    ([name, value]) =>
      // The first line break of a hidden value is part of it, unlike that of a textarea
      html`<input type="hidden" name="${name}" value="${value}">`,
  );
  const body = html`<main><h1>${words.title}</h1><p role="status">${words[reason]}</p>
<form method="post" action="${action}">${kept}<button type="submit">${words.again}</button></form>
<p><a href="${back}">${words.back}</a></p></main>`;
  return plainPage({ language, title: words.title, body });
}
