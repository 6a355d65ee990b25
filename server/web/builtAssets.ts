import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterFirstPaint } from './afterFirstPaint';
import type { PageAssets } from './pageRenderer';

interface Chunk {
  file: string;
  imports?: string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

const ENTRY = 'src/main.tsx';
const STYLE_SHEET = 'style.css';
/** The one font file that the first lines of every page use; the manifest's key ends like this. */
const FONT = '/schibsted-grotesk-latin-wght-normal.woff2';
/** The files of texts that not every page needs, and the pages that need them. */
const CATALOGUES: readonly [name: string, pages: RegExp][] = [
  ['src/i18n/catalogue', /^/],
  ['src/i18n/searchCatalogue', /^src\/pages\/(?:home|jobs|available-jobs|landing|saved|alerts)\//],
  ['src/features/job-search/landing/messages', /^src\/pages\/landing\//],
  ['src/features/job-detail/messages', /^src\/pages\/(?:job|compare)\//],
  ['src/i18n/ownCatalogue', /^src\/app\/CandidateLayout\.tsx$/],
  [
    'src/i18n/signInCatalogue',
    /^src\/pages\/(?:auth-|confirm-email|undo-way|login|register|resume-registration)/,
  ],
  ['src/features/notifications/messages', /^src\/pages\/pause-mail\//],
  ['src/features/info/legal/legalCatalogue', /^src\/pages\/info\/LegalPage/],
  ['src/features/info/messages', /^src\/pages\/info\/(?!LegalPage)/],
  ['src/features/auth/steps/messages', /^src\/pages\/register-steps\//],
  ['src/i18n/messagesCatalogue', /^src\/pages\/messages\//],
  ['src/features/account/messages', /^src\/pages\/account\//],
  ['src/features/account/setup/messages', /^src\/pages\/account\/AccountSetupPage/],
  ['src/features/account-security/messages', /^src\/pages\/account-deleted\//],
  ['src/i18n/applicationsCatalogue', /^src\/pages\/job-applications\//],
  ['src/features/application/apply/messages', /^src\/pages\/apply\//],
  ['src/features/application/reply/messages', /^src\/pages\/reply\//],
  ['src/features/application/asked/messages', /^src\/pages\/asked-documents\//],
  ['src/features/documents/messages', /^src\/pages\/asked-documents\//],
  ['src/lib/files/messages', /^src\/pages\/(?:asked-documents|job-applications)\//],
  ['src/features/interview/messages', /^src\/pages\/interview\//],
  ['src/i18n/linksCatalogue', /^src\/pages\/(?:referee|recommend|recommendation)\//],
  ['src/features/first-day/messages', /^src\/pages\/first-day\//],
  ['src/lib/firstDay/messages', /^src\/pages\/(?:first-day|job-applications)\//],
  ['src/features/planner/messages', /^src\/pages\/planner\//],
  ['src/features/openings/messages', /^src\/pages\/openings\//],
  ['src/features/eligibility/messages', /^src\/pages\/openings\//],
  ['src/features/salary-guide/messages', /^src\/pages\/salaries\//],
  ['src/features/salary-guide/hired/messages', /^src\/pages\/salaries\/HiredPayPage/],
  ['src/features/pay-calculator/messages', /^src\/pages\/pay-calculator\//],
  ['src/lib/pay/messages', /^src\/pages\/pay-calculator\//],
  ['src/features/articles/messages', /^src\/pages\/articles\//],
  ['src/features/service-status/messages', /^src\/pages\/service-status\//],
  ['src/features/insight/messages', /^src\/pages\/insight\//],
  ['src/features/alerts/messages', /^src\/pages\/alerts\//],
  ['src/features/saved/messages', /^src\/pages\/saved\//],
  ['src/features/compare/messages', /^src\/pages\/compare\//],
  ['src/features/eligibility/messages', /^src\/pages\/compare\//],
];

/** The manifest's keys of the texts of a page; a test compares with what the routes load (`withWords`). */
export function cataloguesOf(modules: readonly string[], language: 'sv' | 'en'): string[] {
  return CATALOGUES.filter(([, pages]) => ['', ...modules].some((one) => pages.test(one))).map(
    ([name]) => `${name}.${language}.ts`,
  );
}

/** The scripts of these chunks and of all they import, each once, dependencies first. */
function scriptsOf(manifest: Manifest, keys: readonly string[]): string[] {
  const scripts = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const imported of chunk.imports ?? []) visit(imported);
    scripts.add(chunk.file);
  };
  for (const key of keys) visit(key);
  return [...scripts];
}

/** The built file of a source. Throws when the build lacks it. */
function fileOf(manifest: Manifest, source: string): string {
  const key = Object.keys(manifest).find((name) => name === source || name.endsWith(source));
  const chunk = key === undefined ? undefined : manifest[key];
  if (!chunk) throw new Error(`The build has no ${source}: run "npm run build"`);
  return chunk.file;
}

/**
 * Tags from the build's manifest, made once for each set of pages. What the first paint needs comes
 * first: the style sheet, and the font, whose late arrival would shift the page. Scripts come after
 * it.
 */
export function builtAssets(clientDir: string): PageAssets {
  const manifest: Manifest = JSON.parse(
    readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8'),
  );
  const entry = fileOf(manifest, ENTRY);
  const first = [
    `<link rel="stylesheet" href="/${fileOf(manifest, STYLE_SHEET)}">`,
    `<link rel="preload" href="/${fileOf(manifest, FONT)}" as="font" type="font/woff2" crossorigin>`,
  ].join('');
  const made = new Map<string, string>();
  return {
    styleTags: first,
    tagsFor(modules, language) {
      const key = `${language} ${modules.join(' ')}`;
      const known = made.get(key);
      if (known !== undefined) return known;
      // The entry is by far the largest, so it is fetched first.
      const files = new Set([
        entry,
        ...scriptsOf(manifest, [ENTRY, ...cataloguesOf(modules, language), ...modules]),
      ]);
      const preloads = [...files].map((file) => `<link rel="modulepreload" href="/${file}">`);
      const scripts = [...preloads, `<script type="module" src="/${entry}"></script>`];
      const tags = first + afterFirstPaint(scripts.join(''));
      made.set(key, tags);
      return tags;
    },
  };
}
