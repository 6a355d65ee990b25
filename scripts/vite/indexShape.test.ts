import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { indexShape, sourcesOf } from './indexShape';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
let copy = '';
afterEach(() => copy && rmSync(copy, { recursive: true, force: true }));

/** Every source of the index in a folder of its own. */
function copied(): string {
  copy = mkdtempSync(join(tmpdir(), 'vikari-shape-'));
  for (const [name] of sourcesOf(ROOT)) {
    const [, specifier] = /^package (.*)$/u.exec(name) ?? [];
    const file =
      specifier === undefined ? name : `node_modules/${packageOf(specifier)}/package.json`;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(ROOT, file), join(copy, file), { dereference: true });
  }
  return copy;
}

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

describe('indexShape', () => {
  it('is of the sources alone, wherever they lie', () => {
    expect(indexShape(copied())).toBe(indexShape(ROOT));
  });

  it.each([
    ['the index', 'server/jobs/index/searchIndex.ts'],
    ['its columns', 'server/jobs/index/columns.ts'],
    ['what a row shows', 'domain/jobViews/jobSummary.ts'],
    ['how words are folded', 'domain/text/fold.ts'],
    ['the vocabulary', 'domain/vocabulary/locations.generated.json'],
    ['the thesaurus', 'domain/vocabulary/thesaurus/ownTerms.ts'],
    ['what an employee is paid', 'domain/pay/jobInHand.ts'],
    ['how it is kept', 'server/jobs/kept/plainData.ts'],
  ])('is another one when %s changes', (_, file) => {
    const before = indexShape(copied());
    writeFileSync(join(copy, file), `${sourcesOf(copy).get(file)} `);
    expect(indexShape(copy)).not.toBe(before);
  });

  it('stays the same when the rest of the product changes', () => {
    const names = [...sourcesOf(ROOT).keys()];
    expect(names.some((name) => /^(src|ui-kit|content)\//u.test(name))).toBe(false);
    expect(names).not.toContain('server/app.ts');
  });
});
