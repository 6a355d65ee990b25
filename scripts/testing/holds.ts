import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import fc from 'fast-check';
import { expect } from 'vitest';

/** A divergence that was found: its values, or where fast-check finds them again. */
interface Found<Values> {
  /** The test's whole name. */
  test: string;
  /** Absent where JSON cannot say them. */
  values?: Values;
  seed?: number;
  path?: string;
}

type Property<Values> = fc.IProperty<Values> | fc.IAsyncProperty<Values>;
const isAsync = <Values>(property: Property<Values>): property is fc.IAsyncProperty<Values> =>
  property.isAsync();

/** Where a test's divergences are kept: `found/<file of the test>.<number>.json` beside it. */
function placeOf(testPath: string): { folder: string; prefix: string } {
  return { folder: join(dirname(testPath), 'found'), prefix: `${basename(testPath)}.` };
}

function foundBefore<Values>(testPath: string, test: string): Found<Values>[] {
  const { folder, prefix } = placeOf(testPath);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.startsWith(prefix))
    .toSorted()
    .map((name): Found<Values> => JSON.parse(readFileSync(join(folder, name), 'utf8')))
    .filter((found) => found.test === test);
}

/** Whether a value is the same after JSON. */
function survivesJson(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== 'object') return typeof value === 'string' || typeof value === 'boolean';
  if (value === null) return true;
  if (Array.isArray(value)) return value.every(survivesJson);
  const isPlain = [Object.prototype, null].includes(Object.getPrototypeOf(value));
  return isPlain && !Object.hasOwn(value, '__proto__') && Object.values(value).every(survivesJson);
}

/** Keeps what a failing run found, and says where; on a build server it only says what to keep. */
function keep<Values>(testPath: string, test: string, details: fc.RunDetails<Values>): string {
  const { counterexample, seed, counterexamplePath } = details;
  const found: Found<Values> =
    counterexample !== null && survivesJson(counterexample)
      ? { test, values: counterexample }
      : { test, seed, path: counterexamplePath ?? '' };
  const text = `${JSON.stringify(found, null, 2)}\n`;
  const { folder, prefix } = placeOf(testPath);
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const file = join(folder, `${prefix}${digest}.json`);
  const shown = relative(process.cwd(), file);
  if (process.env.CI) return `To try it first from now on, add ${shown}:\n${text}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, text);
  return `It is tried first from now on: commit ${shown} with what mends it.`;
}

/** Which test asserts it. */
interface Place {
  /** The test's file. */
  testPath: string;
  /** The test's whole name. */
  test: string;
}

/** `holds` for a given test; a sync property is asserted when this returns. */
export function holdsAt<Values>(
  { testPath, test }: Place,
  property: Property<Values>,
  parameters: fc.Parameters<Values> = {},
): Promise<void> | undefined {
  const before = foundBefore<Values>(testPath, test);
  const reporter = (details: fc.RunDetails<Values>) => {
    if (!details.failed) return;
    const message = `${fc.defaultReportMessage(details)}\n\n${keep(testPath, test, details)}`;
    throw new Error(message, { cause: details.errorInstance });
  };
  const values = before.flatMap((found) => (found.values === undefined ? [] : [found.values]));
  const examples = [...values, ...(parameters.examples ?? [])];
  const runs: fc.Parameters<Values>[] = [
    ...before.flatMap(({ seed, path }) =>
      seed === undefined ? [] : [{ ...parameters, examples: [], seed, path, numRuns: 1, reporter }],
    ),
    { ...parameters, examples, reporter },
  ];
  if (!isAsync(property)) {
    for (const run of runs) fc.assert(property, run);
    return undefined;
  }
  return (async () => {
    for (const run of runs) await fc.assert(property, run);
  })();
}

/**
 * Asserts that a property holds, as `fc.assert` does: first for what was found before, in `found/`
 * beside the test, then for random values. What a failing run finds is put there. Once a test.
 */
export function holds<Values>(
  property: fc.IAsyncProperty<Values>,
  parameters?: fc.Parameters<Values>,
): Promise<void>;
export function holds<Values>(
  property: fc.IProperty<Values>,
  parameters?: fc.Parameters<Values>,
): void;
export function holds<Values>(
  property: Property<Values>,
  parameters?: fc.Parameters<Values>,
): Promise<void> | undefined {
  const { testPath = '', currentTestName: test = '' } = expect.getState();
  return holdsAt({ testPath, test }, property, parameters);
}
