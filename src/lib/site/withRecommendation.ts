/** An address of a job that carries the recommendation by which it was come to, where there is one. */
export const withRecommendation = (path: string, id: string | null): string =>
  id ? `${path}${path.includes('?') ? '&' : '?'}recommendation=${encodeURIComponent(id)}` : path;
