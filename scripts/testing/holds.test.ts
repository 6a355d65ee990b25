import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdsAt } from './holds';

let folder: string;
beforeEach(() => {
  vi.stubEnv('CI', '');
  folder = mkdtempSync(join(tmpdir(), 'holds-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const place = (test = 'adds > up') => ({ testPath: join(folder, 'sum.test.ts'), test });
const kept = () => {
  const found = join(folder, 'found');
  return readdirSync(found).map((name) => JSON.parse(readFileSync(join(found, name), 'utf8')));
};
/** A property that fails from 1000 on, and what it was tried with. */
function belowThousand() {
  const tried: number[] = [];
  const property = fc.property(fc.nat(), (value) => {
    tried.push(value);
    return value < 1000;
  });
  return { tried, property };
}

describe('what a property test has found', () => {
  it('is kept beside the test, and tried first by that test alone', () => {
    expect(() => holdsAt(place(), belowThousand().property)).toThrow(/commit .*sum\.test\.ts\.\w+/);
    expect(kept()).toEqual([{ test: 'adds > up', values: [1000] }]);
    const again = belowThousand();
    expect(() => holdsAt(place(), again.property, { seed: 1 })).toThrow('[1000]');
    expect(again.tried[0]).toBe(1000);
    const other = belowThousand();
    expect(() => holdsAt(place('adds > down'), other.property, { seed: 1 })).toThrow();
    expect(other.tried[0]).not.toBe(1000);
  });

  it('is tried after it was mended, and what else was given as an example', () => {
    expect(() => holdsAt(place(), belowThousand().property)).toThrow();
    const tried: number[] = [];
    const mended = fc.property(fc.nat(), (value) => void tried.push(value));
    holdsAt(place(), mended, { numRuns: 3, examples: [[7]] });
    expect(tried).toEqual([1000, 7, expect.any(Number)]);
  });

  it('is kept by its seed where JSON cannot say it', async () => {
    const tried: (bigint | undefined)[] = [];
    const property = fc.asyncProperty(fc.bigInt({ min: 0n }), async (value) => {
      tried.push(value);
      return value < 1000n;
    });
    await expect(holdsAt(place(), property)).rejects.toThrow('[1000n]');
    expect(kept()).toEqual([
      { test: 'adds > up', seed: expect.any(Number), path: expect.any(String) },
    ]);
    tried.length = 0;
    await expect(holdsAt(place(), property, { numRuns: 50 })).rejects.toThrow('[1000n]');
    expect(tried[0]).toBe(1000n);
  });

  it.each([[[undefined]], [[Number.NaN]], [[-0]], [[{ at: new Date(0) }]], [[[() => 1]]]])(
    'is never read back as something else: %o',
    (values) => {
      const property = fc.property(fc.constant(values), () => false);
      expect(() => holdsAt(place(), property)).toThrow();
      expect(kept()).toEqual([expect.not.objectContaining({ values: expect.anything() })]);
    },
  );

  it('is only printed on a build server', () => {
    vi.stubEnv('CI', 'true');
    expect(() => holdsAt(place(), belowThousand().property)).toThrow(
      /add .*"values": \[\n {4}1000/s,
    );
    expect(kept).toThrow('ENOENT');
  });
});

it('lets nothing fail without it', () => {
  const asserted = ['domain', 'server', 'src', 'ui-kit', 'scripts', 'bench'].flatMap((top) =>
    readdirSync(top, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(top, name))
      .filter((name) => /\bfc\.assert\(/.test(readFileSync(name, 'utf8'))),
  );
  expect(asserted).toEqual(['scripts/testing/holds.ts']);
});
