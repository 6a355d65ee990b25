import type { Locator, Page } from 'playwright';
import { words } from '../../e2e/words';

const t = words('sv');

/**
 * What a thumb does: each press of a control, and each field that is opened to type in. Typing
 * itself and scrolling count nothing; presses within BankID do.
 */
class Thumb {
  /** What was pressed, in order. */
  readonly taps: string[] = [];

  async tap(control: Locator, what: string): Promise<void> {
    await control.tap();
    this.taps.push(what);
  }

  async type(field: Locator, text: string, what: string): Promise<void> {
    await this.tap(field, what);
    await field.fill(text);
  }
}

/** One walk from a job's page to the receipt of the application. */
export interface Walk {
  taps: string[];
  /** From the first press to the receipt, milliseconds. */
  milliseconds: number;
}

async function timed(page: Page, jobUrl: string, walk: (thumb: Thumb) => Promise<void>) {
  await page.goto(jobUrl);
  const thumb = new Thumb();
  const start = performance.now();
  await thumb.tap(
    page.getByRole('link', { name: t('job_detail.apply'), exact: true }),
    t('job_detail.apply'),
  );
  await walk(thumb);
  await page.getByRole('heading', { name: t('apply.receipt.title') }).waitFor();
  return { taps: thumb.taps, milliseconds: performance.now() - start };
}

async function identify(page: Page, thumb: Thumb, person: string): Promise<void> {
  const bankid = t('auth.bankid.same');
  await thumb.tap(page.locator('main').getByRole('button', { name: bankid }), bankid);
  await thumb.tap(page.getByRole('button', { name: person }), `BankID: ${person}`);
}

/** Chooses in a field that has nothing yet. */
async function choose(page: Page, thumb: Thumb, label: string, option: string): Promise<void> {
  const box = page.getByRole('combobox', { name: label }).and(page.locator('input'));
  await box.waitFor();
  // A field with choices has no placeholder
  if (!(await box.getAttribute('placeholder'))) return;
  await thumb.type(box, option, label);
  await thumb.tap(page.getByRole('option', { name: option }).first(), option);
  // The list stays open for more, and covers the field below
  await thumb.tap(page.locator('label').filter({ hasText: label }).first(), 'outside the list');
}

/** What is left of the form after a sign-in, to the receipt. */
async function send(page: Page, thumb: Thumb): Promise<void> {
  const begin = page
    .getByRole('link', { name: t('apply.tasks.begin') })
    .or(page.getByRole('link', { name: t('apply.tasks.go_on') }))
    .or(page.getByRole('link', { name: t('apply.tasks.check') }))
    .last();
  const phone = page.getByLabel(t('forms.phone'));
  const sending = page.getByRole('button', { name: t('apply.send') });
  const next = page.getByRole('button', { name: t('apply.next'), exact: true });
  await begin.or(phone).or(sending).first().waitFor();
  if (await begin.isVisible()) await thumb.tap(begin, (await begin.textContent()) ?? '');
  await phone.or(sending).first().waitFor();
  if (await phone.isVisible()) {
    if ((await phone.inputValue()) === '') {
      await thumb.type(phone, '070-174 06 31', t('forms.phone'));
    }
    await thumb.tap(next, t('apply.next'));
  }
  await thumb.tap(sending, t('apply.send'));
}

/** Somebody without an account. */
export function newcomer(page: Page, jobUrl: string, person: string): Promise<Walk> {
  return timed(page, jobUrl, async (thumb) => {
    const email = page.getByLabel(t('auth.register.email'));
    await thumb.type(email, 'ny.kandidat@example.com', t('auth.register.email'));
    await choose(page, thumb, t('auth.register.professions'), 'Sjuksköterska');
    await choose(page, thumb, t('auth.register.workfields'), 'Hemsjukvård');
    await choose(page, thumb, t('auth.register.locations'), 'Umeå');
    await identify(page, thumb, person);
    await send(page, thumb);
  });
}

/** Somebody whose account is whole, in a browser that has not met them. */
export function returning(page: Page, jobUrl: string, person: string): Promise<Walk> {
  return timed(page, jobUrl, async (thumb) => {
    const login = page.locator('main').getByRole('link', { name: t('auth.register.login') });
    await thumb.tap(login, t('auth.register.login'));
    // Both pages have the button that comes next
    await page.getByRole('heading', { name: t('auth.login.title') }).waitFor();
    await identify(page, thumb, person);
    await send(page, thumb);
  });
}
