// pdf.js would load its reader at the first file, whose time it would count against
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import {
  getDocument,
  type PDFDocumentProxy,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { ApiError } from '#domain/api/errors';
import { activeContent, encrypted, malformed } from '../refusal';
import { refuseAddress } from './activeContent';

const MAX_PAGES = 2000;
const ACTIVE_ANNOTATIONS = ['RichMedia', 'Screen', 'Movie', 'Sound', '3D'];

/**
 * Reads the file as a viewer does: its tree of pages, every page, every annotation. It also looks
 * for active content, so that two independent readers check it.
 * @param bytes - are transferred, and empty afterwards.
 * @returns the number of its pages.
 * @throws ApiError `file_malformed`, `file_encrypted`, `file_active_content`, `file_outside_link`
 */
export async function readWithPdfjs(bytes: Uint8Array): Promise<number> {
  const loading = getDocument({
    data: bytes,
    verbosity: VerbosityLevel.ERRORS,
    stopAtErrors: true,
    enableXfa: false,
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
  });
  // Without it pdf.js would wait for a password
  loading.onPassword = () => {
    throw encrypted();
  };
  try {
    const pdf = await loading.promise;
    await readDocument(pdf);
    return pdf.numPages;
  } catch (error) {
    if (error instanceof ApiError) throw error;
    if (error instanceof Error && error.name === 'PasswordException') throw encrypted();
    throw malformed('it cannot be read');
  } finally {
    await loading.destroy();
  }
}

async function readDocument(pdf: PDFDocumentProxy): Promise<void> {
  if (pdf.numPages < 1) throw malformed('it has no pages');
  if (pdf.numPages > MAX_PAGES) throw malformed('it has too many pages');
  const { info } = await pdf.getMetadata();
  if (Reflect.get(info, 'IsXFAPresent')) throw activeContent('it has an XFA form');
  if (Reflect.get(info, 'IsCollectionPresent')) throw activeContent('it is a collection of files');
  if (await pdf.getJSActions()) throw activeContent('it has a script');
  refuseOutline(await pdf.getOutline());
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    if (await page.getJSActions()) throw activeContent('it has a script');
    for (const { subtype, actions, unsafeUrl } of await page.getAnnotations()) {
      if (ACTIVE_ANNOTATIONS.includes(subtype)) throw activeContent('it has something to play');
      if (actions) throw activeContent('it has a script');
      if (typeof unsafeUrl === 'string') refuseAddress(unsafeUrl);
    }
    page.cleanup();
  }
}

type OutlineItems = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>;

/** The links of the bookmarks. */
function refuseOutline(items: OutlineItems): void {
  for (const { unsafeUrl, items: inner } of items ?? []) {
    if (unsafeUrl) refuseAddress(unsafeUrl);
    refuseOutline(inner);
  }
}
