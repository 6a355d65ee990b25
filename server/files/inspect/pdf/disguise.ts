import { malformed } from '../refusal';

/**
 * `%PDF-1.7` and a line's end, with nothing else in the line except the usual bytes of a comment.
 */
const HEADER = /^%PDF-[12]\.\d[\0\t\n\f\r %]/u;
/** The number of bytes that programs look at when they guess a file's type. */
const SNIFFED = 1024;
const MARKUP =
  /<(?:!doctype|html|head|meta|body|script|iframe|frame|img|svg|style|title|form|table|\?php)[\s>/]/iu;
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
 * object, after its end, or where other formats have their signatures.
 * @throws ApiError `file_malformed`
 */
export function refuseDisguise(file: Buffer): void {
  const start = file.toString('latin1', 0, SNIFFED);
  if (!HEADER.test(start)) throw malformed('its first line is not a PDF’s');
  if (MARKUP.test(start)) throw malformed('it is a web page too');
  const beforeObjects = start.split(/\d+\s+\d+\s+obj|xref/u)[0] ?? '';
  const lines = beforeObjects.split(/[\r\n]+/u);
  if (!lines.every((line) => /^[\0\t\f ]*(?:%|$)/u.test(line))) {
    throw malformed('something stands before its first object');
  }
  refuseOtherFormats(file);
  const end = file.lastIndexOf('%%EOF');
  if (end === -1) throw malformed('its end is missing');
  if (!/^[\0\t\n\f\r ]*$/u.test(file.toString('latin1', end + 5))) {
    throw malformed('something stands behind its end');
  }
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
