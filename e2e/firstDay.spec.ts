import { expect, type Page } from '@playwright/test';
import { addDays } from '../domain/calendar/days';
import { FIRST_DAY_ITEMS, type FirstDayItem } from '../domain/firstDay/items';
import { KEPT_ITEMS, type KeptItem } from '../domain/kept/items';
import type { Language } from '../domain/language';
import { termAnswer, termName } from '../domain/terms/termWords';
import { dayOf } from '../server/lib/clock';
import { applicationPaths } from '../src/lib/site/applicationPaths';
import { paths } from '../src/lib/site/paths';
import { applyByCall } from './pages/applyByCall';
import { openAs } from './pages/bankid';
import { Employer } from './pages/employer';
import { hydrated } from './pages/hydration';
import { press } from './pages/keyboard';
import { test } from './pages/test';
import { pattern, words } from './words';

/** No other test uses this person. */
const PERSON = 'Signe Vallmosund';
const CONTACT = {
  firstName: 'Signe',
  lastName: 'Vallmosund',
  email: 'signe.vallmosund@example.com',
  phone: '070-174 06 98',
};
/** Milliseconds within which the timer asks, which runs every minute. */
const ASKED_WITHIN = 90_000;
const HALF = { entrance: 'Entré A, plan 4', introduction: 16, dress: 'Finns på plats' };
const PERSONAL = {
  meets: { name: 'Siv Exempelsson', phone: '070-174 06 96' },
  login: 'ordered',
  siths: 'not_needed',
  phone: '08-465 004 96',
  parking: 'P-hus 2',
};

const nameOf = (item: FirstDayItem, language: Language) =>
  FIRST_DAY_ITEMS.find(({ id }) => id === item)?.inSentence[language] ?? '';
const textOf = (item: KeptItem, language: Language) =>
  KEPT_ITEMS.find(({ id }) => id === item)?.text[language] ?? '';

/** The employer hires who has applied. */
async function hire(employer: Employer, applicationId: string): Promise<void> {
  for (const status of ['qualified', 'documented', 'presented', 'accepted', 'employed']) {
    await employer.call('POST', `applications/${applicationId}/status`, { status });
  }
}

const isKept = (page: Page) =>
  page.evaluate(async (path) => Boolean(await caches.match(path)), new URL(page.url()).pathname);

// The timer asks in a minute, whatever the language: one of the four waits for it
for (const { language, locale, width, asks } of [
  { language: 'sv', locale: 'sv-SE', width: 390, asks: true },
  { language: 'en', locale: 'en-GB', width: 1440, asks: false },
  { language: 'sv', locale: 'sv-SE', width: 1440, asks: false },
  { language: 'en', locale: 'en-GB', width: 390, asks: false },
] as const satisfies { language: Language; locale: string; width: number; asks: boolean }[]) {
  test.describe(`in ${language} at ${width} px`, () => {
    test.use({
      locale,
      viewport: { width, height: width < 768 ? 844 : 900 },
      serviceWorkers: 'allow',
    });
    test.describe.configure({ timeout: 240_000 });

    test('a first day is asked for, filled in, read offline, and what was kept is ticked', async ({
      page,
      context,
      request,
    }) => {
      const t = words(language);
      const employer = new Employer(request);
      const today = dayOf(Date.now());
      const job = await employer.publish({
        startsOn: addDays(today, 5),
        shifts: null,
        housing: null,
      });
      await employer.call('POST', `jobs/${job.id}/first_day`, { items: HALF });
      await openAs(page, PERSON, paths.applications());
      const id = await applyByCall(page, job.id, CONTACT);

      // Before anything is accepted: what is missing is seen, and no name
      await page.goto(paths.applications());
      const card = page.locator(`#application-${id}`);
      const missing = ['meets', 'login', 'siths', 'phone', 'parking'] as const;
      await expect(card.getByText(nameOf('siths', language))).toContainText(
        missing.map((item) => nameOf(item, language)).join(', '),
      );
      await press(page, card.getByRole('link', { name: t('first_day.line.show') }));
      await expect(page).toHaveURL(new RegExp(`/forsta-dagen/${id}`, 'u'));
      await expect(page.getByText('Entré A, plan 4')).toBeVisible();

      // Once it is booked the employer is asked, within a minute: meanwhile another assignment has begun
      await hire(employer, id);
      const begun = await employer.publish({
        startsOn: addDays(today, -1),
        endsOn: today,
        terms: { employs: 'agency', sickPayFrom: 2 },
        shifts: [{ day: addDays(today, -1), from: '07:00', to: '15:30' }],
        housing: null,
        travel: null,
      });
      await employer.call('POST', `jobs/${begun.id}/first_day`, {
        items: { ...HALF, ...PERSONAL },
      });
      const other = await applyByCall(page, begun.id, CONTACT);
      await hire(employer, other);
      // What the ad said when they were hired is what is asked about
      await employer.call('PATCH', `jobs/${begun.id}`, { terms: null, shifts: null });
      await page.goto(applicationPaths.firstDay(other));
      await hydrated(page);
      const broken = page
        .getByRole('group', { name: textOf('login', language) })
        .getByRole('button', { name: t('kept.tick.not_kept') });
      await press(page, broken);
      await expect(broken).toHaveAttribute('aria-pressed', 'true');
      const save = page.getByRole('button', { name: t('kept.save.rest') });
      await context.setOffline(true);
      await press(page, save);
      // Nothing is asked twice: what was ticked waits on the device until the line is back
      await expect(page.getByText(t('kept.later'))).toBeFocused();
      const region = page.getByRole('region', { name: t('kept.ask.title') });
      await expect(region.getByText(t('kept.state.unsent'))).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByText(t('kept.saved'))).toBeVisible();
      await expect(region.getByText(t('kept.state.unsent'))).toBeHidden();

      // At the end the terms are among it, as the ad had them
      const sickPay = `${termName('sickPayFrom', language)}: ${termAnswer('sickPayFrom', 2, language)}`;
      await press(
        page,
        page
          .getByRole('group', { name: sickPay })
          .getByRole('button', { name: t('kept.tick.not_kept') }),
      );
      await press(page, save);
      await expect(page.getByText(t('kept.saved'))).toBeFocused();
      await page.reload();
      await expect(region.getByText(pattern(t('kept.state.ticked')))).toHaveCount(2);

      // The employer was asked, and fills in what is missing by its own program
      await page.goto(applicationPaths.firstDay(id));
      if (asks) {
        await expect(page.getByText(pattern(t('first_day.missing.asked')))).toBeVisible({
          timeout: ASKED_WITHIN,
        });
      }
      await employer.call('POST', `applications/${id}/first_day`, { items: PERSONAL });
      await expect(page.getByText('Siv Exempelsson')).toBeVisible();
      await expect(page.getByText(t('first_day.line.whole'))).toBeVisible();

      // In the car park there is no line
      await page.reload();
      await hydrated(page);
      await expect.poll(() => isKept(page)).toBe(true);
      await context.setOffline(true);
      await page.reload();
      await expect(page.locator('[data-kept-page]')).toBeVisible();
      await expect(page.getByText('Siv Exempelsson')).toBeVisible();
      await context.setOffline(false);
    });
  });
}
