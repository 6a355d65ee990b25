import { expect, type Page } from '@playwright/test';
import { paths } from '../src/lib/site/paths';
import { test } from './pages/test';
import { words } from './words';

const t = words('sv');

/** Windows of ordinary laptops, some with the browser's bars and a text size of 150 %. */
const SIZES = [
  { width: 1366, height: 625 },
  { width: 1280, height: 600 },
  { width: 1024, height: 600 },
  { width: 960, height: 475 },
  { width: 768, height: 475 },
  { width: 390, height: 475 },
];

/** What has the focus, or the option that it is on, is drawn whole and under nothing else. */
async function expectFocusInSight(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const active = document.activeElement;
        const id = active?.getAttribute('aria-activedescendant');
        const element = (id ? document.getElementById(id) : null) ?? active;
        if (!element || element === document.body) return 'no focus';
        const { top, bottom, left, right } = element.getBoundingClientRect();
        if (top < 0 || bottom > innerHeight || left < 0 || right > innerWidth) {
          return `outside the window: ${element.outerHTML.slice(0, 120)} ${top} ${bottom}`;
        }
        const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        // A slider's own field lies inside its handle
        const isDrawn = element.contains(middle) || middle?.contains(element);
        return isDrawn ? 'in sight' : `covered: ${element.outerHTML.slice(0, 120)}`;
      }),
    )
    .toBe('in sight');
}

/** Of each element whether it is in the window and under nothing else. */
const drawnWhole = (elements: (HTMLElement | SVGElement)[]) =>
  elements.map((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return top >= 0 && bottom <= innerHeight && element.contains(middle);
  });

/** How many days can be seen and pressed. */
const daysInSight = (page: Page) =>
  page.getByRole('gridcell').evaluateAll(
    (cells) =>
      cells.filter((cell) => {
        const { top, bottom, left, right } = cell.getBoundingClientRect();
        const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return top >= 0 && bottom <= innerHeight && cell.contains(middle);
      }).length,
  );

async function openCalendar(page: Page): Promise<void> {
  await page.goto(paths.jobs());
  await page
    .getByRole('button', { name: t('jobs.bar.period.open') })
    .first()
    .click();
}

for (const size of SIZES) {
  const name = `${size.width}×${size.height}`;

  test.describe(name, () => {
    test.use({ locale: 'sv-SE', viewport: size });

    test('the calendar shows days, and the one with the focus', async ({ page }) => {
      test.skip(size.width < 768, 'the phone has it in its filters');
      await openCalendar(page);
      await expect(page.getByRole('gridcell').first()).toBeVisible();
      await expect.poll(() => daysInSight(page)).toBeGreaterThanOrEqual(14);
      await expectFocusInSight(page);
      for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'PageDown', 'ArrowUp', 'Tab']) {
        await page.keyboard.press(key);
        await expectFocusInSight(page);
      }
    });

    test('the months that are shown are named in sight, wherever the calendar is scrolled to', async ({
      page,
    }) => {
      test.skip(size.width < 768, 'the phone has it in its filters');
      await openCalendar(page);
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('gridcell').first()).toBeVisible();
      const names = dialog.locator('[aria-live="polite"] > span');
      await expect(names).toHaveCount(2);
      for (const share of [0, 0.5, 1]) {
        await dialog.evaluate((element, to) => {
          for (const part of element.querySelectorAll('*')) {
            part.scrollTop = to * (part.scrollHeight - part.clientHeight);
          }
        }, share);
        expect(await names.evaluateAll(drawnWhole)).toEqual([true, true]);
      }
    });

    test('lists of suggestions stay in sight', async ({ page }) => {
      test.skip(size.width < 768, 'the phone has them in its filters');
      await page.goto(paths.home());
      const role = page.getByRole('combobox', { name: t('jobs.bar.role'), exact: true });
      await expect(role).toHaveAttribute('aria-autocomplete', 'list');
      await role.focus();
      await page.keyboard.type('s');
      await expect(page.getByRole('option').first()).toBeAttached();
      for (let step = 0; step < 6; step += 1) {
        await page.keyboard.press('ArrowDown');
        await expectFocusInSight(page);
      }
      // Something comes late above the field, as a font of a slow line does
      await page.evaluate(() => {
        const late = document.createElement('div');
        late.style.blockSize = '150px';
        document.querySelector('main')?.prepend(late);
      });
      await expectFocusInSight(page);
    });

    test('the filters show what has the focus', async ({ page }) => {
      await page.goto(paths.jobs());
      const opener = size.width < 768 ? t('jobs.bar.placeholder') : t('jobs.bar.all_filters');
      await page.getByRole('button', { name: new RegExp(opener, 'u') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectFocusInSight(page);
      for (let step = 0; step < 12; step += 1) {
        await page.keyboard.press('Tab');
        await expectFocusInSight(page);
      }
    });
  });
}
