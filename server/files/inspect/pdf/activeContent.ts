import { activeContent, outsideLink } from '../refusal';
import { linkTarget } from './linkTarget';
import { type PdfObjects, resolver } from './pdfObjects';
import { isName, type PdfDictionary, type PdfValue, valuesOf } from './pdfValue';

/** Names of PDF features that run, open or embed something else, wherever they are in the file. */
const ACTIVE_NAMES: Readonly<Record<string, string>> = {
  JavaScript: 'it has a script',
  Launch: 'it starts a program',
  SubmitForm: 'it sends a form',
  ImportData: 'it reads data from elsewhere',
  GoToE: 'it opens a file inside it',
  GoTo3DView: 'it has a 3D model',
  Rendition: 'it plays a recording',
  RichMedia: 'it has rich media',
  RichMediaContent: 'it has rich media',
  RichMediaExecute: 'it has rich media',
  XFA: 'it has an XFA form',
};
const ACTIVE_KEYS: Readonly<Record<string, string>> = {
  JS: 'it has a script',
};
/** The action that opens another file. */
const TO_ANOTHER_FILE = 'GoToR';
/** Where a file specification names its file. */
const FILE_NAMES = ['F', 'UF', 'DOS', 'Mac', 'Unix'];
/** Names that have another meaning in other places: `Screen` is also a blend mode. */
const ACTIVE_SUBTYPES: Readonly<Record<string, string>> = {
  Screen: 'it plays a recording',
  Movie: 'it plays a recording',
  Sound: 'it plays a recording',
  '3D': 'it has a 3D model',
};
/** The pages that a named action may show. */
const PAGES = ['FirstPage', 'LastPage', 'NextPage', 'PrevPage'];

type Resolve = (value: PdfValue) => PdfValue[];

/**
 * Refuses a PDF that does more than show pages.
 * @throws ApiError `file_active_content`, `file_outside_link`
 */
export function refuseActiveContent(objects: PdfObjects): void {
  const resolve = resolver(objects);
  for (const { value } of objects.values) refuseIn(value, resolve);
}

function refuseIn(value: PdfValue, resolve: Resolve): void {
  switch (value.kind) {
    case 'name':
      refuseWhere(ACTIVE_NAMES[value.value]);
      if (value.value === TO_ANOTHER_FILE) throw outsideLink('it opens it');
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
  for (const link of values('URI', 'URL')) {
    // In the catalog it says what relative links begin with
    if (link.kind === 'dictionary') valuesOf(link, 'Base').flatMap(resolve).forEach(refuseLink);
    else refuseLink(link);
  }
  refuseFileElsewhere(dictionary, resolve);
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
  if (link.kind === 'string') refuseAddress(link.value);
}

/**
 * @param address - a character for each byte.
 * @throws ApiError `file_active_content`, `file_outside_link`
 */
export function refuseAddress(address: string): void {
  const target = linkTarget(address);
  if (target === 'file') throw outsideLink('it has a link to it');
  if (target === 'other') throw activeContent('it has a link that is no address of the web');
}

/** A file specification of a file that is not inside: content of a stream, a thread, a form. */
function refuseFileElsewhere(dictionary: PdfDictionary, resolve: Resolve): void {
  if (valuesOf(dictionary, 'EF').length > 0) return;
  const names = valuesOf(dictionary, ...FILE_NAMES).flatMap(resolve);
  if (names.some(({ kind }) => kind === 'string')) throw outsideLink('it names it');
}

/** Whether the action at opening does more than show a page. */
function acts(action: PdfValue, resolve: Resolve): boolean {
  if (action.kind === 'word') return false;
  const candidates = resolve(action);
  return (
    candidates.length === 0 ||
    candidates.some((candidate) => {
      if (candidate.kind !== 'dictionary') return candidate.kind !== 'array';
      return !turnsPage(candidate, resolve) || valuesOf(candidate, 'Next').length > 0;
    })
  );
}

/** Whether an action only shows a page: a place in the file, or the next one. */
function turnsPage(action: PdfDictionary, resolve: Resolve): boolean {
  const kinds = valuesOf(action, 'S').flatMap(resolve);
  const names = valuesOf(action, 'N').flatMap(resolve);
  return kinds.every(
    (kind) =>
      isName(kind, 'GoTo') ||
      (isName(kind, 'Named') && names.every((name) => PAGES.some((page) => isName(name, page)))),
  );
}

function isEmpty(value: PdfValue): boolean {
  return value.kind === 'word' || (value.kind === 'dictionary' && value.entries.length === 0);
}
