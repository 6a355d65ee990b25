import type { FileReason } from '#domain/candidates/fileReasons';

const PHOTOS = /\.(?:heic|heif)$/iu;
const TEXTS = /\.(?:docx?|dotx?|odt|rtf|pages|txt|wps)$/iu;

/** What a file's name says that it is, where its sender can do something about it. */
export function wrongKind(fileName: string): FileReason | null {
  if (PHOTOS.test(fileName)) return 'heic';
  return TEXTS.test(fileName) ? 'text_document' : null;
}
