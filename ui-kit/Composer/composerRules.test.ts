import { describe, expect, it } from 'vitest';
import { charactersLeft, draftProblem, isSendKey } from './composerRules';

const done = { status: 'done' } as const;
const uploading = { status: 'uploading' } as const;
const failed = { status: 'failed' } as const;

describe('draftProblem', () => {
  it.each([
    { text: 'Hej', files: [], problem: null },
    { text: '1234567890', files: [], problem: null },
    { text: '', files: [done], problem: null },
    { text: '', files: [], problem: 'empty' },
    { text: ' \n\t', files: [], problem: 'empty' },
    { text: '12345678901', files: [], problem: 'too_long' },
    { text: 'Hej', files: [done, uploading], problem: 'uploading' },
    { text: 'Hej', files: [failed, uploading], problem: 'uploading' },
    { text: 'Hej', files: [failed], problem: 'failed_file' },
  ])('$text with $files: $problem', ({ problem, ...draft }) => {
    expect(draftProblem(draft, 10)).toBe(problem);
  });
});

it.each([
  [0, null],
  [79, null],
  [80, 20],
  [100, 0],
  [112, -12],
])('after %i of 100 characters %s are left', (length, left) => {
  expect(charactersLeft(length, 100)).toBe(left);
});

describe('isSendKey', () => {
  const enter = { key: 'Enter', shiftKey: false, isComposing: false };
  it.each([
    ['Enter', enter, false, true],
    ['Shift and Enter', { ...enter, shiftKey: true }, false, false],
    ['Enter on touch', enter, true, false],
    ['Enter that accepts a word', { ...enter, isComposing: true }, false, false],
    ['a letter', { ...enter, key: 'e' }, false, false],
  ])('%s', (_name, key, touch, sends) => {
    expect(isSendKey(key, touch)).toBe(sends);
  });
});
