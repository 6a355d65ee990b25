import { isDocumentName } from './documents';

const ENDING = /\.(?:pdf|jpe?g|png|webp|heic|heif)$/iu;
/** Characters that `isDocumentName` and a form's text do not allow. */
const UNFIT = /[/\\\p{Cc}\p{Cf}]/gu;

/**
 * A document's name from its file's name: without the extension and characters that a name cannot
 * have.
 */
export function documentNameOf(fileName: string): string {
  const name = fileName
    .normalize('NFC')
    .replace(UNFIT, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(ENDING, '')
    .trim();
  return name !== '' && isDocumentName(name) ? name : 'Handling';
}
