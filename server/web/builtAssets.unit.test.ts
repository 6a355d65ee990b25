import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { builtAssets } from './builtAssets';

const MANIFEST = {
  'src/main.tsx': { file: 'assets/main.js', imports: ['_shared.js'] },
  'src/i18n/catalogue.sv.ts': { file: 'assets/sv.js' },
  'src/i18n/catalogue.en.ts': { file: 'assets/en.js' },
  'src/i18n/searchCatalogue.en.ts': { file: 'assets/search-en.js' },
  'src/features/job-detail/messages.sv.ts': { file: 'assets/job-sv.js' },
  'src/i18n/ownCatalogue.en.ts': { file: 'assets/own-en.js' },
  'src/i18n/signInCatalogue.en.ts': { file: 'assets/signIn-en.js' },
  'src/features/account/messages.en.ts': { file: 'assets/account-en.js' },
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
        'job-sv.js',
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

  it.each([
    ['the start page', ['src/pages/home/HomePage.tsx'], ['search']],
    [
      'the login',
      ['src/app/CandidateLayout.tsx', 'src/pages/login/LoginPage.tsx'],
      ['own', 'signIn'],
    ],
    [
      'the account',
      ['src/app/CandidateLayout.tsx', 'src/pages/account/AccountPage.tsx'],
      ['own', 'account'],
    ],
    ['a page that is not found', ['src/pages/not-found/NotFoundPage.tsx'], []],
  ])('sends %s the texts that it needs, and no others', (_page, modules, parts) => {
    writeManifest(MANIFEST);
    const tags = builtAssets(clientDir).tagsFor(modules, 'en');
    const sent = [...tags.matchAll(/assets\/(\w+)-en\.js/g)].map(([, part]) => part);
    expect(sent).toEqual(parts);
  });

  it.each(['src/main.tsx', 'style.css'])('throws when the build has no %s', (missing) => {
    writeManifest(
      Object.fromEntries(Object.entries(MANIFEST).filter(([source]) => source !== missing)),
    );
    expect(() => builtAssets(clientDir)).toThrow(`The build has no ${missing}`);
  });
});
