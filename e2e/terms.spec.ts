import { expect } from '@playwright/test';
import type { Language } from '../domain/language';
import { TERM_IDS, type TermId, type TermValues } from '../domain/terms/terms';
import { termAnswer, termName, termNames } from '../domain/terms/termWords';
import { applicationPaths } from '../src/lib/site/applicationPaths';
import { paths } from '../src/lib/site/paths';
import { applyByCall } from './pages/applyByCall';
import { openAs } from './pages/bankid';
import { Employer } from './pages/employer';
import { press } from './pages/keyboard';
import { test } from './pages/test';
import { expectNoViolations } from './pages/violations';
import { pattern, words } from './words';

const PERSON = 'Runa Vikholm';
/** Milliseconds in which a page that is read again shows what it has. */
const PATIENCE = 2000;
const CONTACT = {
  firstName: 'Runa',
  lastName: 'Vikholm',
  email: 'runa.vikholm@example.com',
  phone: '070-174 06 07',
};
const ANSWERS = {
  sickPayFrom: 2,
  pension: 'agreement',
  employerCancellation: 'Senare än 14 dagar före betalas hela uppdraget.',
} as const satisfies TermValues;
const ANSWERED = TERM_IDS.filter((id) => id in ANSWERS);

for (const { language, locale, width } of [
  { language: 'sv', locale: 'sv-SE', width: 390 },
  { language: 'en', locale: 'en-GB', width: 1440 },
  { language: 'sv', locale: 'sv-SE', width: 1440 },
  { language: 'en', locale: 'en-GB', width: 390 },
] as const satisfies { language: Language; locale: string; width: number }[]) {
  test.describe(`in ${language} at ${width} px`, () => {
    test.use({ locale, viewport: { width, height: width < 768 ? 844 : 900 } });

    test('a candidate asks for what a job does not say, and the answer stands for everybody', async ({
      page,
      request,
      browser,
    }) => {
      const t = words(language);
      const employer = new Employer(request);
      const job = await employer.publish({ title: `Villkor ${language} ${width}` });
      const path = `${paths.job(job.slug)}${language === 'en' ? '?lang=en' : ''}`;
      const terms = page.getByRole('region', { name: t('job_terms.title') });
      const text = pattern(t('job_terms.press'));

      // A visitor is led to sign in, and back
      await page.goto(path);
      await expect(terms).toContainText(t('job_terms.nothing'));
      await expect(terms.getByRole('definition')).toHaveCount(0);
      const signIn = terms.getByRole('link', { name: text });
      await expect(signIn).toHaveAttribute('href', new RegExp(`${job.id}.*%23terms$`, 'u'));

      await openAs(page, PERSON, path);
      const chatId = await applyByCall(page, job.id, CONTACT);
      await page.evaluate(
        async (body) => {
          await fetch('/api/v2/chats/send_message', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          });
        },
        { chatId, clientId: crypto.randomUUID(), text: 'Hej!' },
      );

      // The line breaks at the press: it is said, and the press is there for another try
      const ask = terms.getByRole('button', { name: text });
      await page.route('**/ask_terms', (route) => route.abort());
      await press(page, ask);
      await expect(terms.getByRole('alert')).toHaveText(t('job_terms.failed'));
      await expect(ask).toBeFocused();
      expect((await employer.call('GET', `jobs/${job.id}/terms`)).job.people).toBe(0);
      await page.unroute('**/ask_terms');
      await page.keyboard.press('Enter');
      await expect(terms.getByRole('status')).toHaveText(t('job_terms.asked'));
      await expect(ask).toHaveCount(0);
      await expect(terms).toBeFocused();
      await expectNoViolations(page);
      await page.reload();
      await expect(terms.getByRole('status')).toHaveText(t('job_terms.asked'));

      // The recruiter sees what is asked, not by whom, and answers
      const { job: asked } = await employer.call('GET', `jobs/${job.id}/terms`);
      expect(asked).toEqual({
        terms: {},
        asked: TERM_IDS.map((term) => ({ term, people: 1 })),
        people: 1,
      });
      await employer.call('PUT', `jobs/${job.id}/terms`, { terms: ANSWERS });

      // It stands for everybody, and the rest is still asked for
      const visitor = await browser.newContext({ locale, viewport: { width, height: 900 } });
      const other = await visitor.newPage();
      await other.goto(new URL(path, page.url()).href);
      for (const seen of [other, page]) {
        const section = seen.getByRole('region', { name: t('job_terms.title') });
        // A page of before the lists heard of it is read once more, as a visitor would
        await expect(async () => {
          await seen.reload();
          await expect(section.getByRole('definition')).toHaveText(
            ANSWERED.map((id: TermId) =>
              termAnswer(id, ANSWERS[id as keyof typeof ANSWERS], language),
            ),
            { timeout: PATIENCE },
          );
        }).toPass();
        await expect(section.getByRole('term')).toHaveText(
          ANSWERED.map((id) => termName(id, language)),
        );
        expect(await seen.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
      await visitor.close();
      await expect(terms.getByRole('status')).toHaveText(t('job_terms.asked'));
      await expectNoViolations(page);

      // And the chat says it
      await page.goto(applicationPaths.chat(chatId));
      const line = page.getByRole('log').getByText(pattern(t('messages.event.terms_answered')));
      for (const name of termNames(ANSWERED, language)) await expect(line).toContainText(name);
    });
  });
}
