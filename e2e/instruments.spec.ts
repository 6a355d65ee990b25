import { expect } from '@playwright/test';
import { findLostFocus } from '../scripts/testing/lostFocus';
import { findOverflows } from '../scripts/testing/overflows';
import { findSmallTargets } from '../scripts/testing/smallTargets';
import { test } from './pages/test';

// The checks must find the faults on these pages, and report nothing else.

test.use({ viewport: { width: 400, height: 300 } });

const SMALL = 'style="display: block; width: 20px; height: 20px; padding: 0; margin: 0; border: 0"';

for (const [name, html, faults] of [
  ['a page that fits', '<p>Ledigt</p>', 0],
  ['a page that is too wide', '<div style="width: 500px">Ledigt</div>', 1],
  ['text that is cut off', '<p style="width: 9ch; overflow: hidden">Sjuksköterska</p>', 1],
  ['text that runs out', '<p style="width: 9ch; border: 1px solid">Sjuksköterska</p>', 1],
  ['a box that scrolls', '<p style="width: 9ch; overflow: auto">Sjuksköterska</p>', 1],
  [
    'a named region that scrolls',
    '<section aria-label="Löner" style="width: 9ch; overflow: auto">Sjuksköterska</section>',
    0,
  ],
] as const) {
  test(`overflows of ${name}: ${faults}`, async ({ page }) => {
    await page.setContent(html);
    expect(await page.evaluate(findOverflows)).toHaveLength(faults);
  });
}

for (const [name, html, faults] of [
  ['alone', `<button ${SMALL}></button>`, 0],
  ['side by side', `<button ${SMALL}></button><button ${SMALL}></button>`, 2],
  [
    'with its label around it',
    `<label style="display: block; padding: 9px"><input type="checkbox" ${SMALL}></label>
     <label style="display: block; padding: 9px"><input type="checkbox" ${SMALL}></label>`,
    0,
  ],
  [
    'links in a sentence',
    '<p style="font: 12px/1 serif"><a href="#a">Ja</a> och <a href="#b">Nej</a></p>',
    0,
  ],
] as const) {
  test(`small targets ${name}: ${faults}`, async ({ page }) => {
    await page.setContent(html);
    expect(await page.evaluate(findSmallTargets)).toHaveLength(faults);
  });
}

const COVER = '<div style="position: fixed; inset: 0; background: white"></div>';

for (const [name, html, verdict] of [
  ['in sight', '<a href="#a">Ansök</a>', /^seen$/],
  ['under something', `<a href="#a">Ansök</a>${COVER}`, /lies under <div/],
  ['outside', '<a href="#a" style="position: fixed; top: -99px">Ansök</a>', /outside the window/],
  ['without a mark', '<a href="#a" style="outline: none">Ansök</a>', /nothing marks/],
] as const) {
  test(`a focus ${name}`, async ({ page }) => {
    await page.setContent(html);
    await page.keyboard.press('Tab');
    expect((await page.evaluate(findLostFocus)) ?? 'seen').toMatch(verdict);
  });
}
