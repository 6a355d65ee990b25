import { expect, type Page } from '@playwright/test';
import { load } from 'cheerio';
import { addDays } from '../domain/calendar/days';
import { aPdf } from '../server/files/inspect/testing/pdfFiles';
import { completeApplication } from './pages/apply';
import { identifyAs } from './pages/bankid';
import { Employer } from './pages/employer';
import { test } from './pages/test';
import { pattern, words } from './words';

const t = words('sv');
/** No other test uses this person; of the others who want offers in this profession nobody can sign in. */
const PERSON = 'Folke Strandmyr';
const ADDRESS = 'folke.strandmyr@example.com';
const PROFESSION = 'arbetsterapeut';

test.use({ locale: 'sv-SE', viewport: { width: 390, height: 844 } });

const QUESTION = {
  id: 'evenings',
  type: 'single_choice',
  text: 'Kan du arbeta kväll?',
  required: true,
  options: [
    { id: 'yes', text: 'Ja, gärna' },
    { id: 'no', text: 'Nej' },
  ],
  audience: 0,
};

const card = (page: Page, title: string) => page.getByRole('article', { name: title });

/** Where the mail that the person got leads, as the demo's page of mails shows it; null for none yet. */
async function mailedReply(page: Page): Promise<string | null> {
  const mails = load(await (await page.request.get('/demo/mail')).text());
  const own = mails('article').filter((_, mail) => mails(mail).text().includes(ADDRESS));
  return own.find('a[href*="/candidate/reply?id="]').first().attr('href') ?? null;
}

// An employer is shown five people of a profession at least, by pseudonyms (record 0053): it invites all
// of them, and learns who one of them is by their answer
test('an invitation is answered, requested documents are shared, and the assignment is completed', async ({
  page,
  request,
}) => {
  const employer = new Employer(request);
  const today = new Date().toISOString().slice(0, 10);
  // Under way since yesterday
  const job = await employer.publish({
    title: 'Arbetsterapeut till rehabilitering',
    workRole: PROFESSION,
    workFields: [],
    timeOfDay: [],
    systems: [],
    startsOn: addDays(today, -1),
    endsOn: addDays(today, 60),
  });
  const { results } = await employer.call('GET', `candidates?jobId=${job.id}`);
  expect(results).toHaveLength(5);
  for (const { candidate } of results) {
    await employer.call('POST', 'candidates/invite', {
      jobId: job.id,
      candidate,
      message: 'Vi söker någon som du.',
      questionnaire: [QUESTION],
    });
  }

  // The mail's link, without a session
  await expect.poll(() => mailedReply(page)).not.toBeNull();
  await page.goto((await mailedReply(page)) ?? '');
  await page
    .locator('main')
    .getByRole('link', { name: t('auth.register.login') })
    .click();
  await expect(page).toHaveURL(/\/login/u);
  await identifyAs(page, 'sv', PERSON);
  await expect(page).toHaveURL(/\/candidate\/reply\?id=/u);
  await expect(page.getByText('Vi söker någon som du.')).toBeVisible();
  const interested = page.getByRole('button', { name: t('reply.interested') });
  await interested.press('Enter');
  await expect(page.getByRole('radiogroup', { name: QUESTION.text })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await page.getByRole('radio', { name: 'Ja, gärna' }).press('Space');
  await interested.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('reply.title.interested'));
  const [{ id, invitation: form }] = (await employer.call('GET', `applications?jobId=${job.id}`))
    .results;
  expect(form.answers).toEqual({ evenings: 'yes' });

  await page.getByRole('link', { name: t('reply.apply') }).click();
  await completeApplication(page, 'sv');
  await page.getByRole('link', { name: t('apply.receipt.applications') }).click();
  await expect(card(page, job.title)).toBeVisible();

  // What is asked for comes to the open page, and sharing it lets the application go on
  await employer.call('POST', `applications/${id}/status`, { status: 'qualified' });
  await employer.call('POST', `applications/${id}/document_request`, {
    types: ['cpr_certificate'],
    dueOn: addDays(today, 7),
  });
  const share = card(page, job.title).getByRole('link', {
    name: t('application.waits.documents'),
  });
  await share.press('Enter');
  await page
    .locator('input[data-way="choose"]')
    .setInputFiles({ name: 'hlr.pdf', mimeType: 'application/pdf', buffer: aPdf() });
  await expect(page.getByRole('radio', { name: 'hlr' })).toBeChecked();
  await page.getByRole('button', { name: t('asked.share') }).press('Enter');
  await expect(page.getByRole('heading', { name: t('asked.done.title') })).toBeVisible();
  await page.getByRole('link', { name: t('asked.back') }).click();
  await expect(card(page, job.title)).toContainText(t('application.status.qualified'));

  for (const status of ['documented', 'presented', 'accepted', 'employed']) {
    await employer.call('POST', `applications/${id}/status`, { status });
  }
  await card(page, job.title)
    .getByRole('link', { name: t('application.assignment') })
    .press('Enter');
  const ongoing = page.getByRole('region', { name: pattern(t('assignments.ongoing')) });
  await expect(ongoing.getByRole('article', { name: job.title })).toBeVisible();
});
