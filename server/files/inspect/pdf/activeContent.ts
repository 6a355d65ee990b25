import { activeContent } from '../refusal';
import { type PdfObjects, resolver } from './pdfObjects';
import { isName, type PdfDictionary, type PdfValue, valuesOf } from './pdfValue';

/** Names of PDF features that run, open or embed something else, wherever they are in the file. */
const ACTIVE_NAMES: Readonly<Record<string, string>> = {
  JavaScript: 'it has a script',
  Launch: 'it starts a program',
  SubmitForm: 'it sends a form',
  ImportData: 'it reads data from elsewhere',
  GoToE: 'it opens a file inside it',
  GoToR: 'it opens another file',
  GoTo3DView: 'it has a 3D model',
  Rendition: 'it plays a recording',
  RichMedia: 'it has rich media',
  RichMediaContent: 'it has rich media',
  RichMediaExecute: 'it has rich media',
  EmbeddedFile: 'it has a file inside it',
  EmbeddedFiles: 'it has a file inside it',
  FileAttachment: 'it has a file inside it',
  XFA: 'it has an XFA form',
};
const ACTIVE_KEYS: Readonly<Record<string, string>> = {
  JS: 'it has a script',
  EF: 'it has a file inside it',
};
/** Names that have another meaning in other places: `Screen` is also a blend mode. */
const ACTIVE_SUBTYPES: Readonly<Record<string, string>> = {
  Screen: 'it plays a recording',
  Movie: 'it plays a recording',
  Sound: 'it plays a recording',
  '3D': 'it has a 3D model',
};
/** The schemes that a link may have. */
const SCHEMES = ['http:', 'https:', 'mailto:', 'tel:'];

type Resolve = (value: PdfValue) => PdfValue[];

/**
 * Refuses a PDF that does more than show pages.
 * @throws ApiError `file_active_content`
 */
export function refuseActiveContent(objects: PdfObjects): void {
  const resolve = resolver(objects);
  for (const { value } of objects.values) refuseIn(value, resolve);
}

function refuseIn(value: PdfValue, resolve: Resolve): void {
  switch (value.kind) {
    case 'name':
      refuseWhere(ACTIVE_NAMES[value.value]);
      break;
    case 'array':
      for (const item of value.items) refuseIn(item, resolve);
      break;
    case 'dictionary':
      for (const [key, inner] of value.entries) {
        refuseWhere(ACTIVE_NAMES[key] ?? ACTIVE_KEYS[key]);
        refuseIn(inner, resolve);
      }
      refuseEntries(value, resolve);
  }
}

function refuseEntries(dictionary: PdfDictionary, resolve: Resolve): void {
  const values = (...keys: string[]) => valuesOf(dictionary, ...keys).flatMap(resolve);
  for (const subtype of values('Subtype', 'S')) {
    if (subtype.kind === 'name') refuseWhere(ACTIVE_SUBTYPES[subtype.value]);
  }
  for (const link of values('URI')) refuseLink(link);
  if (valuesOf(dictionary, 'OpenAction').some((action) => acts(action, resolve))) {
    throw activeContent('it does something when it is opened');
  }
  if (valuesOf(dictionary, 'AA').some((actions) => !isEmpty(actions))) {
    throw activeContent('it does something by itself');
  }
}

function refuseWhere(reason: string | undefined): void {
  if (reason !== undefined) throw activeContent(reason);
}

/** A link to a web page, a mail address or a telephone number; one without a scheme is relative. */
function refuseLink(link: PdfValue): void {
  if (link.kind !== 'string') return;
  const address = link.value.replaceAll(/[\0-\x20]|^\xfe\xff/gu, '').toLowerCase();
  const scheme = /^[a-z][a-z\d+.-]*:/u.exec(address)?.[0];
  // `www.example.se:8080` has no scheme
  if (scheme === undefined || scheme.includes('.') || SCHEMES.includes(scheme)) return;
  throw activeContent('it has a link that is no address of the web');
}

/** Whether the action at opening does more than show a page. */
function acts(action: PdfValue, resolve: Resolve): boolean {
  if (action.kind === 'word') return false;
  const candidates = resolve(action);
  return (
    candidates.length === 0 ||
    candidates.some((candidate) => {
      if (candidate.kind !== 'dictionary') return candidate.kind !== 'array';
      const kinds = valuesOf(candidate, 'S').flatMap(resolve);
      return !kinds.every((kind) => isName(kind, 'GoTo')) || valuesOf(candidate, 'Next').length > 0;
    })
  );
}

function isEmpty(value: PdfValue): boolean {
  return value.kind === 'word' || (value.kind === 'dictionary' && value.entries.length === 0);
}
