import type { EmployerAggregateRating, WithContext } from 'schema-dts';
import type { InsightWorkplace, WorkplaceInsight } from '#domain/api/insights';

/** What a page says of its workplace, for search engines. */
export function employerRating(
  { name, place }: InsightWorkplace,
  { answers, average }: Pick<WorkplaceInsight, 'answers' | 'average'>,
): WithContext<EmployerAggregateRating> {
  return {
    '@context': 'https://schema.org',
    '@type': 'EmployerAggregateRating',
    itemReviewed: {
      '@type': 'Organization',
      name,
      ...(place !== null && { address: { '@type': 'PostalAddress', addressLocality: place } }),
    },
    ratingValue: average,
    ratingCount: answers,
    bestRating: 5,
    worstRating: 1,
  };
}
