import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { misspeltSettings, settingsIn } from './misspeltSettings';

it.each([
  ['LOGLEVEL', 'info', 'LOG_LEVEL'],
  ['TRUSTED_PROXY', '10.0.0.1', 'TRUSTED_PROXIES'],
  ['PUBLIC_ULR', 'http://localhost:3000', 'PUBLIC_URL'],
  ['DRAIN_SECOND', '20', 'DRAIN_SECONDS'],
])('names %s=%s', (name, value, meant) => {
  expect(misspeltSettings({ [name]: value })).toEqual([
    `${name} is no setting: is ${meant} meant?`,
  ]);
});

it('says nothing of what is set, of what is short, and of what others read', () => {
  expect(
    misspeltSettings({
      LOG_LEVEL: 'info',
      LOGLEVEL: 'debug',
      PORTS: '1',
      PATH: '/usr/bin',
      HOSTNAME: 'node-1',
      NODE_OPTIONS: '--max-old-space-size=400',
      TEST_DATABASE_URL: 'postgres://localhost/test',
      OTEL_EXPORTER_OTLP_HEADERS: 'key=1',
    }),
  ).toEqual([]);
});

it('knows no setting that docs/settings.md does not tell of', () => {
  const told = readFileSync(new URL('../../docs/settings.md', import.meta.url), 'utf8');
  const names = settingsIn({ FILES_S3_BUCKET: 'b', FIRESTORE_EMULATOR_HOST: 'localhost:1' });
  expect(names.size).toBeGreaterThan(45);
  expect([...names].filter((name) => !told.includes(`\`${name}\``))).toEqual([]);
});
