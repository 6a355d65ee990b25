import { describe, expect, it } from 'vitest';
import { type OptionView, visibleOptions } from './visibleOptions';

const options = ['Cosmic', 'TakeCare', 'Melior', 'Elvis', 'Pascal'].map((label) => ({
  id: label,
  label,
}));
const names = (view: OptionView) => {
  const { shown, hidden } = visibleOptions(options, view);
  return [shown.map(({ label }) => label).join(' '), hidden];
};

describe('visibleOptions', () => {
  it.each<{ view: OptionView; result: unknown[] }>([
    { view: { query: '', expanded: false, limit: 2 }, result: ['Cosmic TakeCare', 3] },
    { view: { query: '', expanded: false, limit: 4 }, result: [expect.any(String), 0] },
    { view: { query: '', expanded: true, limit: 2 }, result: [expect.any(String), 0] },
    { view: { query: 'pas', expanded: false, limit: 2 }, result: ['Pascal', 0] },
    { view: { query: 'lvi', expanded: false, limit: 2 }, result: ['Elvis', 0] },
    {
      view: {
        query: 'x',
        expanded: false,
        limit: 2,
        findOptions: (all) => all.toReversed().slice(0, 2),
      },
      result: ['Pascal Elvis', 0],
    },
    { view: { query: 'zzz', expanded: true, limit: 2 }, result: ['', 0] },
    { view: { query: '  ', expanded: false, limit: 2 }, result: ['Cosmic TakeCare', 3] },
  ])('$view', ({ view, result }) => {
    expect(names(view)).toEqual(result);
  });
});
