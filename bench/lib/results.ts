import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Machine } from './machine';

const FILE = fileURLToPath(new URL('../results.generated.json', import.meta.url));

/** A part's measurements, their date, and the machine. */
interface Measured {
  /** `YYYY-MM-DD`. */
  date: string;
  machine: Machine;
  data: unknown;
}

/** The last results of every part, by its name. */
export type Results = Record<string, Measured>;

/** Reads them; none before the first run. */
export function readResults(): Results {
  return existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};
}

/** Stores them; a run of one part leaves the others' results as they are. */
export function writeResults(results: Results): void {
  writeFileSync(FILE, `${JSON.stringify(results, null, 2)}\n`);
}
