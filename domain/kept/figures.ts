import { averageAt, oneDecimal } from '#domain/insight/averages';
import { sumOf } from '#domain/insight/figures';
import type { PublishedYear } from '#domain/insight/publication';

/** What is shown of how much was kept: one decimal of five, and by how many people. */
export interface KeptScore {
  answers: number;
  average: number;
}

/**
 * The average of published figures; null where nothing is. Of several of an employer's workplaces it
 * follows from what is published of each, so that it says nothing beyond them.
 */
export function keptScore(published: readonly Pick<PublishedYear, 'figures'>[]): KeptScore | null {
  const figures = published.map((one) => one.figures);
  if (figures.length === 0) return null;
  return {
    answers: sumOf(figures.map(({ answers }) => answers)),
    average: oneDecimal(averageAt(figures, 0)),
  };
}
