import { expect, it } from 'vitest';
import { type FilterStageAction, filterStage } from './filterStage';

interface Filter {
  places: readonly string[];
  onCall: boolean;
}

const empty: Filter = { places: [], onCall: false };
const applied: Filter = { places: ['uppsala'], onCall: false };
const staged: Filter = { places: ['uppsala'], onCall: true };

it.each<[string, FilterStageAction<Filter>, { applied: Filter; staged: Filter }]>([
  [
    'opening stages what is active then',
    { type: 'start', applied: empty },
    { applied: empty, staged: empty },
  ],
  [
    'a change is staged beside what is staged already',
    { type: 'change', patch: { places: [] } },
    { applied, staged: { places: [], onCall: true } },
  ],
  ['clearing stages the empty filter', { type: 'clear', empty }, { applied, staged: empty }],
  ['applying makes it active', { type: 'apply' }, { applied: staged, staged }],
])('%s', (_case, action, expected) => {
  expect(filterStage({ applied, staged }, action)).toEqual(expected);
});
