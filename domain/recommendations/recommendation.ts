/** What opening a recommendation's link says of it (decision 43 of the specification). */
export const RECOMMENDATION_STATES = ['valid', 'expired', 'used', 'own', 'unknown'] as const;
export type RecommendationState = (typeof RECOMMENDATION_STATES)[number];

/** Who recommends: a colleague with an account, or the job's employer. */
export const RECOMMENDERS = ['candidate', 'employer'] as const;
export type Recommender = (typeof RECOMMENDERS)[number];

/** Days that a link is valid; it ends before them with its job. */
export const RECOMMENDATION_DAYS = 30;

/** Days that a link goes on being called expired before it is forgotten. */
export const EXPIRED_KEPT_DAYS = 60;

/** Valid links at a time: of a candidate for all jobs, of an employer for one. */
export const MOST_RECOMMENDATIONS = { candidate: 20, employer: 100 } as const;

/** The path of a link, by its secret id: the page that it opens. */
export const recommendationLink = (id: string): string =>
  `/candidate/recommendation?id=${encodeURIComponent(id)}`;
