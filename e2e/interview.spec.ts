import { expect } from '@playwright/test';
import type { Language } from '../domain/language';
import { applicationPaths } from '../src/lib/site/applicationPaths';
import { paths } from '../src/lib/site/paths';
import { applyByCall } from './pages/applyByCall';
import { openAs } from './pages/bankid';
import { Employer } from './pages/employer';
import { press, tabTo } from './pages/keyboard';
import { test } from './pages/test';
import { words } from './words';

/** No other test uses this person. */
const PERSON = 'Hedda Solbacka';
const CONTACT = {
  firstName: 'Hedda',
  lastName: 'Solbacka',
  email: 'hedda.solbacka@example.com',
  phone: '070-174 06 08',
};

for (const { language, locale, width } of [
  { language: 'sv', locale: 'sv-SE', width: 390 },
  { language: 'en', locale: 'en-GB', width: 1440 },
] as const satisfies { language: Language; locale: string; width: number }[]) {
  test.describe(`in ${language} at ${width} px`, () => {
    test.use({ locale, viewport: { width, height: width < 768 ? 844 : 900 } });

    test('an interview is booked, saved in the calendar, moved and cancelled by keyboard', async ({
      page,
      request,
    }) => {
      const t = words(language);
      const employer = new Employer(request);
      const job = await employer.publish({});
      await employer.offerInterviews(job.id, 3);
      await openAs(page, PERSON, paths.applications());
      await expect(page).toHaveURL(/job-applications/u);
      await page.goto(applicationPaths.interview(await applyByCall(page, job.id, CONTACT)));

      const times = page.getByRole('radio');
      await expect(times).toHaveCount(3);
      await tabTo(page, times.first());
      await page.keyboard.press('Space');
      await press(page, page.getByRole('button', { name: t('interview.submit'), exact: true }));
      const booked = page.getByRole('region', { name: t('interview.booked') });
      await expect(booked.getByText('Testsjukhuset, entré A')).toBeVisible();
      await expect(times).toHaveCount(2);

      const download = page.waitForEvent('download');
      await press(page, booked.getByRole('button', { name: t('interview.save') }));
      expect((await download).suggestedFilename()).toBe('intervju.ics');

      const before = await booked.textContent();
      await tabTo(page, times.first());
      await page.keyboard.press('ArrowDown');
      await press(page, page.getByRole('button', { name: t('interview.submit.move') }));
      await expect(booked).not.toHaveText(before ?? '');

      await press(page, booked.getByRole('button', { name: t('interview.cancel') }));
      const dialog = page.getByRole('alertdialog');
      // It takes the focus once it is open; a key that comes before would be lost with it
      await expect
        .poll(() => dialog.evaluate((element) => element.contains(document.activeElement)))
        .toBe(true);
      await press(page, dialog.getByRole('button', { name: t('interview.cancel.confirm') }));
      await expect(page.getByText(t('interview.cancelled'), { exact: true })).toBeVisible();
      await expect(times).toHaveCount(3);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  });
}
