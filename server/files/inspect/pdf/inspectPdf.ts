import { encrypted } from '../refusal';
import { refuseActiveContent } from './activeContent';
import { checkCrossReference } from './crossReference';
import { refuseDisguise } from './disguise';
import { findObjects } from './pdfObjects';
import { readStreams } from './pdfStreams';
import { valuesOf } from './pdfValue';
import { readWithPdfjs } from './readWithPdfjs';

/**
 * Whether a PDF is one, and nothing else, and only shows pages.
 *
 * @param bytes - are taken over, and empty afterwards.
 * @returns how many pages it has.
 * @throws ApiError `file_malformed`, `file_encrypted`, `file_active_content`
 */
export async function inspectPdf(bytes: Uint8Array): Promise<number> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  refuseDisguise(file);
  const objects = findObjects(file);
  // First: nothing else can be read in it
  const isEncrypted = objects.values.some(
    ({ value }) => value.kind === 'dictionary' && valuesOf(value, 'Encrypt').length > 0,
  );
  if (isEncrypted) throw encrypted();
  refuseActiveContent({
    ...objects,
    values: [...objects.values, ...(await readStreams(file, objects))],
  });
  checkCrossReference(file);
  return readWithPdfjs(bytes);
}
