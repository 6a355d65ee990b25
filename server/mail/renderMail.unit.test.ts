import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#domain/language';
import type { MailTemplate } from './mailWords';
import { mailWordsEn } from './mailWords.en';
import { mailWordsSv } from './mailWords.sv';
import { renderMail } from './renderMail';
import { HOSTILE, MAIL_VALUES } from './testing/mailValues';

/** Whether a mail has a value that somebody can write; a code is made by us. */
const isWritten = (template: MailTemplate): boolean => template !== 'reference_code';
const TEMPLATES = Object.keys(MAIL_VALUES) as MailTemplate[];

describe.each(TEMPLATES)('%s', (template) => {
  it.each(LANGUAGES)('contains the same in text and in HTML (%s)', (language) => {
    const { subject, text, html } = renderMail(template, MAIL_VALUES[template], language);
    expect(subject).toMatch(/^\P{C}{10,78}$/u);
    expect(text.includes(HOSTILE)).toBe(isWritten(template));
    expect(html).toContain(`<html lang="${language}">`);
    const shown = html.replace(/<style>.*<\/style>|<title>.*<\/title>/gsu, '');
    for (const line of text.split(/\n+/u).filter((one) => one && one !== `${HOSTILE}`)) {
      expect(shown).toContain(line.replace(/:$/u, ''));
    }
  });

  it.each(LANGUAGES)('escapes every value in the HTML (%s)', (language) => {
    const { html } = renderMail(template, MAIL_VALUES[template], language);
    expect(html).not.toContain('<script');
    const escaped = '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;b=&#39;"';
    expect(html.includes(escaped)).toBe(isWritten(template));
  });

  it('has the same parts in both languages', () => {
    const partsOf = <Name extends MailTemplate>(name: Name) =>
      [mailWordsSv, mailWordsEn].map((words) => {
        const { paragraphs, action, closing } = words[name](MAIL_VALUES[name]);
        return [paragraphs.length, action !== null, closing.length];
      });
    const [swedish, english] = partsOf(template);
    expect(english).toEqual(swedish);
  });
});

describe('a mail claims nothing that its sender does not know', () => {
  const textOf = (template: MailTemplate, language: (typeof LANGUAGES)[number]) =>
    renderMail(template, MAIL_VALUES[template], language).text;

  it.each(LANGUAGES)('that an account has a BankID, which others may not have (%s)', (language) => {
    for (const template of ['email_in_use', 'already_registered', 'way_removed'] as const) {
      expect(textOf(template, language), template).not.toContain('BankID');
    }
  });

  it.each(LANGUAGES)('how long ago a reference was asked for (%s)', (language) => {
    expect(textOf('reference_reminder', language)).not.toMatch(/vecka|week/u);
  });

  it.each(LANGUAGES)(
    'that an address is kept for nothing else than the account (%s)',
    (language) => {
      expect(textOf('account_deleted', language)).toMatch(
        /hörde till kontot|belonged to the account/u,
      );
      expect(textOf('account_deleted', language)).toMatch(/utan att logga in|without logging in/u);
    },
  );
});
