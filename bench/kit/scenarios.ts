import type { Page } from 'playwright';
import type { Candidate, PartName } from './candidates';
import type { Target, Until } from './page/kitBench';

/** A scenario's times: milliseconds by the name of a step. */
type Note = (step: string, times: readonly number[]) => void;

/** Uses a part in a new page, in which the part has been mounted once. */
type Scenario = (page: Page, candidate: Candidate, note: Note) => Promise<void>;

/** How often a repeatable step is repeated. */
const REPEATS = 3;
const KEY_STEPS = 10;
const DRAG_STEPS = 15;
const SCROLL_STEPS = 20;

const press = (page: Page, target: Target, until?: Until): Promise<number> =>
  page.evaluate(([what, then]) => kitBench.press(what, then), [target, until] as const);

const settled = (page: Page, until: Until): Promise<void> =>
  page.evaluate((what) => kitBench.settled(what), until);

/** Fails when the part does not have the entered value. */
async function expectReported(page: Page, expected: unknown): Promise<void> {
  const reported = await page.evaluate(() => kitBench.reported);
  if (JSON.stringify(reported) === JSON.stringify(expected)) return;
  throw new Error(`${page.url()}: ${JSON.stringify(reported)} is not ${JSON.stringify(expected)}`);
}

const THUMB = 'input[type="range"], [role="slider"]';

const rateRange: Scenario = async (page, _candidate, note) => {
  await page.evaluate((css) => {
    document.querySelector<HTMLElement>(css)?.focus();
    kitBench.listen('keydown');
  }, THUMB);
  for (let step = 0; step < KEY_STEPS; step += 1) await page.keyboard.press('ArrowRight');
  note('key', await page.evaluate(() => kitBench.eventTimes()));
  await expectReported(page, [600, 3500]);

  // Some hide the control in a corner of the thumb
  const thumb = page.locator(`.thumb, .MuiSlider-thumb`).or(page.locator(THUMB)).first();
  const box = await thumb.boundingBox();
  if (box === null) throw new Error('There is no thumb.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.evaluate(() => kitBench.listen('pointermove'));
  for (let step = 1; step <= DRAG_STEPS; step += 1) await page.mouse.move(x + step * 6, y);
  note('drag', await page.evaluate(() => kitBench.eventTimes()));
  await page.mouse.up();
  const [low] = await page.evaluate(() => kitBench.reported as number[]);
  if (low === undefined || low < 900) throw new Error(`${page.url()}: dragged to ${low} only`);
};

const GRID = { css: '[role="grid"]', count: 1 };
const day = (text: string): Target => ({
  css: '[role="grid"] button, [role="grid"] [role="button"]',
  text,
  last: true,
});
/** The calendar's open button; MUI's is named after the chosen day. */
const CALENDAR: Record<Candidate, Target> = {
  vikari: { css: 'button[aria-haspopup="dialog"]' },
  mui: { css: 'button[aria-label^="Choose date"]' },
  aria: { css: 'button' },
  radix: { css: 'button' },
};

const dateRange: Scenario = async (page, candidate, note) => {
  const opener = CALENDAR[candidate];
  note('first open', [await press(page, opener, GRID)]);
  for (let time = 0; time < REPEATS; time += 1) {
    let picking = await press(page, day('8'));
    if (candidate === 'mui') {
      // One calendar for each end: the second has to be opened
      await settled(page, { css: '[role="grid"]', count: 0 });
      picking += await press(page, { ...opener, last: true }, GRID);
    }
    note('pick', [picking + (await press(page, day('18')))]);
    if (candidate === 'vikari') await press(page, { css: 'button', text: 'Apply' });
    await expectReported(page, ['2026-12-08', '2026-12-18']);
    await page.keyboard.press('Escape');
    await settled(page, { css: '[role="grid"]', count: 0 });
    note('open', [await press(page, opener, GRID)]);
  }
};

const BOXES = 'input[type="checkbox"], button[role="checkbox"]';

const filterDialog: Scenario = async (page, _candidate, note) => {
  const opener = { css: 'button', text: 'All filters' };
  const apply = { css: 'button', text: 'Show jobs' };
  for (let time = 0; time <= REPEATS; time += 1) {
    const step = time === 0 ? 'first open' : 'open';
    note(step, [await press(page, opener)]);
    await settled(page, { css: BOXES, count: 60 });
    const box = (last: boolean) => press(page, { css: BOXES, last });
    note('toggle', [await box(false), await box(true)]);
    note('close', [await press(page, apply)]);
    await settled(page, { css: BOXES, count: 0 });
  }
};

const jobCards: Scenario = async (page, _candidate, note) => {
  for (let time = 0; time < REPEATS; time += 1) {
    const text = time % 2 === 0 ? 'ward 1000$' : 'ward 0$';
    note('replace', [await page.evaluate((first) => kitBench.showNext(first), text)]);
  }
};

const chat: Scenario = async (page, _candidate, note) => {
  for (let time = 1; time <= REPEATS; time += 1) {
    const text = `^Message ${10_000 + time}\\.`;
    note('append', [await page.evaluate((last) => kitBench.showNext(last), text)]);
  }
  note('scroll', [await page.evaluate((steps) => kitBench.scrollUp(steps), SCROLL_STEPS)]);
};

/** The text that is visible once a list is mounted. */
export const SHOWN: { [Part in PartName]?: string } = {
  jobCards: 'ward 0$',
  // The end, or as near to it as a list gets that estimates its rows' heights.
  chat: '^Message (999|1000)\\d',
};

export const SCENARIOS = {
  rateRange,
  dateRange,
  filterDialog,
  jobCards,
  chat,
} satisfies Record<PartName, Scenario>;
