/** A page of `docs` that the bench writes. */
export type ReportPage = 'performance' | 'scale';

/** One thing that `npm run bench` measures, and its chapter of docs/performance.md. */
export interface Part<Data> {
  /** As on the command line: `npm run bench -- pages`. */
  name: string;
  title: string;
  /** It takes so long that `npm run bench` leaves it out unless it is named. */
  onlyByName?: true;
  /** The page of `docs` that has its chapter; `performance` when absent. */
  page?: ReportPage;
  measure(): Promise<Data>;
  /** Markdown below the title: what was measured and how, and the tables. */
  section(data: Data): string;
}

/** A part of any data. */
export type AnyPart = Part<unknown>;

/** Declares a part; each gets only the data that it measured. */
export function part<Data>(definition: Part<Data>): AnyPart {
  return definition as AnyPart;
}
