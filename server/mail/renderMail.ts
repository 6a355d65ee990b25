import type { Language } from '#domain/language';
import { type Html, html } from '../lib/html';
import type { MailContent, MailTemplate, MailValues, MailWords } from './mailWords';
import { mailWordsEn } from './mailWords.en';
import { mailWordsSv } from './mailWords.sv';

/** A mail as it is stored and sent. */
export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

const WORDS: Readonly<Record<Language, MailWords>> = { sv: mailWordsSv, en: mailWordsEn };

const FRAME: Readonly<Record<Language, { greeting: string; noReply: string }>> = {
  sv: { greeting: 'Hej!', noReply: 'Det går inte att svara på det här mejlet.' },
  en: { greeting: 'Hello!', noReply: 'You cannot reply to this email.' },
};

/** Renders a mail from its template and values, as text and as HTML. */
export function renderMail<Template extends MailTemplate>(
  template: Template,
  values: MailValues[Template],
  language: Language,
): RenderedMail {
  const content = WORDS[language][template](values);
  return {
    subject: content.subject,
    text: textOf(content, language),
    html: htmlOf(content, language).markup,
  };
}

function textOf(content: MailContent, language: Language): string {
  const { paragraphs, items = [], action, closing, links = [], pause } = content;
  const { greeting, noReply } = FRAME[language];
  return [
    greeting,
    ...paragraphs,
    ...items.map(({ label, href, lines }) => [label, ...lines, href].join('\n')),
    ...(action ? [`${action.label}:\n${action.href}`] : []),
    ...closing,
    ...links.map(({ label, href }) => `${label}:\n${href}`),
    ...(pause ? [`${pause.label}:\n${pause.href}`] : []),
    `Vikari\n${noReply}`,
    '',
  ].join('\n\n');
}

const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#17536b;color:#ffffff;font-weight:700;text-decoration:none';
const PARAGRAPH = 'margin:0 0 16px';
const ITEM = 'margin:0 0 16px;padding:0 0 16px;border-bottom:1px solid #7c8894';

/** Styles are in attributes, the only place where every mail program reads them. */
function htmlOf(content: MailContent, language: Language): Html {
  const { subject, paragraphs, items = [], action, closing, links = [], pause } = content;
  const { greeting, noReply } = FRAME[language];
  const paragraph = (text: string) => html`<p style="${PARAGRAPH}">${text}</p>`;
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${subject}</title>
</head>
<body style="margin:0;padding:24px 16px;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
<div style="max-width:560px;margin:0 auto">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${subject}</h1>
${[greeting, ...paragraphs].map(paragraph)}
${items.map(
  ({ label, lang = language, href, lines }) =>
    html`<p style="${ITEM}"><a href="${href}" lang="${lang}" style="font-weight:700">${label}</a>${lines.map((line) => html`<br>${line}`)}</p>
`,
)}${
  action
    ? html`<p style="margin:24px 0"><a href="${action.href}" style="${BUTTON}">${action.label}</a></p>`
    : ''
}
${closing.map(paragraph)}
${links.map(({ label, href }) => html`<p style="${PARAGRAPH}"><a href="${href}">${label}</a></p>`)}
${pause ? html`<p style="${PARAGRAPH}"><a href="${pause.href}">${pause.label}</a></p>` : ''}
<p style="margin:24px 0 0;font-size:14px">Vikari<br>${noReply}</p>
</div>
</body>
</html>
`;
}
