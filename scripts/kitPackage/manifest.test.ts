import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { KIT, publicEntries } from './entries';
import { packageManifest, STYLE_SHEETS } from './manifest';

const kit = JSON.parse(readFileSync(`${KIT}package.json`, 'utf8'));
const manifest = packageManifest(kit, publicEntries());

it('exports every component, the theme, both languages and the style sheets', () => {
  for (const entry of ['Button', 'FilterSheet', 'theme', 'theme/mui', 'texts/sv', 'texts/en']) {
    expect(manifest.exports[`./${entry}`]).toEqual({
      types: `./dist/${entry}/index.d.ts`,
      default: `./dist/${entry}/index.js`,
    });
  }
  expect(manifest.exports['./tokens/*.json']).toBe('./dist/tokens/*.json');
  for (const sheet of STYLE_SHEETS) expect(manifest.exports[`./${sheet}`]).toBe(`./dist/${sheet}`);
});

it('exports no internal module, and no source', () => {
  expect(Object.keys(manifest.exports).filter((path) => path.includes('internal'))).toEqual([]);
  expect(JSON.stringify(manifest.exports)).not.toMatch(/(?<!\.d)\.tsx?"/u);
});

it('requires React; the other peers are optional', () => {
  const required = Object.keys(manifest.peerDependencies).filter(
    (name) => manifest.peerDependenciesMeta[name] === undefined,
  );
  expect(required.sort()).toEqual(['react', 'react-dom']);
});
