import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROOT } from './lib/paths.mjs';

const read = (name: string) => JSON.parse(readFileSync(`${ROOT}/${name}`, 'utf8'));

it('sends nothing without a token, and says what to do instead', () => {
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    [`${ROOT}/scripts/chromatic.mjs`],
    { encoding: 'utf8', env: { PATH: process.env.PATH } },
  );
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toBe(
    'CHROMATIC_PROJECT_TOKEN is not set, so nothing is built or sent. Without a project at Chromatic: npm run test:visual.\n',
  );
});

it('names a build, folders and a command that exist', () => {
  const { buildScriptName, externals } = read('chromatic.config.json');
  const { scripts, devDependencies } = read('package.json');
  expect(scripts[buildScriptName]).toBe('storybook build');
  expect(scripts.chromatic).toBe('node scripts/chromatic.mjs');
  expect(devDependencies.chromatic).toBeDefined();
  const folders: string[] = externals.map((glob: string) => glob.replace(/\/\*\*$/u, ''));
  expect(folders.filter((folder) => !existsSync(`${ROOT}/${folder}`))).toEqual([]);
});
