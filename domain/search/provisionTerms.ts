import {
  PROVIDED,
  PROVISIONS,
  TRAVEL_AND_HOUSING,
} from '#domain/vocabulary/thesaurus/ownProvisions';
import type { Facet } from './entry';
import { type Builder, listOf } from './lexiconBuilder';

/** "Boende ingår", "betalda resor": each noun beside each word that says that it is paid for or arranged. */
export function addProvisions(builder: Builder): void {
  for (const [part, nouns] of PROVISIONS) {
    const before = part === 'housing' ? `${PROVIDED.before}|${PROVIDED.with}` : PROVIDED.before;
    for (const noun of listOf(nouns)) {
      const terms = [
        ...listOf(before).map((state) => `${state} ${noun}`),
        ...listOf(PROVIDED.after).map((state) => `${noun} ${state}`),
      ];
      for (const term of terms) builder.settle(term, [{ part, ids: ['paid', 'arranged'] }]);
    }
  }
}

/** "Resa och boende", "boende, resa": with or without that they are paid for. */
export function addTravelAndHousing(builder: Builder): void {
  const facets: Facet[] = (['travel', 'housing'] as const).map((part) => ({
    part,
    ids: ['paid', 'arranged'],
  }));
  for (const travel of listOf(TRAVEL_AND_HOUSING.travel)) {
    for (const housing of listOf(TRAVEL_AND_HOUSING.housing)) {
      for (const pair of [
        [travel, housing],
        [housing, travel],
      ]) {
        for (const link of [' ', ' och ', ' and ']) {
          const both = pair.join(link);
          builder.settle(both, facets);
          for (const state of listOf(PROVIDED.with)) builder.settle(`${state} ${both}`, facets);
          for (const state of listOf(PROVIDED.after)) builder.settle(`${both} ${state}`, facets);
        }
      }
    }
  }
}
