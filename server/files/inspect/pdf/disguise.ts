import { malformed } from '../refusal';
import { headerAt, isText } from './header';
import type { PdfStream } from './pdfObjects';
import { isName, valuesOf } from './pdfValue';

/** Bytes before the first object that are read as text. */
const START = 1024;
/** Markup that would do something in a page of the web. */
const ACTS_IN_A_PAGE =
  /<(?:script|iframe|object|embed|svg|\?php)[\s>/]|<[^<>]{0,500}\son\w{1,20}\s{0,9}=/iu;
const BLANK = /^[\0\t\n\f\r ]*$/u;
/** Where a change begins that was added to the end. */
const GOES_ON = /^[\0\t\n\f\r ]*(?:\d+[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]+obj|xref|startxref|trailer)/u;
/** Signatures of other formats that are not at the first byte. */
const ELSEWHERE: readonly (readonly [name: string, at: number, bytes: string])[] = [
  ['an archive', 257, 'ustar'],
  ['a medical image', 128, 'DICM'],
  ['a disk image', 0x8001, 'CD001'],
  ['a disk image', 0x8801, 'CD001'],
  ['a disk image', 0x9001, 'CD001'],
];
const ANYWHERE: readonly (readonly [name: string, bytes: string])[] = [
  ['an archive', '7z\xbc\xaf\x27\x1c'],
  ['an archive', 'Rar!\x1a\x07'],
  ['a PHP archive', '__HALT_COMPILER();'],
];
/** A ZIP is read from its end: its directory's end is followed by a comment of at most 65 535 bytes. */
const ZIP_END = 'PK\x05\x06';
const ZIP_TAIL = 65_535 + 22;
const ZIP_ENTRIES = ['PK\x01\x02', 'PK\x03\x04'];

/**
 * Refuses a PDF that another program would recognise as another format, by bytes before its first
 * object, after its end, or where other formats have their signatures. What stands in an object is
 * no disguise: a comment on a page may be about `<table>`, and an attached file may be an archive.
 * @throws ApiError `file_malformed`
 */
export function refuseDisguise(file: Buffer, streams: readonly PdfStream[]): void {
  if (headerAt(file) === null) throw malformed('its first line is not a PDF’s');
  const start = file.toString('latin1', 0, START);
  const [beforeObjects = ''] = start.split(/\d+\s+\d+\s+obj|xref/u);
  if (ACTS_IN_A_PAGE.test(beforeObjects)) throw malformed('it is a web page too');
  refuseOtherFormats(withoutAttached(file, streams));
  const end = file.lastIndexOf('%%EOF');
  const behind = end === -1 ? '' : file.toString('latin1', end + 5);
  if (BLANK.test(behind) || GOES_ON.test(behind)) return;
  if (!isText(file.subarray(end + 5)) || ACTS_IN_A_PAGE.test(behind)) {
    throw malformed('something stands behind its end');
  }
}

/** The file with the attached ones blanked out. */
function withoutAttached(file: Buffer, streams: readonly PdfStream[]): Buffer {
  const attached = streams.filter(({ dictionary }) =>
    valuesOf(dictionary, 'Type').some((type) => isName(type, 'EmbeddedFile')),
  );
  if (attached.length === 0) return file;
  const rest = Buffer.from(file);
  for (const { start } of attached) {
    const end = file.indexOf('endstream', start);
    rest.fill(0, start, end === -1 ? start : end);
  }
  return rest;
}

function refuseOtherFormats(file: Buffer): void {
  const marks = [
    ...ELSEWHERE.filter(([, at, bytes]) => file.indexOf(bytes, at, 'latin1') === at),
    ...ANYWHERE.filter(([, bytes]) => file.includes(bytes, 0, 'latin1')),
  ];
  const tail = file.subarray(-ZIP_TAIL);
  const isZip =
    tail.includes(ZIP_END, 0, 'latin1') &&
    ZIP_ENTRIES.some((entry) => file.includes(entry, 0, 'latin1'));
  const name = marks[0]?.[0] ?? (isZip ? 'an archive' : null);
  if (name !== null) throw malformed(`it is ${name} too`);
}
