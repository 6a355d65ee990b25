import { expect } from '@playwright/test';
import { addDays } from '../domain/calendar/days';
import { isoWeekOf } from '../domain/calendar/isoWeek';
import { plannerPath } from '../src/lib/site/plannerPath';
import { openAs } from './pages/bankid';
import { hydrated } from './pages/hydration';
import { press, tabTo } from './pages/keyboard';
import { test } from './pages/test';
import { words } from './words';

const t = words('sv');
/** No other test uses this person, who has booked assignments. */
const PERSON = 'Valborg Rosenlid';

test.use({ locale: 'sv-SE' });

test('a year is planned by keyboard: booked and free weeks, their jobs, and a calendar', async ({
  page,
  request,
}) => {
  // The demo's jobs begin some weeks from now
  const { year, weekNumber } = isoWeekOf(addDays(new Date().toISOString().slice(0, 10), 70));
  await openAs(page, PERSON, plannerPath({ year }));
  await expect(page.getByRole('heading', { level: 1, name: t('planner.title') })).toBeVisible();
  await hydrated(page);

  // What is booked stands in its weeks, which have no box
  const booked = page
    .getByRole('listitem')
    .filter({ hasText: /^Vecka/u, has: page.locator('a[href^="/jobb/"]') });
  await expect(booked.first()).toBeVisible();
  await expect(booked.first().getByRole('checkbox')).toHaveCount(0);

  const later = Array.from({ length: 54 - weekNumber }, (_, at) => weekNumber + at);
  const week = page.getByRole('checkbox', {
    name: new RegExp(`^Vecka (?:${later.join('|')}) `, 'u'),
  });
  await tabTo(page, week.first());
  await page.keyboard.press('Space');
  await expect(week.first()).toBeChecked();
  const count = page.getByText(/^[1-9][\d\s]* ledig(?:t|a) uppdrag$/u);
  await expect(count).toBeVisible();
  await press(page, page.getByRole('button', { name: t('planner.set_available'), exact: true }));
  await expect(page.getByText(t('planner.saved'))).toBeVisible();

  // The number beside the link is the length of the list, and Back shows the plan unchanged
  const found = ((await count.textContent()) ?? '').replace(/\D/gu, '');
  const address = page.url();
  const show = new RegExp(`^${t('planner.result.show')} ?:`, 'u');
  await press(page, page.getByRole('link', { name: show }));
  await expect(page).toHaveURL(/from-date=.*to-date=/u);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(new RegExp(`^${found}\\s`, 'u')).first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(week.first()).toBeChecked();

  await press(page, page.getByRole('button', { name: t('planner.calendar.make') }));
  const field = page.getByLabel(t('planner.calendar.address'));
  await expect(field).toBeFocused();
  const { pathname } = new URL(await field.inputValue());
  const feed = await request.get(pathname);
  expect(await feed.text()).toContain('SUMMARY:Pass: ');
  await press(page, page.getByRole('button', { name: t('planner.calendar.revoke') }));
  await press(
    page,
    page.getByRole('alertdialog').getByRole('button', { name: t('planner.calendar.revoke') }),
  );
  await expect(page.getByText(t('planner.calendar.none'))).toBeFocused();
  expect((await request.get(pathname)).status()).toBe(404);
});
