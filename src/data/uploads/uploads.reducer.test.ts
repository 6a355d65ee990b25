import { describe, expect, it } from 'vitest';
import {
  delayAfter,
  isUnderWay,
  type Upload,
  type UploadAction,
  type UploadPhase,
  uploadsReducer,
  uploadsToStart,
} from './uploads.reducer';

const upload = (changed: Partial<Upload> = {}): Upload => ({
  id: 'a',
  type: 'cv',
  fileName: 'cv.pdf',
  size: 100,
  replaces: null,
  phase: 'sending',
  sent: 0,
  breaks: 0,
  problem: null,
  reason: null,
  ...changed,
});

type Step = Exclude<UploadAction, { type: 'added' | 'removed' }>;

describe('an upload', () => {
  it.each<[from: Partial<Upload>, action: Step, to: Partial<Upload>]>([
    [{ phase: 'queued' }, { type: 'started', id: 'a' }, { phase: 'sending' }],
    [{ phase: 'paused' }, { type: 'started', id: 'a' }, { phase: 'paused' }],
    [{ breaks: 3 }, { type: 'progressed', id: 'a', sent: 40 }, { sent: 40, breaks: 0 }],
    [
      { sent: 40, breaks: 3 },
      { type: 'progressed', id: 'a', sent: 40 },
      { sent: 40, breaks: 3 },
    ],
    [{ phase: 'paused', sent: 10 }, { type: 'progressed', id: 'a', sent: 40 }, { sent: 10 }],
    [{ sent: 40 }, { type: 'whole', id: 'a' }, { phase: 'checking', sent: 100 }],
    [{ phase: 'paused' }, { type: 'whole', id: 'a' }, { phase: 'paused' }],
    [{ sent: 40 }, { type: 'broke', id: 'a' }, { phase: 'waiting', sent: 40, breaks: 1 }],
    [{ phase: 'checking' }, { type: 'broke', id: 'a' }, { phase: 'waiting', breaks: 1 }],
    [{ phase: 'paused' }, { type: 'broke', id: 'a' }, { phase: 'paused', breaks: 0 }],
    [{ breaks: 7 }, { type: 'broke', id: 'a' }, { phase: 'waiting', breaks: 8 }],
    [
      { breaks: 8 },
      { type: 'broke', id: 'a' },
      { phase: 'failed', breaks: 9, problem: 'network_error' },
    ],
    [
      { phase: 'waiting', breaks: 2 },
      { type: 'woken', id: 'a' },
      { phase: 'queued', breaks: 2 },
    ],
    [{ phase: 'paused' }, { type: 'woken', id: 'a' }, { phase: 'paused' }],
    [
      { phase: 'checking' },
      { type: 'refused', id: 'a', code: 'file_active_content', reason: 'script' },
      { phase: 'failed', problem: 'file_active_content', reason: 'script' },
    ],
    [
      { phase: 'paused' },
      { type: 'refused', id: 'a', code: 'file_active_content', reason: 'script' },
      { phase: 'paused', problem: null },
    ],
    [{ phase: 'sending' }, { type: 'paused', id: 'a' }, { phase: 'paused' }],
    [{ phase: 'queued' }, { type: 'paused', id: 'a' }, { phase: 'paused' }],
    [{ phase: 'waiting' }, { type: 'paused', id: 'a' }, { phase: 'paused' }],
    [{ phase: 'checking' }, { type: 'paused', id: 'a' }, { phase: 'checking' }],
    [{ phase: 'paused' }, { type: 'resumed', id: 'a' }, { phase: 'queued' }],
    [
      { phase: 'failed', breaks: 9, problem: 'network_error' },
      { type: 'resumed', id: 'a' },
      { phase: 'queued', breaks: 0, problem: null },
    ],
    [{ phase: 'done' }, { type: 'resumed', id: 'a' }, { phase: 'done' }],
    [{ phase: 'checking' }, { type: 'finished', id: 'a' }, { phase: 'done' }],
    [{ phase: 'sending' }, { type: 'finished', id: 'b' }, { phase: 'sending' }],
  ])('%o + %o', (from, action, to) => {
    expect(uploadsReducer([upload(from)], action)).toEqual([upload({ ...from, ...to })]);
  });

  it('begins queued, in the place of one of its type that is done', () => {
    const { phase: _, sent: _sent, breaks: _breaks, problem: _problem, ...fresh } = upload();
    const before = [
      upload({ id: 'done', phase: 'done' }),
      upload({ id: 'other', type: 'other', phase: 'done' }),
      upload({ id: 'failed', phase: 'failed' }),
    ];
    const after = uploadsReducer(before, { type: 'added', upload: fresh });
    expect(after.map(({ id, phase }) => [id, phase])).toEqual([
      ['other', 'done'],
      ['failed', 'failed'],
      ['a', 'queued'],
    ]);
  });

  it('is deleted when it is removed', () => {
    expect(uploadsReducer([upload()], { type: 'removed', id: 'a' })).toEqual([]);
  });
});

it.each<[phases: UploadPhase[], starting: number[]]>([
  [
    ['queued', 'queued', 'queued'],
    [0, 1],
  ],
  [['sending', 'queued', 'queued'], [1]],
  [['sending', 'checking', 'queued'], []],
  [['paused', 'waiting', 'failed', 'done', 'queued'], [4]],
])('of %o, %o begin', (phases, starting) => {
  const uploads = phases.map((phase, index) => upload({ id: String(index), phase }));
  expect(uploadsToStart(uploads).map(({ id }) => Number(id))).toEqual(starting);
});

it.each<[UploadPhase, boolean]>([
  ['queued', true],
  ['sending', true],
  ['waiting', true],
  ['checking', true],
  ['paused', false],
  ['failed', false],
  ['done', false],
])('%s is under way: %s', (phase, underWay) => {
  expect(isUnderWay(upload({ phase }))).toBe(underWay);
});

it.each([
  [1, 1_000],
  [2, 2_000],
  [5, 16_000],
  [6, 30_000],
  [8, 30_000],
])('after %i breaks the next try comes in %i ms', (breaks, delay) => {
  expect(delayAfter(breaks)).toBe(delay);
});
