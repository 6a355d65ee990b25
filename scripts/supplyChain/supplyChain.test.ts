import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import {
  advisoriesIn,
  installScriptProblems,
  licenceProblems,
  sourceProblems,
} from './supplyChain.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const policy = {
  licences: ['MIT', 'ISC'],
  exceptions: { 'odd-*': { licence: 'LGPL-3.0-or-later', because: 'a shared library' } },
};
const lockOf = (packages: Parameters<typeof licenceProblems>[0]['packages']) => ({
  packages: { '': {}, 'node_modules/odd-one': { license: 'LGPL-3.0-or-later' }, ...packages },
});

describe('licences', () => {
  it.each([
    ['MIT', []],
    ['(MIT OR GPL-3.0-only)', []],
    ['MIT AND ISC', []],
    ['MIT AND GPL-3.0-only', ['a: MIT AND GPL-3.0-only']],
    ['GPL-3.0-only', ['a: GPL-3.0-only']],
    [undefined, ['a: states no licence']],
  ])('of production: %s', (license, problems) => {
    const lock = lockOf({ 'node_modules/b/node_modules/a': { license } });
    expect(licenceProblems(lock, policy)).toEqual(problems);
    const tool = lockOf({ 'node_modules/a': { license, dev: true } });
    expect(licenceProblems(tool, policy)).toEqual([]);
  });

  it('are excepted by name and licence, and no exception stays that nothing needs', () => {
    const other = lockOf({ 'node_modules/odd-two': { license: 'AGPL-3.0-only' } });
    expect(licenceProblems(other, policy)).toEqual(['odd-two: AGPL-3.0-only']);
    expect(licenceProblems({ packages: {} }, policy)).toEqual([
      'odd-*: an exception that nothing needs',
    ]);
  });
});

it('lets install scripts run by name only', () => {
  const lock = lockOf({ 'node_modules/@a/b': { hasInstallScript: true } });
  expect(installScriptProblems(lock, { '@a/b': false })).toEqual([]);
  expect(installScriptProblems(lock, { c: true })).toEqual([
    '@a/b: has an install script that is not in allowScripts',
    'c: is in allowScripts and has no install script',
  ]);
});

it('takes packages from a registry over TLS, with their hash', () => {
  const integrity = 'sha512-x';
  const packages = {
    'node_modules/a': { resolved: 'https://registry.example/a.tgz', integrity },
    'node_modules/b': { resolved: 'git+ssh://git@host/b.git', integrity },
    'node_modules/c': { resolved: 'https://registry.example/c.tgz' },
    'node_modules/d': { integrity },
    'node_modules/e': {},
    'node_modules/a/node_modules/f': { inBundle: true },
    'node_modules/own': { link: true, resolved: 'own' },
  };
  expect(sourceProblems({ packages })).toEqual([
    'b: git+ssh://git@host/b.git',
    'c: https://registry.example/c.tgz',
    'e: no hash',
  ]);
});

describe('advisories', () => {
  const advisory = (severity: string, url: string) => ({ name: 'a', severity, title: 'T', url });
  const report = JSON.stringify({
    vulnerabilities: {
      a: { via: [advisory('high', 'https://x/1'), advisory('moderate', 'https://x/2')] },
      b: { via: ['a', advisory('critical', 'https://x/3')] },
    },
  });

  it('that are serious are told, but for those that do not reach us', () => {
    expect(advisoriesIn(report, { 'https://x/3': 'not used' })).toEqual({
      answered: true,
      problems: ['a: high, T (https://x/1)'],
    });
  });

  it.each(['', '{"error":{}}', '{"message":"405"}', '<html>'])(
    'are not known where the registry answers %j',
    (text) => {
      expect(advisoriesIn(text, {})).toEqual({ answered: false });
    },
  );
});

it('writes what production is made of, from the lock file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vikari-sbom-'));
  const file = join(folder, 'sbom.json');
  execFileSync(process.execPath, [`${ROOT}scripts/sbom.mjs`, file], { stdio: 'ignore' });
  const bom = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(folder, { recursive: true });
  expect(bom).toMatchObject({
    bomFormat: 'CycloneDX',
    metadata: { component: { name: 'vikari', type: 'application' } },
  });
  const names: string[] = bom.components.map(({ name }: { name: string }) => name);
  expect(names).toContain('fastify');
  expect(names).not.toContain('vitest');
  expect(JSON.stringify(bom)).not.toContain(ROOT);
});
