import { encrypted } from '../refusal';
import { refuseActiveContent } from './activeContent';
import { checkCrossReference } from './crossReference';
import { refuseDisguise } from './disguise';
import { findObjects } from './pdfObjects';
import { readStreams } from './pdfStreams';
import { valuesOf } from './pdfValue';
import { readWithPdfjs } from './readWithPdfjs';

/**
 * Checks that a file is a PDF, and nothing else, and only shows pages.
 *
 * The objects are read by our own code beside a viewer's library: a library skips what no page shows,
 * and that is where an attack is hidden. Both readings have to agree.
 * @param bytes - are transferred, and empty afterwards.
 * @returns the number of its pages.
 * @throws ApiError `file_malformed`, `file_encrypted`, `file_active_content`, `file_outside_link`
 */
export async function inspectPdf(bytes: Uint8Array): Promise<number> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  refuseDisguise(file);
  const objects = findObjects(file);
  // First, since an encrypted file cannot be read further
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
