import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const require = createRequire(import.meta.url);
const GENERATE = fileURLToPath(new URL('../../../scripts/clients/generate.mjs', import.meta.url));

/** Found by its path, since the clients are compiled outside the repository. */
const FETCH_CLIENT = join(
  dirname(require.resolve('openapi-fetch/package.json')),
  'dist/index.d.mts',
);

/** `// error` marks the lines that must not compile. */
const USES = {
  'useFetch.ts': `
import createClient from 'openapi-fetch';
import type { paths, components } from './fetchClient';
const api = createClient<paths>({ baseUrl: 'https://vikari.test' });
type Draft = components['schemas']['PublishJobRequest'];
export const roles: Draft['workRole'][] = ['sjukskoterska'];
export const wrong: Draft['workRole'] = 'sjuksköterska'; // error
export const fields: Draft['workFields'] = ['operation'];
export const wrongFields: Draft['workFields'] = ['opration']; // error
export const job = await api.POST('/api/integration/jobs', { body: {} as Draft });
export const slug: string | undefined = job.data?.job.slug;
const params = { header: { Origin: 'https://vikari.test' } };
await api.POST('/api/v2/saved/mark_job', { params, body: { jobId: 'v-1', mark: 'saved' } });
await api.POST('/api/v2/saved/mark_job', { params, body: { jobId: 'v-1', mark: 'kept' } }); // error
await api.POST('/api/v2/saved/mark_job', { body: { jobId: 'v-1', mark: 'saved' } }); // error
`,
  'useClass.ts': `
import { Api, type PublishJobRequest } from './classClient';
const { api } = new Api({ baseUrl: 'https://vikari.test' });
export const role: PublishJobRequest['workRole'] = 'sjukskoterska';
export const wrong: PublishJobRequest['workRole'] = 'sjuksköterska'; // error
export const wrongFields: PublishJobRequest['workFields'] = ['opration']; // error
export const { data } = await api.integrationJobsPost({} as PublishJobRequest);
export const slug: string = data.job.slug;
`,
} as const;

const OPTIONS = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: 'ES2023',
  module: 'ESNext',
  moduleResolution: 'bundler',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  types: [],
};

/** The places that must not compile: `useFetch.ts:7`. */
export const MISTAKES = Object.entries(USES).flatMap(([name, text]) =>
  text
    .split('\n')
    .flatMap((line, index) => (line.endsWith('// error') ? [`${name}:${index + 1}`] : [])),
);

/**
 * Clients of the document, generated and compiled together with code that uses them.
 *
 * @returns the places that do not compile: `useFetch.ts:7`.
 */
export async function compileClients(document: object): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'clients-'));
  try {
    const path = join(folder, 'openapi.json');
    await writeFile(path, JSON.stringify(document));
    await run(process.execPath, [GENERATE, path, folder]);
    for (const [name, text] of Object.entries(USES)) await writeFile(join(folder, name), text);
    const config = {
      compilerOptions: { ...OPTIONS, paths: { 'openapi-fetch': [FETCH_CLIENT] } },
      include: ['*.ts'],
    };
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const compiler = join(dirname(require.resolve('typescript/package.json')), 'bin/tsc');
    const args = [compiler, '-p', folder, '--pretty', 'false'];
    // Its exit code is 2 when something does not compile, as it should
    const { stdout } = await run(process.execPath, args, { cwd: folder }).catch(
      (error: { stdout: string }) => error,
    );
    return [...stdout.matchAll(/^([^\s(]+)\((\d+),/gm)].map(([, name, line]) => `${name}:${line}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
