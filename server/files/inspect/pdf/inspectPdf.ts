import { activeContent, isFileRefusal, malformed } from '../refusal';
import { refuseActiveContent } from './activeContent';
import { attachedPdfs } from './attachments';
import { tableHolds } from './crossReference';
import { refuseDisguise } from './disguise';
import { type OpenedLock, openLock } from './encryption/unlock';
import { headerAt } from './header';
import { findObjects, type PdfObjects } from './pdfObjects';
import { readStreams } from './pdfStreams';
import { valuesOf } from './pdfValue';
import { readWithPdfjs } from './readWithPdfjs';
import { refuseChanged } from './transfer';

/** A paper that was signed, and signed again, with each time the earlier one attached. */
const MAX_DEPTH = 5;

/**
 * Checks that a file is a PDF, and nothing else, and only shows pages.
 *
 * The objects are read by our own code beside a viewer's library: a library skips what no page shows,
 * and that is where an attack is hidden. Our own reading does not use the table of contents, so it
 * does not matter how a reader repairs a wrong one. Both readings have to agree.
 * @param bytes - are transferred, and empty afterwards.
 * @returns the number of its pages.
 * @throws ApiError `file_malformed`, `file_encrypted`, `file_active_content`, `file_outside_link`
 */
export async function inspectPdf(bytes: Uint8Array): Promise<number> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found = findObjects(file);
  refuseDisguise(file, found.streams);
  const { objects, lock } = await refuseActive(file, found, 0);
  if (!saysWherePagesAre(found)) throw malformed('its end is missing');
  const fits = tableHolds(file, headerAt(file) ?? 0);
  refuseChanged(file, objects, { lock, fits });
  return readWithPdfjs(bytes);
}

/** Reads all objects, those of attached PDFs too, and refuses what does more than show pages. */
async function refuseActive(
  file: Buffer,
  found: PdfObjects,
  depth: number,
): Promise<{ objects: PdfObjects; lock: OpenedLock | null }> {
  if (depth > MAX_DEPTH) throw malformed('its objects are nested too deeply');
  const lock = openLock(found);
  const readable = lock ? lock.strings(found) : found;
  const objects = {
    ...readable,
    values: [...readable.values, ...(await readStreams(file, readable, lock))],
  };
  refuseActiveContent(objects);
  for (const attached of attachedPdfs(file, objects, lock)) {
    await refuseActiveAttached(attached, depth + 1);
  }
  return { objects, lock };
}

async function refuseActiveAttached(file: Buffer, depth: number): Promise<void> {
  try {
    await refuseActive(file, findObjects(file), depth);
  } catch (error) {
    // What needs a password nobody can read
    if (isFileRefusal(error) && error.code === 'file_encrypted') return;
    if (!isFileRefusal(error) || error.code !== 'file_active_content') throw error;
    throw activeContent('a file inside it does more than show pages');
  }
}

/** Whether the file has its end, or a later one's, which says where the pages are. */
function saysWherePagesAre({ values }: PdfObjects): boolean {
  return values.some(
    ({ value }) => value.kind === 'dictionary' && valuesOf(value, 'Root').length > 0,
  );
}
