/** Recognises a file by its first bytes, whatever its name and media type are. */
export type FileKind = 'pdf' | 'jpeg' | 'png' | 'webp';

/** The signature of each kind, by position. */
const SIGNATURES: Readonly<Record<FileKind, readonly (readonly [at: number, bytes: string])[]>> = {
  pdf: [[0, '%PDF-']],
  jpeg: [[0, '\xff\xd8\xff']],
  png: [[0, '\x89PNG\r\n\x1a\n']],
  webp: [
    [0, 'RIFF'],
    [8, 'WEBP'],
  ],
};

/** The kind of a file; null for one that may not be uploaded. */
export function fileKindOf(bytes: Uint8Array): FileKind | null {
  const start = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  for (const kind of ['pdf', 'jpeg', 'png', 'webp'] as const) {
    if (SIGNATURES[kind].every(([at, text]) => start.startsWith(text, at))) return kind;
  }
  return null;
}
