/** Ids in every rendered page that the server writes and the browser looks up. */
export const PAGE_IDS = {
  /** The element that React renders around the whole page. */
  root: 'vikari-root',
  /** The template with the tags that are inserted after the first paint. */
  scripts: 'vikari-scripts',
  /** The JSON that the browser starts from. */
  data: 'vikari-data',
} as const;

/** The performance mark that a page sets when it is hydrated; tests and benchmarks wait for it. */
export const HYDRATED_MARK = 'vikari-hydrated';
