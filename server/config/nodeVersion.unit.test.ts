import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { NODE_LINES, nodeVersionNote } from './nodeVersion.mjs';

const ROOT = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf8');

it.each(['22.12.0', '22.23.3', '24.0.0', '24.21.0', '26.12.1'])('says nothing on %s', (version) => {
  expect(nodeVersionNote(version)).toBeNull();
});

it.each(['16.20.2', '18.20.8', '20.18.3', '21.7.3', '22.11.0', '23.11.1', '25.2.0'])(
  'refuses %s, and says which are supported',
  (version) => {
    const note = nodeVersionNote(version);
    expect(note?.refused).toBe(true);
    expect(note?.text).toMatch(new RegExp(`22\\.12 .*24 and 26\\. This is ${version}`, 'u'));
  },
);

it('runs on 20, and says that its end has come', () => {
  expect(nodeVersionNote('20.19.6')).toMatchObject({
    refused: false,
    text: expect.stringContaining('no security fixes any more'),
  });
});

it('runs on later ones than were tried, and says so', () => {
  expect(nodeVersionNote('28.1.0')).toMatchObject({
    refused: false,
    text: expect.stringContaining('not been tried on 28.1.0'),
  });
});

it('is what npm is told, and what the README says', () => {
  const ranges = NODE_LINES.map(({ major, minor }) =>
    minor === 0 ? `>=${major} <${major + 1}` : `>=${major}.${minor} <${major + 1}`,
  );
  expect(JSON.parse(read('package.json')).engines.node).toBe(
    [...ranges.slice(0, -1), `>=${NODE_LINES.at(-1)?.major}`].join(' || '),
  );
  for (const { major, hasEnded } of NODE_LINES) {
    if (!hasEnded) expect(read('README.md')).toMatch(new RegExp(`Node[^.]*\\b${major}\\b`, 'u'));
  }
});
