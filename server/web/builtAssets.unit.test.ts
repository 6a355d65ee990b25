import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { builtAssets } from './builtAssets';

const MANIFEST = {
  'src/main.tsx': { file: 'assets/main.js', imports: ['_shared.js'] },
  'src/i18n/catalogue.sv.ts': { file: 'assets/sv.js' },
  'src/i18n/catalogue.en.ts': { file: 'assets/en.js' },
  'src/i18n/ownCatalogue.sv.ts': { file: 'assets/own-sv.js' },
  'src/i18n/ownCatalogue.en.ts': { file: 'assets/own-en.js' },
  'src/pages/job/JobPage.tsx': { file: 'assets/job.js', imports: ['_shared.js', '_card.js'] },
  '_card.js': { file: 'assets/card.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js' },
  'style.css': { file: 'assets/style.css' },
  'node_modules/font/schibsted-grotesk-latin-wght-normal.woff2': { file: 'assets/font.woff2' },
};

let clientDir: string;

function writeManifest(manifest: object): void {
  mkdirSync(join(clientDir, '.vite'), { recursive: true });
  writeFileSync(join(clientDir, '.vite/manifest.json'), JSON.stringify(manifest));
}

beforeEach(() => {
  clientDir = mkdtempSync(join(tmpdir(), 'vikari-assets-'));
});
afterEach(() => rmSync(clientDir, { recursive: true }));

describe('builtAssets', () => {
  it('names the style sheet, the font and the page’s scripts with all they import', () => {
    writeManifest(MANIFEST);
    const tags = builtAssets(clientDir).tagsFor(['root', 'src/pages/job/JobPage.tsx'], 'sv');
    expect([...tags.matchAll(/(?:href|src)="\/assets\/([^"]+)"/g)].map(([, file]) => file)).toEqual(
      [
        'style.css',
        'font.woff2',
        // Fetched first, since it is the largest, and run by the tag at the end
        'main.js',
        'shared.js',
        'sv.js',
        'card.js',
        'job.js',
        'main.js',
      ],
    );
    expect(tags).toContain('as="font" type="font/woff2" crossorigin');
  });

  it('leaves every script for the inline script to insert', () => {
    writeManifest(MANIFEST);
    const [atOnce, later] = builtAssets(clientDir).tagsFor([], 'sv').split('<template');
    expect(atOnce).not.toContain('.js');
    expect(later).toContain('<script type="module" src="/assets/main.js">');
  });

  it("sends only the texts of the page's language", () => {
    writeManifest(MANIFEST);
    const tags = builtAssets(clientDir).tagsFor([], 'en');
    expect(tags).toContain('/assets/en.js');
    expect(tags).not.toContain('/assets/sv.js');
  });

  it("sends the candidate's own texts only with the candidate's own pages", () => {
    writeManifest(MANIFEST);
    const assets = builtAssets(clientDir);
    expect(assets.tagsFor(['src/app/CandidateLayout.tsx'], 'en')).toContain('/assets/own-en.js');
    expect(assets.tagsFor(['src/pages/job/JobPage.tsx'], 'en')).not.toContain('own-');
  });

  it.each(['src/main.tsx', 'style.css'])('throws when the build has no %s', (missing) => {
    writeManifest(
      Object.fromEntries(Object.entries(MANIFEST).filter(([source]) => source !== missing)),
    );
    expect(() => builtAssets(clientDir)).toThrow(`The build has no ${missing}`);
  });
});
