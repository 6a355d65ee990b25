import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { Job } from '../../domain/jobs/job';
import type { Language } from '../../domain/language';
import { Employer } from '../pages/employer';
import { pattern, words } from '../words';
import type { Reader } from './reader';

/** No other test uses this person. */
const PERSON = 'Disa Klintmark';

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

/** Where a reader walks. */
interface Walked {
  page: Page;
  request: APIRequestContext;
  language: Language;
  /** The name of a ward that no other job has. */
  ward: string;
}

/**
 * Five journeys of one person by keys: to find a job and read it, to filter, to sign in, to apply, and
 * to write to the employer.
 *
 * @param startReader - called when the job is there.
 * @param done - called after each with the reader, which has what was said in it.
 */
export async function walkFiveJourneys(
  { page, request, language, ward }: Walked,
  startReader: () => Promise<Reader>,
  done: (journey: string, reader: Reader) => void,
): Promise<void> {
  const t = words(language);
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const main = () => page.locator('main');
  const employer = new Employer(request);
  const title = `Sjuksköterska till avdelning ${ward}`;
  const job = await employer.publish({ title, questionnaire: QUESTIONS });
  await expect.poll(async () => (await request.get(`/jobs?q=${ward}`)).text()).toContain(title);
  const reader = await startReader();

  await findAndRead();
  done('findAndRead', reader);
  await filter();
  done('filter', reader);
  await signIn();
  done('signIn', reader);
  await apply();
  done('apply', reader);
  await talk();
  done('talk', reader);

  async function findAndRead(): Promise<void> {
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
      main(),
      page.getByRole('region', { name: t('job_detail.similar'), exact: true }),
    );
  }

  async function filter(): Promise<void> {
    const dialog = page.getByRole('dialog', { name: t('jobs.bar.all_filters') });
    const onCall = dialog.getByLabel(t('jobs.sheet.on_call_switch'));
    const show = dialog.locator('button[type=submit]');
    await reader.open('/jobs');
    await reader.jumpTo(button(pattern(t('jobs.bar.all_filters'))));
    await reader.press('Enter', dialog);
    await reader.press('Tab');
    await reader.press('Tab');
    await reader.jumpTo(onCall);
    const unfiltered = await show.innerText();
    await reader.press(' ', show.filter({ hasNotText: unfiltered }));
    await reader.jumpTo(show);
    await reader.press('Enter', main());
    await expect(dialog).toBeHidden();
    await reader.press('Tab');
  }

  async function signIn(): Promise<void> {
    await reader.open(`/jobb/${job.slug}`);
    await reader.jumpTo(page.getByRole('link', { name: t('job_detail.apply'), exact: true }));
    const toLogin = main().getByRole('link', { name: t('auth.register.login') });
    await reader.press('Enter', toLogin);
    await reader.jumpTo(toLogin);
    await reader.press('Enter', page.getByRole('heading', { name: t('auth.login.title') }));
    await reader.tabTo(button(t('auth.bankid.same')));
    await reader.press('Enter', button(PERSON));
    await reader.jumpTo(button(PERSON));
    await reader.press(
      'Enter',
      page.getByRole('heading', { name: t('apply.questionnaire.title') }),
    );
  }

  async function apply(): Promise<void> {
    const next = button(t('apply.next'));
    const heading = (name: string) => page.getByRole('heading', { name });
    await reader.read(main());
    await reader.jumpTo(next);
    await reader.press('Enter', page.getByRole('alert').filter({ hasText: /./u }));
    await reader.press('Tab');
    await reader.press('Enter');
    await reader.press(' ');
    await reader.press('Tab');
    await reader.type('Åtta år.');
    await reader.press('Tab');
    await reader.press('Enter', heading(t('apply.summary.title')));
    await reader.read(main());
    await reader.jumpTo(button(t('apply.send')));
    await reader.press('Enter', heading(t('apply.receipt.title')));
    await reader.read(main());
  }

  async function talk(): Promise<void> {
    const log = page.getByRole('log');
    await reader.jumpTo(main().getByRole('link', { name: t('application.write') }));
    await reader.press('Enter', log);
    await reader.read(main());
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
}
