import { heifKindOf } from '#domain/candidates/imageKind';
import { headerAt } from './pdf/header';

/** Recognises a file by its bytes, whatever its name and media type are. */
export type FileKind = 'pdf' | 'jpeg' | 'png' | 'webp' | 'avif';

/** Kinds that cannot be taken, but that people send often enough to be told what to do. */
export type OtherKind = 'heic' | 'text_document';

type Signature = readonly (readonly [at: number, bytes: string])[];

/** The signature of each kind, by position. */
const SIGNATURES: readonly (readonly [kind: FileKind, signature: Signature])[] = [
  ['jpeg', [[0, '\xff\xd8\xff']]],
  ['png', [[0, '\x89PNG\r\n\x1a\n']]],
  [
    'webp',
    [
      [0, 'RIFF'],
      [8, 'WEBP'],
    ],
  ],
];
/** Word's two formats, OpenDocument, Pages, and rich text. */
const TEXT_DOCUMENTS = ['PK\x03\x04', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', '{\\rtf'];
const LONGEST_SIGNATURE = 16;

/** The kind of a file; null for one that may not be uploaded. */
export function fileKindOf(bytes: Uint8Array): FileKind | null {
  const start = latin(bytes, LONGEST_SIGNATURE);
  const found = SIGNATURES.find(([, signature]) =>
    signature.every(([at, text]) => start.startsWith(text, at)),
  );
  if (found) return found[0];
  if (heifKindOf(bytes) === 'avif') return 'avif';
  return headerAt(bytes) === null ? null : 'pdf';
}

/** What a file is that cannot be taken; null when it is none that people often send. */
export function otherKindOf(bytes: Uint8Array): OtherKind | null {
  if (heifKindOf(bytes) === 'heic') return 'heic';
  const start = latin(bytes, LONGEST_SIGNATURE);
  return TEXT_DOCUMENTS.some((signature) => start.startsWith(signature)) ? 'text_document' : null;
}

function latin(bytes: Uint8Array, length: number): string {
  return Buffer.from(bytes.subarray(0, length)).toString('latin1');
}
