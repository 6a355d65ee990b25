import type { Page } from 'playwright';
import { type AppName, type Candidate, PARTS, type PartName } from './candidates';
import type { Shown, Target, Until } from './page/kitBench';

/** A scenario's times: milliseconds by the name of a step. */
type Note = (step: string, times: readonly number[]) => void;

/** Uses a part in a new page, in which it has been mounted once. */
type Scenario = (page: Page, candidate: Candidate, note: Note) => Promise<void>;

/** How often a repeatable step is repeated. */
const REPEATS = 3;
const KEY_STEPS = 10;
const DRAG_STEPS = 15;
const SCROLL_STEPS = 20;
/** Between the mount and a first opening, in which a page can load what it needs later. */
const REST_MS = 1000;

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

  // Some libraries hide the control in a corner of the thumb
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

/** The calendar; some lists are grids too. */
const GRID = '[role="grid"]:not([data-part="jobCards"] *, [data-part="chat"] *)';
const OPEN = { css: GRID, count: 1 };
const CLOSED = { css: GRID, count: 0 };
const day = (text: string): Target => ({
  css: `${GRID} :is(button, [role="button"])`,
  text,
  last: true,
});
/** The calendar's open button; MUI's is named after the chosen day. */
const CALENDAR: Record<Candidate, Target> = {
  vikari: { css: '[data-part="dateRange"] button[aria-haspopup="dialog"]' },
  mui: { css: '[data-part="dateRange"] button[aria-label^="Choose date"]' },
  aria: { css: '[data-part="dateRange"] button' },
  radix: { css: '[data-part="dateRange"] button' },
};

const dateRange: Scenario = async (page, candidate, note) => {
  const opener = CALENDAR[candidate];
  const close = async () => {
    await page.keyboard.press('Escape');
    await settled(page, CLOSED);
  };
  await page.waitForTimeout(REST_MS);
  note('first open', [await press(page, opener, OPEN)]);
  for (let time = 0; time < REPEATS; time += 1) {
    let picking = await press(page, day('8'));
    if (candidate === 'mui') {
      // One calendar for each end: the second has to be opened
      await settled(page, CLOSED);
      picking += await press(page, { ...opener, last: true }, OPEN);
    }
    note('pick', [picking + (await press(page, day('18')))]);
    if (candidate === 'vikari') await press(page, { css: 'button', text: 'Apply' });
    await expectReported(page, ['2026-12-08', '2026-12-18']);
    await close();
    note('open', [await press(page, opener, OPEN)]);
  }
  await close();
};

const BOXES = 'input[type="checkbox"], button[role="checkbox"]';

const filterDialog: Scenario = async (page, _candidate, note) => {
  const opener = { css: 'button', text: 'All filters' };
  const apply = { css: 'button', text: 'Show jobs' };
  await page.waitForTimeout(REST_MS);
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
    note('replace', [await page.evaluate((first) => kitBench.showNext('jobCards', first), text)]);
  }
};

const chat: Scenario = async (page, _candidate, note) => {
  for (let time = 1; time <= REPEATS; time += 1) {
    const text = `^Message ${10_000 + time}\\.`;
    note('append', [await page.evaluate((last) => kitBench.showNext('chat', last), text)]);
  }
  note('scroll', [await page.evaluate((steps) => kitBench.scrollUp('chat', steps), SCROLL_STEPS)]);
};

const ALONE: Record<PartName, Scenario> = { rateRange, dateRange, filterDialog, jobCards, chat };

/** Each part in turn; the steps are named `<part> <step>`. */
const wholeApp: Scenario = async (page, candidate, note) => {
  for (const part of Object.keys(PARTS) as PartName[]) {
    await ALONE[part](page, candidate, (step, times) => note(`${part} ${step}`, times));
  }
};

export const SCENARIOS: Record<AppName, Scenario> = { ...ALONE, wholeApp };

const JOB_SHOWN = ['jobCards', 'ward 0$'] as const;
/** The end, or as near to it as a list gets that estimates its rows' heights. */
const MESSAGE_SHOWN = ['chat', '^Message (999|1000)\\d'] as const;

/** What is visible once an app is mounted. */
export const SHOWN: Record<AppName, Shown> = {
  rateRange: [],
  dateRange: [],
  filterDialog: [],
  jobCards: [JOB_SHOWN],
  chat: [MESSAGE_SHOWN],
  wholeApp: [JOB_SHOWN, MESSAGE_SHOWN],
};
