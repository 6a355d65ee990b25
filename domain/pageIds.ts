/** Ids in every rendered page that the server writes and the browser looks for. */
export const PAGE_IDS = {
  /** The element that React renders around the whole page. */
  root: 'vikari-root',
  /** The template with the tags that wait for the first paint. */
  scripts: 'vikari-scripts',
  /** The JSON that the browser starts from. */
  data: 'vikari-data',
} as const;

/** The performance mark that a page sets when its buttons answer; tests and benches wait for it. */
export const HYDRATED_MARK = 'vikari-hydrated';
