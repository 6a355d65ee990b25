import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { serviceWorkerFile } from './build-service-worker';

it('the checked-in service worker is built from the current sources', async () => {
  const { path, text } = await serviceWorkerFile();
  expect(await readFile(path, 'utf8'), `${path} is out of date: npm run build:service-worker`).toBe(
    text,
  );
});
