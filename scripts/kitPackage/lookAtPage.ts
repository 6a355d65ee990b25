import { strict as assert } from 'node:assert';
import type { Page } from 'playwright';

/**
 * Opens an example's page and checks what a wrong package breaks first: scripts, icons, fonts, the
 * styles of components, and presses.
 */
export async function lookAtPage(page: Page, url: string): Promise<void> {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(url, { waitUntil: 'networkidle' });

  const link = page.getByRole('link', { name: 'Sök uppdrag' });
  const icon = link.locator('svg');
  assert.ok((await icon.locator('path, circle').count()) > 0, 'The icon has no shapes.');
  assert.equal(await icon.locator('use').count(), 0, 'The icon needs a file.');
  const box = await icon.boundingBox();
  assert.equal(box?.width, 20, 'The icon is not styled.');

  const fonts = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter((font) => font.status === 'loaded').map((f) => f.family);
  });
  assert.ok(
    fonts.some((family) => family.includes('Schibsted Grotesk')),
    'The font is missing.',
  );

  const slider = page.getByRole('slider', { name: 'Lägsta timlön' }).first();
  const before = await slider.inputValue();
  await slider.press('ArrowRight');
  assert.notEqual(await slider.inputValue(), before, 'The slider does not move.');

  await page.getByRole('button', { name: 'Öppna filter' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  await sheet.getByRole('button', { name: 'Visa 412 träffar' }).click();
  await sheet.waitFor({ state: 'hidden' });

  await page.getByRole('button', { name: 'Öppna kalendern' }).click();
  await page.getByRole('dialog', { name: 'Välj period' }).waitFor();

  assert.deepEqual(errors, [], 'The console shows errors.');
}
