import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** The most bytes of a file in one frame. */
export const FRAME_BYTES = 1024 * 1024;

const ALGORITHM = 'aes-256-gcm';
const VERSION = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = 1 + NONCE_BYTES;

/** The frame's position, which is sealed with it, so that no other frame can replace it. */
export interface FramePlace {
  fileId: string;
  /** From 0. */
  number: number;
  /** Whether it is the file's last frame; without one the file was truncated. */
  last: boolean;
}

/**
 * A frame that differs from what was stored: changed, truncated, moved, or sealed with another key.
 */
export class FrameError extends Error {
  override name = 'FrameError';

  constructor({ fileId, number }: FramePlace) {
    super(`Frame ${number} of the file ${fileId} cannot be opened.`);
  }
}

/**
 * Encrypts a frame: version, nonce, ciphertext, tag. The nonce is the frame's number and eight
 * random bytes, since after a failed write a frame with the same number is sealed again with other
 * bytes.
 */
export function sealFrame(key: Uint8Array, place: FramePlace, bytes: Uint8Array): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  nonce.writeUInt32BE(place.number, 0);
  const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(placeBytes(place));
  const sealed = cipher.update(bytes);
  return Buffer.concat([Buffer.of(VERSION), nonce, sealed, cipher.final(), cipher.getAuthTag()]);
}

/** @throws FrameError */
export function openFrame(key: Uint8Array, place: FramePlace, sealed: Uint8Array): Buffer {
  const whole = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
  if (whole.length < HEAD_BYTES + TAG_BYTES || whole[0] !== VERSION) throw new FrameError(place);
  const nonce = whole.subarray(1, HEAD_BYTES);
  if (nonce.readUInt32BE(0) !== place.number) throw new FrameError(place);
  const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(placeBytes(place));
  decipher.setAuthTag(whole.subarray(-TAG_BYTES));
  try {
    const bytes = decipher.update(whole.subarray(HEAD_BYTES, -TAG_BYTES));
    decipher.final();
    return bytes;
  } catch {
    throw new FrameError(place);
  }
}

function placeBytes({ fileId, number, last }: FramePlace): Buffer {
  return Buffer.from(JSON.stringify([VERSION, fileId, number, last]));
}
