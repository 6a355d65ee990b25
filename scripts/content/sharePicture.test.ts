import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { SHARE_PICTURE } from '../../domain/content/sharePicture';
import { ROOT } from '../lib/paths.mjs';
import { writeSharePicture } from './sharePicture';

it('draws a picture of the size for sharing, once for the same texts', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vikari-share-'));
  const folders = {
    fontFolder: `${ROOT}node_modules/@fontsource/schibsted-grotesk/files`,
    cacheFolder: join(folder, 'cache'),
  };
  const write = (name: string, title: string) =>
    writeSharePicture(join(folder, 'share', name), { kind: 'Artikel', title }, folders);
  await write('a.png', 'Så räknas karensen');
  await write('b.png', 'Så räknas karensen');
  await write('c.png', 'En annan text');
  const [a, b, c] = await Promise.all(
    ['a', 'b', 'c'].map((name) => readFile(join(folder, 'share', `${name}.png`))),
  );
  expect(await sharp(a).metadata()).toMatchObject({ format: 'png', ...SHARE_PICTURE });
  expect(b).toEqual(a);
  expect(c).not.toEqual(a);
  expect(await readdir(folders.cacheFolder)).toHaveLength(2);
  await rm(folder, { recursive: true });
});
