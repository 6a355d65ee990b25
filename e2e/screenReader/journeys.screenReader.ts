import { expect, type Page, test } from '@playwright/test';
import type { Job } from '../../domain/jobs/job';
import type { Language } from '../../domain/language';
import { Employer } from '../pages/employer';
import { pattern, words } from '../words';
import { withPlaceholders } from './placeholders';
import { ScreenReader } from './screenReader';

/** No other test uses this person. */
const PERSON = 'Disa Klintmark';

const WALKS = [
  { language: 'sv', locale: 'sv-SE', ward: 'Lyran' },
  { language: 'en', locale: 'en-GB', ward: 'Svanen' },
] as const satisfies { language: Language; locale: string; ward: string }[];

const QUESTIONS: Job['questionnaire'] = [
  {
    id: 'nights',
    type: 'single_choice',
    text: 'Kan du arbeta natt?',
    required: true,
    options: [
      { id: 'yes', text: 'Ja' },
      { id: 'no', text: 'Nej' },
    ],
    audience: 0,
  },
  {
    id: 'experience',
    type: 'short_answer',
    text: 'Hur länge har du arbetat på en avdelning?',
    required: true,
    options: [],
    audience: 0,
  },
];

/** Compares what was said with the text of last time. */
function expectSaid(journey: string, language: Language, said: string): void {
  expect.soft(withPlaceholders(said)).toMatchSnapshot(`${journey}.${language}.txt`);
}

for (const { language, locale, ward } of WALKS) {
  test.describe(`in ${language}`, () => {
    test.use({ locale, viewport: { width: 1280, height: 900 } });
    const t = words(language);

    test('a screen reader says what it said before', async ({ page, request }) => {
      const employer = new Employer(request);
      const title = `Sjuksköterska till avdelning ${ward}`;
      const job = await employer.publish({ title, questionnaire: QUESTIONS });
      await expect.poll(async () => (await request.get(`/jobs?q=${ward}`)).text()).toContain(title);
      // Said only where loading takes long enough to be shown
      const loading = [
        t('shell.loading'),
        t('jobs.list.loading'),
        t('apply.saving'),
        t('apply.saved'),
      ];
      const reader = await ScreenReader.start(page, (text) => loading.includes(text));

      await findAndRead(page, reader, { title, ward });
      expectSaid('findAndRead', language, reader.take());
      await filter(page, reader);
      expectSaid('filter', language, reader.take());
      await signIn(page, reader, job);
      expectSaid('signIn', language, reader.take());
      await apply(page, reader);
      expectSaid('apply', language, reader.take());
      await talk(page, reader, employer);
      expectSaid('talk', language, reader.take());
    });

    const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
    const main = (page: Page) => page.locator('main');

    async function findAndRead(
      page: Page,
      reader: ScreenReader,
      { title, ward }: { title: string; ward: string },
    ): Promise<void> {
      const result = page.getByRole('link', { name: title });
      await reader.open('/jobs');
      await reader.press('Tab');
      await reader.press('Enter');
      await reader.tabTo(page.locator('input[name=q]'));
      await reader.type(ward);
      await reader.press('Enter', result);
      await reader.tabTo(result);
      await reader.read(page.getByRole('article').filter({ hasText: title }));
      await reader.press('Enter', page.getByRole('heading', { level: 1, name: title }));
      await reader.read(
        main(page),
        page.getByRole('region', { name: t('job_detail.similar'), exact: true }),
      );
    }

    async function filter(page: Page, reader: ScreenReader): Promise<void> {
      const dialog = page.getByRole('dialog', { name: t('jobs.bar.all_filters') });
      const onCall = dialog.getByLabel(t('jobs.sheet.on_call_switch'));
      const show = dialog.locator('button[type=submit]');
      await reader.open('/jobs');
      await reader.jumpTo(button(page, pattern(t('jobs.bar.all_filters'))));
      await reader.press('Enter', dialog);
      await reader.press('Tab');
      await reader.press('Tab');
      await reader.jumpTo(onCall);
      const unfiltered = await show.innerText();
      await reader.press(' ', show.filter({ hasNotText: unfiltered }));
      await reader.jumpTo(show);
      await reader.press('Enter', main(page));
      await expect(dialog).toBeHidden();
      await reader.press('Tab');
    }

    async function signIn(page: Page, reader: ScreenReader, job: Job): Promise<void> {
      await reader.open(`/jobb/${job.slug}`);
      await reader.jumpTo(page.getByRole('link', { name: t('job_detail.apply'), exact: true }));
      const toLogin = main(page).getByRole('link', { name: t('auth.register.login') });
      await reader.press('Enter', toLogin);
      await reader.jumpTo(toLogin);
      await reader.press('Enter', page.getByRole('heading', { name: t('auth.login.title') }));
      await reader.tabTo(button(page, t('auth.bankid.same')));
      await reader.press('Enter', button(page, PERSON));
      await reader.jumpTo(button(page, PERSON));
      await reader.press(
        'Enter',
        page.getByRole('heading', { name: t('apply.questionnaire.title') }),
      );
    }

    async function apply(page: Page, reader: ScreenReader): Promise<void> {
      const next = button(page, t('apply.next'));
      const heading = (name: string) => page.getByRole('heading', { name });
      await reader.read(main(page));
      await reader.jumpTo(next);
      await reader.press('Enter', page.getByRole('alert').filter({ hasText: /./u }));
      await reader.press('Tab');
      await reader.press('Enter');
      await reader.press(' ');
      await reader.press('Tab');
      await reader.type('Åtta år.');
      await reader.press('Tab');
      await reader.press('Enter', heading(t('apply.summary.title')));
      await reader.read(main(page));
      await reader.jumpTo(button(page, t('apply.send')));
      await reader.press('Enter', heading(t('apply.receipt.title')));
      await reader.read(main(page));
    }

    async function talk(page: Page, reader: ScreenReader, employer: Employer): Promise<void> {
      const log = page.getByRole('log');
      await reader.jumpTo(main(page).getByRole('link', { name: t('application.write') }));
      await reader.press('Enter', log);
      await reader.read(main(page));
      await reader.tabTo(page.getByRole('textbox', { name: pattern(t('messages.write')) }));
      await reader.type('Var börjar jag?');
      // The event that every chat begins with, and the message
      await reader.press('Enter', log.getByRole('article').nth(1));
      await employer.call('POST', `chats/${page.url().split('/').at(-1)}/messages`, {
        clientId: crypto.randomUUID(),
        senderName: 'Karin Ek',
        text: 'På avdelningen, plan 3.',
      });
      await reader.hears(/plan 3/u);
      await reader.type('Tack!');
      await reader.press(
        'Enter',
        log.getByRole('article').last().getByText(t('messages.delivery.sent')),
      );
      await reader.read(log);
    }
  });
}
