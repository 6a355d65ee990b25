import { expect, type Locator, type Page } from '@playwright/test';
import { OPTIONAL_STEPS } from '../domain/jobs/jobFacts';
import type { Question } from '../domain/jobs/questionnaire';
import { aPdf } from '../server/files/inspect/testing/pdfFiles';
import type { ApplyPage } from '../src/features/application/apply/applyChecks';
import { openAs } from './pages/bankid';
import { Employer } from './pages/employer';
import { test } from './pages/test';
import { words } from './words';

const t = words('sv');
/** No other test uses this person. */
const PERSON = 'Sixten Brohage';
const PHONE = { width: 390, height: 844 };
const PHONE_NUMBER = '070-174 06 31';

test.use({ locale: 'sv-SE', viewport: PHONE });

/** Focuses a control and presses Enter. */
async function press(control: Locator): Promise<void> {
  await control.focus();
  await control.press('Enter');
}

type Step = Exclude<ApplyPage, 'completion' | 'tasks'>;
const step = (page: Page, id: Step) =>
  page.getByRole('link', { name: t(`apply.step.${id}`), exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const next = (page: Page) => page.getByRole('button', { name: t('apply.next'), exact: true });
const taskList = (page: Page) => page.getByRole('list', { name: t('apply.steps') });

async function upload(page: Page, id: Step, name: string): Promise<void> {
  await page
    .locator('input[data-way="choose"]')
    .first()
    .setInputFiles({ name: `${name}.pdf`, mimeType: 'application/pdf', buffer: aPdf() });
  await expect(page.getByRole('radio', { name })).toBeChecked();
  await continueFrom(page, id);
}

async function addReference(page: Page, { name, job }: { name: string; job: '1' | '2' }) {
  await press(page.getByRole('button', { name: t('account.reference.add') }));
  const dialog = page.getByRole('dialog');
  const latest = dialog.getByRole('radio', { name: t(`account.reference.job.${job}`) });
  await latest.focus();
  await latest.press('Space');
  await dialog.getByLabel(t('account.reference.workplace')).fill('Exempelkliniken');
  await dialog.getByLabel(t('account.reference.name')).fill(name);
  await dialog.getByLabel(t('account.reference.phone')).fill('070-174 06 32');
  await dialog.getByLabel(t('account.reference.email')).fill('chef@example.com');
  const manager = dialog.getByRole('checkbox', { name: t('account.reference.is_manager') });
  await manager.focus();
  await manager.press('Space');
  await dialog.getByLabel(t('account.reference.email')).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name })).toBeChecked();
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  const box = page.getByRole('combobox', { name: label }).and(page.locator('input'));
  await box.fill(option);
  await page.getByRole('option', { name: option }).first().click();
  await box.press('Escape');
}

/** Opens a step from the list of them all. */
async function openStep(page: Page, id: Step): Promise<void> {
  await press(page.getByRole('link', { name: t('apply.tasks.back'), exact: true }));
  await press(step(page, id));
  await expect(heading(page, t(`apply.${id}.title`))).toBeFocused();
}

/** Continues to the next step, when this one is saved. */
async function continueFrom(page: Page, id: Step): Promise<void> {
  await press(next(page));
  await expect(heading(page, t(`apply.${id}.title`))).toHaveCount(0);
}

async function choosePressed(choice: Locator): Promise<void> {
  await choice.focus();
  await choice.press('Space');
}

const options = ['Ja', 'Nej'].map((text) => ({ id: text.toLowerCase(), text }));
/** One of each type. */
const QUESTIONS: Question[] = [
  { id: 'when', type: 'short_answer', text: 'När kan du börja?', options: [] },
  { id: 'car', type: 'single_choice', text: 'Har du körkort?', options },
  { id: 'nights', type: 'multiple_choice', text: 'Vilka pass kan du ta?', options },
].map((question) => ({ ...question, required: true, audience: 0 }) as Question);

test('an application with every step, begun in one browser and continued in another, by keyboard', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  await page.goto('/register');
  await page.getByLabel(t('auth.register.email')).fill('sixten.brohage@example.com');
  await choose(page, t('auth.register.professions'), 'Sjuksköterska');
  await choose(page, t('auth.register.workfields'), 'Hemsjukvård');
  await choose(page, t('auth.register.locations'), 'Umeå');
  await press(page.getByRole('button', { name: t('auth.bankid.same') }));
  await press(page.getByRole('button', { name: PERSON }));
  await expect(page).toHaveURL(/\/account/);
  // Without that no receipt is mailed
  await page.goto('/demo/mail');
  const mail = page.getByRole('article').filter({ hasText: 'sixten.brohage@example.com' });
  await press(mail.getByRole('link', { name: /bekrafta-epost/u }).first());
  await press(page.getByRole('button', { name: t('confirm_email.button') }));
  await expect(
    page.getByRole('heading', { name: t('confirm_email.confirmed.title') }),
  ).toBeVisible();

  const employer = new Employer(request);
  const job = await employer.publish({
    title: 'Distriktssköterska med alla steg',
    workRole: 'distriktsskoterska',
    questionnaire: QUESTIONS,
    steps: [...OPTIONAL_STEPS],
  });
  await employer.offerInterviews(job.id, 2);
  await page.goto(`/jobb/${job.slug}`);
  await press(page.getByRole('link', { name: t('job_detail.apply'), exact: true }));
  await expect(heading(page, t('apply.tasks.title'))).toBeVisible();
  await expect(taskList(page).getByText(t('apply.state.waits'))).toBeVisible();

  // The first incomplete step; each leads to the next
  await press(page.getByRole('link', { name: t('apply.tasks.go_on') }));
  await expect(heading(page, t('apply.contact_details.title'))).toBeFocused();
  await page.getByLabel(t('forms.phone')).fill(PHONE_NUMBER);
  await page.getByLabel(t('forms.phone')).press('Enter');
  await expect(heading(page, t('apply.contact_details.title'))).toHaveCount(0);
  await press(page.getByRole('link', { name: t('apply.tasks.back'), exact: true }));
  await press(step(page, 'cv'));
  await upload(page, 'cv', 'Mitt CV');
  // An answer is half typed, and the page is closed
  await openStep(page, 'questionnaire');
  await page.getByLabel('När kan du börja?').fill('I mar');
  await expect(page.getByText(t('apply.saved'))).toBeVisible();
  const form = new URL(page.url());
  form.searchParams.delete('step');
  await page.close();

  const elsewhere = await browser.newContext({
    baseURL,
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    viewport: PHONE,
  });
  const other = await elsewhere.newPage();
  await openAs(other, PERSON, form.pathname + form.search);
  await expect(heading(other, t('apply.tasks.title'))).toBeVisible();
  await expect(taskList(other).getByText('Mitt CV')).toBeVisible();

  await press(step(other, 'questionnaire'));
  const typed = other.getByLabel('När kan du börja?');
  await expect(typed).toHaveValue('I mar');
  await typed.fill('I mars');
  await choosePressed(other.getByRole('radio', { name: 'Ja' }));
  await choosePressed(other.getByRole('checkbox', { name: 'Nej' }));
  await continueFrom(other, 'questionnaire');
  for (const [id, name] of [
    ['licence', 'Legitimation'],
    ['id_card', 'Id-handling'],
    ['cpr_certificate', 'HLR-intyg'],
  ] as const) {
    await openStep(other, id);
    await upload(other, id, name);
  }
  await openStep(other, 'system_knowledge');
  await choose(other, t('account.systems'), 'TakeCare');
  await continueFrom(other, 'system_knowledge');
  await openStep(other, 'prescriber_code');
  await other.getByLabel(t('account.prescriber_code')).fill('1234567');
  await continueFrom(other, 'prescriber_code');
  await openStep(other, 'interview');
  await choosePressed(other.getByRole('radio').first());
  await continueFrom(other, 'interview');
  await openStep(other, 'references');
  await addReference(other, { name: 'Bo Ek', job: '1' });
  await addReference(other, { name: 'Eva Dal', job: '2' });
  await continueFrom(other, 'references');
  await openStep(other, 'criminal_record');
  await press(other.getByRole('button', { name: t('apply.criminal_record.pass') }));

  await expect(heading(other, t('apply.summary.title'))).toBeVisible();
  for (const text of [/70-174 06 31/u, 'I mars', 'Mitt CV', 'TakeCare', /svensk tid/u, 'Bo Ek']) {
    await expect(other.getByText(text).first()).toBeVisible();
  }
  expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await press(other.getByRole('button', { name: t('apply.send') }));
  await expect(
    other.getByRole('heading', { level: 1, name: t('apply.receipt.title') }),
  ).toBeFocused();
  const reference = await other
    .locator('dl')
    .filter({ hasText: t('apply.receipt.reference') })
    .getByText(/^[0-9A-F]{8}$/u)
    .textContent();
  await expect(other.getByText(/^Intervjun är bokad/u)).toBeVisible();
  await other.goto('/demo/mail');
  await expect(other.getByText(new RegExp(`${reference}`, 'u')).first()).toBeVisible();
  await other.goto('/account?page=documents');
  await expect(other.getByRole('listitem').filter({ hasText: job.title }).first()).toBeVisible();
  await elsewhere.close();
});
