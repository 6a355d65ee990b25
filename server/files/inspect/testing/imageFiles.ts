import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A picture whose left half is red and whose right half is blue. */
export function aPicture(width = 64, height = 32) {
  const half = { width: width / 2, height, channels: 3 as const };
  return sharp({ create: { ...half, width, background: 'blue' } }).composite([
    { input: { create: { ...half, background: 'red' } }, left: 0, top: 0 },
  ]);
}

/** A JPEG with a place, a camera and an orientation in its metadata. */
export function photoWithPlace(orientation = 1): Promise<Buffer> {
  return aPicture()
    .withExif({
      IFD0: { Make: 'Vikariefon', Model: 'Secret-Camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '59/1 19/1 0/1' },
    })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();
}

/** A PNG that claims so many pixels, and whose data decompress to that many. */
export function pngBomb(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const data = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body) >>> 0);
  return Buffer.concat([length, body, sum]);
}

/** A small JPEG whose header claims the largest possible size. */
export async function jpegBomb(): Promise<Buffer> {
  const jpeg = await aPicture().jpeg().toBuffer();
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  jpeg.writeUInt16BE(65_500, frame + 5);
  jpeg.writeUInt16BE(65_500, frame + 7);
  return jpeg;
}

/** An animation of two frames. */
export function animatedWebp(): Promise<Buffer> {
  const frame = (background: string) =>
    sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .png()
      .toBuffer();
  return Promise.all([frame('red'), frame('blue')]).then((frames) =>
    sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer(),
  );
}

export function gif(): Promise<Buffer> {
  return aPicture().gif().toBuffer();
}
