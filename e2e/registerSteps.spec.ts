import { expect, type Page } from '@playwright/test';
import { registerStepPath } from '../domain/candidates/registrationSteps';
import { paths } from '../src/lib/site/paths';
import { identifyAs } from './pages/bankid';
import { tabTo } from './pages/keyboard';
import { test } from './pages/test';
import { words } from './words';

const t = words('sv');
const PHONE = { locale: 'sv-SE', viewport: { width: 390, height: 844 } };

test.use(PHONE);

/** The title of the page that is to be filled in. */
async function isAt(
  page: Page,
  step: 'email' | 'type' | 'profession' | 'roles' | 'workfields' | 'locations',
) {
  const title = t(`register.step.${step}.title`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

async function goOn(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: t('register.steps.next') });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
}

/** Chooses in a list that is searched by typing. */
async function choose(page: Page, option: string): Promise<void> {
  // Not the browser's own list, which is shown until the scripts have loaded
  const box = page.locator('main form').getByRole('combobox').and(page.locator('input'));
  await tabTo(page, box);
  await page.keyboard.type(option);
  await expect(page.getByRole('option', { name: option }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
}

test('a registration is closed in the middle and ends in another browser, by keyboard', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(150_000);
  const email = 'ylva.steg@example.com';
  await page.goto(paths.register('/jobs'));
  await tabTo(page, page.getByRole('link', { name: t('auth.register.steps') }));
  await page.keyboard.press('Enter');
  // The page before has a field of the same name
  await isAt(page, 'email');
  await tabTo(page, page.getByLabel(t('auth.register.email')));
  await page.keyboard.type('ylva');
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('registration.contact_information.error')).first()).toBeVisible();
  await page.getByLabel(t('auth.register.email')).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(email);
  await goOn(page);
  await isAt(page, 'type');
  await goOn(page);

  await isAt(page, 'profession');
  await tabTo(page, page.getByLabel(t('auth.register.professions')));
  await page.keyboard.type('Undersk');
  await goOn(page);
  await isAt(page, 'roles');
  await goOn(page);

  // Without a connection nothing is lost or sent twice, and the page says so
  await isAt(page, 'workfields');
  await choose(page, 'Hemsjukvård');
  await page.context().setOffline(true);
  await goOn(page);
  await expect(page.getByText(t('auth.problem.network.title')).first()).toBeVisible();
  await expect(page.getByText(t('register.steps.kept'))).toBeVisible();
  await page.context().setOffline(false);
  await goOn(page);
  await isAt(page, 'locations');

  // Back and forward keeps what was chosen and not yet saved
  await choose(page, 'Umeå');
  await page.goBack();
  await expect(page.getByText('Hemsjukvård').first()).toBeVisible();
  await page.goForward();
  await isAt(page, 'locations');
  await expect(page.getByText('Umeå').first()).toBeVisible();
  await page.goBack();
  const mail = page.getByRole('button', { name: t('auth.link.send') });
  await tabTo(page, mail);
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('auth.link.sent'))).toBeVisible();
  await page.close();

  const elsewhere = await browser.newContext({ ...PHONE, baseURL });
  const other = await elsewhere.newPage();
  await other.goto('/demo/mail');
  const link = other
    .getByRole('article')
    .filter({ hasText: email })
    .getByRole('link', {
      name: /fortsatt-registrering/u,
    });
  await tabTo(other, link);
  await other.keyboard.press('Enter');
  await tabTo(other, other.getByRole('button', { name: t('auth.resume.button') }));
  await other.keyboard.press('Enter');
  await expect(other).toHaveURL(registerStepPath('locations'));
  await choose(other, 'Umeå');
  for (let step = 0; step < 5; step += 1) {
    const heading = other.getByRole('heading', { level: 1 });
    const title = await heading.innerText();
    await goOn(other);
    // The address changes before the page does
    await expect(heading).not.toHaveText(title);
  }
  await tabTo(other, other.getByRole('radio').first());
  await other.keyboard.press('Space');
  await goOn(other);
  await expect(
    other.getByRole('heading', { level: 1, name: t('register.step.bankid.title') }),
  ).toBeVisible();
  await expect(other.getByRole('main').getByText('Undersköterska', { exact: true })).toBeVisible();
  await expect(other.getByRole('main').getByText('Hemsjukvård', { exact: true })).toBeVisible();

  await tabTo(other, other.getByRole('button', { name: t('auth.bankid.same') }));
  await other.keyboard.press('Enter');
  await tabTo(other, other.getByRole('button', { name: 'Ylva Strandell' }));
  await other.keyboard.press('Enter');
  await expect(other).toHaveURL(paths.account());
  await expect(other.getByRole('heading', { level: 1, name: 'Ylva Strandell' })).toBeVisible();
  const profile = await other.evaluate(
    async () => (await (await fetch('/api/v2/session/me')).json()).profile,
  );
  expect(profile).toMatchObject({ email, profession: 'underskoterska', visibilityChosen: true });
  await elsewhere.close();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the pages lead on, back, and to BankID, and cancelling there keeps all of it', async ({
    page,
  }) => {
    const next = page.getByRole('button', { name: t('register.steps.next') });
    const visible = page.locator('main form');
    await page.goto(registerStepPath('email', { targetPath: '/jobs' }));
    await next.click();
    await expect(page.getByText(t('registration.contact_information.error')).first()).toBeVisible();
    await page.getByLabel(t('auth.register.email')).fill('utan.skript@example.com');
    await next.click();
    await next.click();
    await isAt(page, 'profession');
    await visible.getByRole('combobox').selectOption('underskoterska');
    await next.click();
    await next.click();
    for (const step of ['workfields', 'locations'] as const) {
      await isAt(page, step);
      await visible.getByRole('combobox').selectOption({ index: 1 });
      await next.click();
    }
    await page.getByRole('link', { name: t('register.steps.back') }).click();
    await isAt(page, 'locations');
    await expect(visible.getByRole('combobox')).not.toHaveValue('');
    for (let step = 0; step < 5; step += 1) await next.click();
    await page.getByRole('radio').first().check();
    await next.click();
    await expect(page.getByText('utan.skript@example.com')).toBeVisible();
    await identifyAs(page, 'sv', 'Avbryt');
    await expect(
      page.getByRole('heading', { name: t('auth.problem.cancelled.title') }),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/register\/bankid\?target_path=/u);
    await expect(page.getByText('utan.skript@example.com')).toBeVisible();
  });
});
