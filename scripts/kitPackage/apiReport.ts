import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { ROOT } from '../lib/paths.mjs';
import { writeDeclarations } from './declarations';
import { KIT, publicEntries } from './entries';

/** The checked-in report. */
export const API_REPORT = join(KIT, 'api/ui-kit.api.md');

/**
 * A module with every entry as a namespace: names of two entries never meet, and one pass is enough.
 * `from_` keeps a component's own name free, which would otherwise get a number.
 */
export const everyEntry = (entries: readonly string[]): string =>
  entries
    .map((entry) => `export * as from_${entry.replaceAll('/', '_')} from './${entry}/index.js';\n`)
    .join('');

/** The report of the types in `dist`; what API Extractor says of them is told by the report itself. */
async function reportOf(
  dist: string,
  entries: readonly string[],
  version: string,
): Promise<string> {
  const main = join(dist, 'everyEntry.d.ts');
  const config = join(dist, 'tsconfig.json');
  await writeFile(main, everyEntry(entries));
  await writeFile(
    config,
    JSON.stringify({
      compilerOptions: {
        target: 'es2022',
        module: 'nodenext',
        jsx: 'react-jsx',
        strict: true,
        skipLibCheck: true,
        types: [],
      },
      files: [main],
    }),
  );
  const manifest = join(dist, 'package.json');
  await writeFile(manifest, JSON.stringify({ name: '@vikari/ui-kit', version, type: 'module' }));
  const reports = join(dist, 'reports');
  await mkdir(reports);
  const result = Extractor.invoke(
    ExtractorConfig.prepare({
      configObject: {
        projectFolder: dist,
        mainEntryPointFilePath: main,
        compiler: { tsconfigFilePath: config },
        apiReport: {
          enabled: true,
          reportFileName: 'ui-kit.api.md',
          reportFolder: reports,
          reportTempFolder: join(dist, 'temporary'),
        },
        docModel: { enabled: false },
        dtsRollup: { enabled: false },
        tsdocMetadata: { enabled: false },
        newlineKind: 'lf',
      },
      configObjectFullPath: undefined,
      packageJsonFullPath: manifest,
    }),
    {
      localBuild: true,
      messageCallback(message) {
        message.handled = message.logLevel !== ExtractorLogLevel.Error;
      },
    },
  );
  if (result.errorCount > 0) throw new Error('API Extractor cannot read the types of the kit.');
  return readFile(join(reports, 'ui-kit.api.md'), 'utf8');
}

/**
 * Every public type of the kit as one text, made from the declarations that the package carries.
 *
 * @throws Error when the declarations cannot be written or read.
 */
export async function apiReport(): Promise<string> {
  const entries = publicEntries();
  // Inside the repository, so that the types of React and MUI are found
  const results = join(ROOT, 'test-results');
  await mkdir(results, { recursive: true });
  const staging = await mkdtemp(join(results, 'kit-api-'));
  try {
    const dist = join(staging, 'dist');
    await mkdir(dist);
    await writeDeclarations(entries, { staging, dist });
    const { version } = JSON.parse(await readFile(join(KIT, 'package.json'), 'utf8'));
    return await reportOf(dist, entries, version);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}
