import { expect, test } from 'vitest';
import { compactState, type StepperState } from './steps';

test.each<[StepperState, boolean, string]>([
  ['complete', false, 'done'],
  ['complete', true, 'current'],
  ['incomplete', false, 'upcoming'],
  ['incomplete', true, 'current'],
  ['error', false, 'upcoming'],
])('%s, open %s → %s', (state, current, drawn) => {
  expect(compactState({ state }, current)).toBe(drawn);
});
