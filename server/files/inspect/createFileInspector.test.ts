import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { ApiError } from '#domain/api/errors';
import { noScan } from '../scan/fileScan';
import { createFileInspector } from './createFileInspector';
import { HOSTILE_FILES, HOSTILE_IMAGES, HOSTILE_PDFS } from './testing/hostileFiles';
import { aPicture, photoWithPlace } from './testing/imageFiles';
import { aCase, OFFICE_PDFS, REFUSED_PDFS } from './testing/officeFiles';
import { aPdf } from './testing/pdfFiles';
import { SOUND_PDFS } from './testing/soundFiles';

const inspector = createFileInspector({ scan: noScan });
afterAll(() => inspector.stop());

const anything = ['pdf', 'image'] as const;

describe('a PDF', () => {
  it.each([...SOUND_PDFS, ...OFFICE_PDFS])('passes as it is: %s', async (_name, make) => {
    const bytes = make();
    const inspected = await inspector.inspect(bytes, ['pdf']);
    expect(inspected).toMatchObject({ mediaType: 'application/pdf', pages: 1 });
    expect(Buffer.from(inspected.bytes).equals(make())).toBe(true);
  });

  it.each(REFUSED_PDFS)('is refused in its own words: %s', async (_name, code, reason, make) => {
    const refused = await inspector.inspect(make(), ['pdf']).catch((error: unknown) => error);
    const fields = reason && { file: `file.reason.${reason}` };
    expect(refused).toMatchObject({ code, fields });
  });

  it.each(HOSTILE_PDFS)('is refused: %s (%s)', async (_name, code, make) => {
    await expect(inspector.inspect(await make(), ['pdf'])).rejects.toMatchObject({ code });
  });
});

describe('any file', () => {
  it.each(HOSTILE_FILES)('is refused: %s (%s)', async (_name, code, make) => {
    const bytes = await make();
    await expect(inspector.inspect(bytes, anything)).rejects.toMatchObject({ code });
    await expect(inspector.square(bytes)).rejects.toMatchObject({ code });
  });

  it.each([
    ['heic', () => aCase('photo.heic')],
    ['text_document', () => Buffer.from('PK\x03\x04\x14\0\x06\0')],
  ] as const)('is refused with what it is: %s', async (reason, make) => {
    const fields = { file: `file.reason.${reason}` };
    await expect(inspector.inspect(make(), anything)).rejects.toMatchObject({ fields });
  });

  it('is refused where another kind is asked for', async () => {
    const refused = { code: 'file_type_refused' };
    await expect(inspector.inspect(aPdf(), ['image'])).rejects.toMatchObject(refused);
    const jpeg = await aPicture().jpeg().toBuffer();
    await expect(inspector.inspect(jpeg, ['pdf'])).rejects.toMatchObject(refused);
  });
});

describe('an image', () => {
  it.each(HOSTILE_IMAGES)('is refused: %s (%s)', async (_name, code, make) => {
    const bytes = await make();
    await expect(inspector.inspect(bytes, ['image'])).rejects.toMatchObject({ code });
    await expect(inspector.square(bytes)).rejects.toMatchObject({ code });
  });

  it.each([
    ['JPEG', () => aPicture().jpeg().toBuffer()],
    ['progressive JPEG', () => aPicture().jpeg({ progressive: true }).toBuffer()],
    ['CMYK JPEG', () => aPicture().toColourspace('cmyk').jpeg().toBuffer()],
    ['PNG', () => aPicture().png().toBuffer()],
    ['WebP', () => aPicture().webp().toBuffer()],
    ['AVIF', () => aPicture().avif({ quality: 90 }).toBuffer()],
    [
      'a PNG with something behind it',
      async () => Buffer.concat([await aPicture().png().toBuffer(), Buffer.from('PK\x03\x04')]),
    ],
    ['a PNG of 16 bits', () => aPicture().toColourspace('rgb16').png().toBuffer()],
    ['a PNG with a palette', () => aPicture().png({ palette: true }).toBuffer()],
  ])('is made anew: %s', async (_name, make) => {
    const { mediaType, bytes, pages } = await inspector.inspect(await make(), anything);
    expect({ mediaType, pages }).toEqual({ mediaType: 'image/jpeg', pages: null });
    expect(await sharp(bytes).metadata()).toMatchObject({
      format: 'jpeg',
      width: 64,
      height: 32,
      space: 'srgb',
    });
    const [red, , blue] = await corner(bytes);
    expect(red).toBeGreaterThan(200);
    expect(blue).toBeLessThan(60);
  });

  it('loses its metadata: place and camera', async () => {
    const before = await photoWithPlace();
    expect((await sharp(before).metadata()).exif?.toString('latin1')).toContain('Secret-Camera');
    const { bytes } = await inspector.inspect(before, ['image']);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect(Buffer.from(bytes).includes('Secret-Camera')).toBe(false);
    expect(Buffer.from(bytes).includes('Exif')).toBe(false);
  });

  it('is turned upright', async () => {
    const { bytes } = await inspector.inspect(await photoWithPlace(6), ['image']);
    // The left half, red, is now the upper one
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 32, height: 64 });
    expect((await corner(bytes))[0]).toBeGreaterThan(200);
  });

  it.each([
    ['a web page', '<html><script>alert(1)</script>'],
    ['a ZIP', 'PK\x05\x06'],
    ['a PDF', '%PDF-1.4'],
  ])('loses what was hidden in it: %s', async (_name, hidden) => {
    const jpeg = await aPicture().jpeg().toBuffer();
    const comment = Buffer.from(
      `\xff\xfe\0${String.fromCharCode(hidden.length + 2)}${hidden}`,
      'latin1',
    );
    const polyglot = Buffer.concat([
      jpeg.subarray(0, 2),
      comment,
      jpeg.subarray(2),
      Buffer.from(hidden, 'latin1'),
    ]);
    const { bytes } = await inspector.inspect(polyglot, ['image']);
    expect(Buffer.from(bytes).includes(hidden, 0, 'latin1')).toBe(false);
  });

  it('is scaled down when it is larger than needed', async () => {
    const { bytes } = await inspector.inspect(await aPicture(6000, 3000).jpeg().toBuffer(), [
      'image',
    ]);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 4000, height: 2000 });
  });

  it('becomes a square out of its middle', async () => {
    const square = await inspector.square(await photoWithPlace());
    const metadata = await sharp(square).metadata();
    expect(metadata).toMatchObject({ format: 'jpeg', width: 512, height: 512 });
    expect(metadata.exif).toBeUndefined();
  });
});

it('is not scanned when its type is refused, and is scanned before it is parsed', async () => {
  const scanned: number[] = [];
  const infected = createFileInspector({
    scan: {
      async scan({ length }) {
        scanned.push(length);
        throw new ApiError('file_infected', 'Infected.');
      },
    },
  });
  await expect(infected.inspect(Buffer.from('GIF89a'), anything)).rejects.toMatchObject({
    code: 'file_type_refused',
  });
  // A damaged file: opening it would be refused with another code
  await expect(infected.inspect(Buffer.from('%PDF-1.7\n'), anything)).rejects.toMatchObject({
    code: 'file_infected',
  });
  expect(scanned).toEqual([9]);
  await infected.stop();
});

/** Red, green and blue of the upper left pixel. */
async function corner(bytes: Uint8Array): Promise<number[]> {
  const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray(0, 3)];
}
