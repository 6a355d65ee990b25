import { describe, expect, it } from 'vitest';
import type { Change } from './change';
import { changesOf, type Opening, pairsOf, rankOpenings } from './openings';

const wait = (day: string): Change => ({ kind: 'wait', day });
const swedish = (level: 'B2' | 'C1'): Change => ({ kind: 'language', language: 'sv', level });
const CV: Change = { kind: 'document', type: 'cv', validTo: null, noEndDate: true };
const CONFIRM: Change = { kind: 'experiences_complete' };

const possible = (change: Change) => ({ change, rule: 'documents' as const });
const opening = (opened: number, ...changes: Change[]): Opening => ({
  steps: changes.map(possible),
  opened: Array.from({ length: opened }, (_, at) => `v-${at}`),
});
const ranked = (...openings: Opening[]) =>
  rankOpenings(openings).map((one) => [one.opened.length, ...changesOf(one)]);

describe('rankOpenings', () => {
  it('puts what opens most first, and the easier of two that open as many', () => {
    expect(
      ranked(opening(2, wait('2026-05-01')), opening(1, CV), opening(2, CONFIRM), opening(7, CV)),
    ).toEqual([
      [7, CV],
      [2, CONFIRM],
      [2, wait('2026-05-01')],
      [1, CV],
    ]);
  });

  it('leaves out what opens nothing', () => {
    expect(ranked(opening(0, CV))).toEqual([]);
  });

  it('names of more and less of one thing only what opens more than the less does', () => {
    const days = ['2026-05-01', '2026-06-01', '2026-07-01', '2026-08-01', '2026-09-01'].map(wait);
    expect(
      ranked(
        ...[1, 1, 3, 4, 5].map((opened, at) => opening(opened, days[at] ?? CV)),
        opening(1, swedish('B2')),
        opening(1, swedish('C1')),
      ),
    ).toEqual([
      [4, days[3]],
      [3, days[2]],
      [1, swedish('B2')],
      [1, days[0]],
    ]);
  });

  it('shows at most a dozen', () => {
    const many = Array.from({ length: 20 }, (_, at) => opening(at + 1, CV));
    expect(ranked(...many).map(([opened]) => opened)).toEqual(
      Array.from({ length: 12 }, (_, at) => 20 - at),
    );
  });
});

describe('pairsOf', () => {
  it('takes of more and less of one thing the most', () => {
    const all = [CONFIRM, swedish('B2'), swedish('C1'), CV].map(possible);
    expect(pairsOf(all).map((steps) => changesOf({ steps }))).toEqual([
      [CONFIRM, swedish('C1')],
      [CONFIRM, CV],
      [swedish('C1'), CV],
    ]);
  });
});
