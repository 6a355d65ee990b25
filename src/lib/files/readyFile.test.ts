import { expect, it } from 'vitest';
import { readyFile } from './readyFile';
import { wrongKind } from './wrongKind';

const HEIC = '\0\0\0\x18ftypheic\0\0\0\0mif1heic';
const AVIF = '\0\0\0\x1cftypavif\0\0\0\0mif1avifmiaf';
const file = (bytes: string, name: string, type: string) =>
  new File([Uint8Array.from(bytes, (letter) => letter.charCodeAt(0))], name, { type });

// This environment reads no photos, as a browser without HEIC
it.each([
  ['IMG_1.heic', 'image/heic'],
  ['IMG_1.HEIC', ''],
  ['IMG_1.jpg', 'image/jpeg'],
])('refuses a HEIC by its bytes before it is sent: %s %s', async (name, type) => {
  expect(await readyFile(file(HEIC, name, type))).toEqual({ file: null, reason: 'heic' });
});

it.each([
  ['a PDF', file('%PDF-1.7', 'cv.pdf', 'application/pdf')],
  ['a JPEG that is called HEIC', file('\xff\xd8\xff\xe0', 'IMG_1.heic', 'image/jpeg')],
  ['an AVIF', file(AVIF, 'id.avif', 'image/avif')],
  ['a GIF that the browser cannot read', file('GIF89a', 'id.gif', 'image/gif')],
])('sends as it is: %s', async (_name, chosen) => {
  expect(await readyFile(chosen)).toEqual({ file: chosen, reason: null });
});

it.each([
  ['IMG_1.HEIC', 'heic'],
  ['cv.docx', 'text_document'],
  ['cv.pages', 'text_document'],
  ['cv.pdf', null],
])('knows by its name what %s is', (name, kind) => {
  expect(wrongKind(name)).toBe(kind);
});
