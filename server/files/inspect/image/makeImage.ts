import sharp, { type Sharp } from 'sharp';
import { ApiError } from '#domain/api/errors';
import { malformed } from '../refusal';

/** More pixels than phones use by default (48–50 million). */
const MAX_PIXELS = 64_000_000;
/** Pixels of a stored photo's longer side, enough to read small print. */
const PHOTO_SIDE = 4000;
/** Pixels of a profile image's sides. */
const SQUARE_SIDE = 512;
const PHOTO_QUALITY = 85;
const SQUARE_QUALITY = 82;
/** The thread has a limit as well; this one also ends the work of libvips. */
const LIMIT_SECONDS = 15;
const TAKEN = ['jpeg', 'png', 'webp', 'heif'];

// One image at a time, without a cache
sharp.concurrency(1);
sharp.cache(false);

/** Re-encodes a photo as a JPEG: upright, in sRGB, without metadata. */
export function makePhoto(bytes: Uint8Array): Promise<Uint8Array> {
  return remake(bytes, PHOTO_QUALITY, (image) =>
    image.resize(PHOTO_SIDE, PHOTO_SIDE, { fit: 'inside', withoutEnlargement: true }),
  );
}

/** The middle of a photo as a square of 512 pixels, otherwise like `makePhoto`. */
export function makeSquare(bytes: Uint8Array): Promise<Uint8Array> {
  return remake(bytes, SQUARE_QUALITY, (image) =>
    image.resize(SQUARE_SIDE, SQUARE_SIDE, { fit: 'cover' }),
  );
}

async function remake(
  bytes: Uint8Array,
  quality: number,
  resize: (image: Sharp) => Sharp,
): Promise<Uint8Array> {
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const { format, pages = 1, compression = 'av1' } = await image.metadata();
    if (!TAKEN.includes(format) || pages > 1 || (format === 'heif' && compression !== 'av1')) {
      throw new ApiError('file_type_refused', 'Send a still image: JPEG, PNG, WebP or AVIF.');
    }
    return await resize(image.autoOrient())
      .flatten({ background: 'white' })
      .jpeg({ quality })
      .timeout({ seconds: LIMIT_SECONDS })
      .toBuffer();
  } catch (error) {
    throw refusalOf(error);
  }
}

function refusalOf(error: unknown): Error {
  if (error instanceof ApiError) return error;
  if (error instanceof Error && error.message.includes('exceeds pixel limit')) {
    return new ApiError('file_too_large', 'The image has too many pixels.');
  }
  return malformed('the image cannot be read');
}
