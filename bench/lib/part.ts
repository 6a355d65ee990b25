/** One thing that `npm run bench` measures, and its chapter of docs/performance.md. */
export interface Part<Data> {
  /** As on the command line: `npm run bench -- pages`. */
  name: string;
  title: string;
  measure(): Promise<Data>;
  /** Markdown below the title: what was measured and how, and the tables. */
  section(data: Data): string;
}

/** A part whose data has been written to a file and read back. */
export type AnyPart = Part<unknown>;

/** Declares a part. Data is stored by the part's name, so each part gets only its own. */
export function part<Data>(definition: Part<Data>): AnyPart {
  return definition as AnyPart;
}
