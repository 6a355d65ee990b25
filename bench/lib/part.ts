/** One thing that `npm run bench` measures, and how it is told in docs/performance.md. */
export interface Part<Data> {
  /** As on the command line: `npm run bench -- pages`. */
  name: string;
  title: string;
  measure(): Promise<Data>;
  /** Markdown below the title: what was measured how, and the tables. */
  section(data: Data): string;
}

/** A part whose data has been to a file and back. */
export type AnyPart = Part<unknown>;

/** Declares a part. The data of one part never reaches another: it is stored by the part's name. */
export function part<Data>(definition: Part<Data>): AnyPart {
  return definition as AnyPart;
}
