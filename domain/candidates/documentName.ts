import { isDocumentName } from './documents';

const ENDING = /\.(?:pdf|jpe?g|png|webp|heic|heif)$/iu;
/** What `isDocumentName` does not take, and what a form's text cannot hold. */
const UNFIT = /[/\\\p{Cc}\p{Cf}]/gu;

/** The name that a document gets from its file: without its ending and what a name cannot hold. */
export function documentNameOf(fileName: string): string {
  const name = fileName
    .normalize('NFC')
    .replace(UNFIT, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(ENDING, '')
    .trim();
  return name !== '' && isDocumentName(name) ? name : 'Dokument';
}
