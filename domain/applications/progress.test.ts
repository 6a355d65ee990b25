import { describe, expect, it } from 'vitest';
import { PROGRESS_STEPS, progressOf, stepIndex } from './progress';
import type { ApplicationStatus } from './status';

/** `a>b>c`: the history's statuses, the last one being the current. */
const walked = (path: string) => {
  const history = path.split('>').map((status) => ({ status: status as ApplicationStatus }));
  return { status: path.split('>').at(-1) as ApplicationStatus, history };
};

describe('the five steps', () => {
  it('have the durations of part 4', () => {
    expect(
      PROGRESS_STEPS.map(({ id, takes }) => `${id} ${takes.from}–${takes.to} ${takes.unit}`),
    ).toEqual([
      'applied 2–2 minute',
      'qualified 0–1 day',
      'documented 1–2 day',
      'presented 0–0 day',
      'hired 1–1 week',
    ]);
  });
});

describe('progressOf', () => {
  it.each([
    ['sent', '>....'],
    ['interested', '>....'],
    ['sent>not_interested', 'x....'],
    ['interested>expired', 'x....'],
    ['candidate', '✓>...'],
    ['candidate>qualified', '✓✓>..'],
    ['candidate>qualified>documented', '✓✓✓>.'],
    ['candidate>qualified>documented>presented', '✓✓✓✓>'],
    ['candidate>qualified>documented>presented>accepted', '✓✓✓✓>'],
    ['candidate>qualified>documented>presented>accepted>employed', '✓✓✓✓✓'],
    ['candidate>qualified>pending', '✓✓>..'],
    ['candidate>qualified>pending>qualified', '✓✓>..'],
    ['candidate>qualified>pending>rejected', '✓✓x..'],
    ['candidate>rejected', '✓x...'],
    ['candidate>qualified>documented>presented>not_accepted', '✓✓✓✓x'],
    ['candidate>qualified>documented>expired', '✓✓✓x.'],
    ['candidate>account_deleted', '✓x...'],
  ])('%s shows %s', (path, picture) => {
    const sign = { done: '✓', current: '>', upcoming: '.', stopped: 'x' };
    expect(
      progressOf(walked(path))
        .map((step) => sign[step.state])
        .join(''),
    ).toBe(picture);
  });
});

describe('stepIndex', () => {
  it('is past the last step when hired', () => {
    expect(stepIndex(walked('candidate>employed'))).toBe(PROGRESS_STEPS.length);
  });
});
