import type { FileReason } from '#domain/candidates/fileReasons';
import { heifKindOf } from '#domain/candidates/imageKind';

/** A file that can be sent, or why it cannot. */
export type ReadyFile = { file: File; reason: null } | { file: null; reason: FileReason };

const SEARCHED = 128;
/** Pixels of the longer side of a converted photo; the server stores no more. */
const LONGEST_SIDE = 4000;
const QUALITY = 0.9;
/** The images that the server reads itself. */
const TAKEN = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'application/pdf', ''];

/**
 * Makes a chosen file ready to be sent. A photo that the server cannot read becomes a JPEG where the
 * browser can read it, as Safari can an iPhone's HEIC. The first bytes decide, since a name may lie.
 */
export async function readyFile(file: File): Promise<ReadyFile> {
  const kind = heifKindOf(await firstBytes(file));
  const unread = kind === 'heic' || (kind === null && !TAKEN.includes(file.type) && isImage(file));
  if (!unread) return { file, reason: null };
  const jpeg = await asJpeg(file);
  if (jpeg) return { file: jpeg, reason: null };
  // What the server makes of another image it says itself
  return kind === 'heic' ? { file: null, reason: 'heic' } : { file, reason: null };
}

/** None where the browser cannot read the file: sending it says why. */
async function firstBytes(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(0, SEARCHED).arrayBuffer());
  } catch {
    return new Uint8Array();
  }
}

const isImage = ({ type }: File) => type.startsWith('image/') && type !== 'image/svg+xml';

/** The photo as the browser shows it, upright; null when it cannot show it. */
async function asJpeg(file: File): Promise<File | null> {
  try {
    // Without its type, which may be another one than its bytes'
    const picture = await createImageBitmap(file.slice(), { imageOrientation: 'from-image' });
    const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    const context = canvas.getContext('2d');
    if (!context) return null;
    // Transparent parts would be black in a JPEG
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const jpeg = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', QUALITY);
    });
    const name = file.name.replace(/\.[^.]*$/u, '');
    return (
      jpeg &&
      new File([jpeg], `${name}.jpg`, { type: 'image/jpeg', lastModified: file.lastModified })
    );
  } catch {
    return null;
  }
}
