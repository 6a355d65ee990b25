/** What the page of what opens most doors shows, and in which order. */
interface OpeningsAddress {
  /** `pay`: by what the opened jobs give. */
  sort?: 'jobs' | 'pay';
  /** The id of a change, or `now`: the jobs of it. */
  change?: string;
  /** Of those jobs, from 1. */
  page?: number;
}

/** The page of what opens most doors, or of the jobs that a change opens. */
export function openingsPath({ sort = 'jobs', change, page = 1 }: OpeningsAddress = {}): string {
  const query = new URLSearchParams({
    ...(sort === 'pay' && { sort }),
    ...(change !== undefined && { change }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size === 0 ? '/oppnar-dorrar' : `/oppnar-dorrar?${query}`;
}
