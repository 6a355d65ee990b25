import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import type { FileReason } from '#domain/candidates/fileReasons';
import type { FileRefusalCode } from '../refusal';
import { aPdf, type PdfForm } from './pdfFiles';

/** A file that was made for these tests; those named `enc_…` and `linearised` were written by qpdf. */
export const aCase = (name: string) => readFileSync(new URL(`cases/${name}`, import.meta.url));

const latin = (content: string) => Buffer.from(content, 'latin1');
const before = (bytes: string, form?: PdfForm) => Buffer.concat([latin(bytes), aPdf(form)]);
const behind = (bytes: string) => Buffer.concat([aPdf(), latin(bytes)]);
const changed = (file: Buffer, change: (text: string) => string) =>
  latin(change(file.toString('latin1')));
const startsAt = (shift: number, form?: PdfForm) =>
  changed(aPdf(form), (text) =>
    text.replace(/startxref\n(\d+)/u, (_all, at) => `startxref\n${Number(at) + shift}`),
  );

/** A file specification and its file, as objects 8 and 9. */
const attached = (
  name: string,
  bytes: Uint8Array | string,
  dictionary = '/Type /EmbeddedFile',
): PdfForm['objects'] => ({
  8: `<< /Type /Filespec /F ${name} /UF ${name} /EF << /F 9 0 R >> >>`,
  9: { dictionary, bytes },
});
const NAMES = '/Names << /EmbeddedFiles << /Names [(a) 8 0 R] >> >>';
const withAttached = (name: string, bytes: Uint8Array | string, catalog = NAMES) =>
  aPdf({ catalog, objects: attached(name, bytes) });
const packed = (bytes: Uint8Array, catalog = NAMES) =>
  aPdf({
    catalog,
    objects: attached(
      '(original.pdf)',
      deflateSync(bytes),
      '/Type /EmbeddedFile /Filter /FlateDecode',
    ),
  });
/** The smallest ZIP that programs accept, as a document of Word begins and ends. */
const WORD = latin(
  `PK\x03\x04${'\0'.repeat(22)}\x01\0\0\0aPK\x01\x02${'\0'.repeat(24)}\x01\0${'\0'.repeat(16)}aPK\x05\x06${'\0'.repeat(18)}`,
);
const SIGNED =
  '<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached /ByteRange [0 840 960 240] /Contents <3082> /M (D:20261127080000Z) /Name (Eva Ek) /Reference [<< /TransformMethod /DocMDP >>] >>';
const signed: PdfForm = {
  catalog:
    '/AcroForm << /SigFlags 3 /Fields [6 0 R] >> /Perms << /DocMDP 7 0 R >> /DSS << /Certs [] >>',
  page: '/Annots [6 0 R]',
  objects: {
    6: '<< /Type /Annot /Subtype /Widget /FT /Sig /T (Signature1) /V 7 0 R /Rect [0 0 0 0] /F 132 >>',
    7: SIGNED,
  },
};
const comment = (text: string): PdfForm => ({
  objects: {
    0: `<< /Type /Annot /Subtype /Text /Rect [9 9 29 29] /Contents (${text}) /RC (<?xml version="1.0"?><body xmlns="http://www.w3.org/1999/xhtml"><p>${text}</p></body>) >>`,
  },
});
const bands = Buffer.from(
  Array.from({ length: 60_000 }, (_, index) => (index * index * 7919) >> (index % 13)),
);
const scanned: PdfForm = {
  objects: {
    6: {
      dictionary:
        '/Type /XObject /Subtype /Image /Width 200 /Height 100 /BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter /FlateDecode',
      bytes: deflateSync(bands),
    },
  },
};

type Sound = readonly [name: string, bytes: () => Buffer];

/** What offices, scanners, mail programs and e-signing services make: taken as it is. */
export const OFFICE_PDFS: readonly Sound[] = [
  ...[
    'leading_newline',
    'startxref_off_by_one',
    'crlf_transferred',
    'enc_empty_user',
    'esigned_with_original',
    'linearised',
    'enc_aes_128_linearised_clear_metadata',
    ...['rc4_40', 'rc4_128', 'rc4_128_v4', 'aes_128', 'aes_256_r5', 'aes_256_r6'].flatMap(
      (kind) => [`enc_${kind}`, `enc_${kind}_packed`],
    ),
  ].map((name): Sound => [`the case ${name}`, () => aCase(`${name}.pdf`)]),
  // Before the first line
  ['a mark of the byte order', () => before('\xef\xbb\xbf')],
  ['blank lines', () => before('\r\n\r\n \t\n')],
  ['zeros', () => before('\0'.repeat(128))],
  ['a note', () => before('Utskriven 2026-11-26 av Eva Ek <eva@example.com>\n')],
  ['a note with accents', () => before('\xef\xbb\xbfGranskad av Åsa, 5 < 7\n')],
  ['a header of HTTP', () => before('Content-Type: application/pdf\r\nContent-Length: 4\r\n\r\n')],
  [
    'the part of a form',
    () =>
      Buffer.concat([
        before('------WebKitFormBoundaryA1\r\nContent-Disposition: form-data; name="a"\r\n\r\n'),
        latin('\r\n------WebKitFormBoundaryA1--\r\n'),
      ]),
  ],
  [
    'a printer’s job',
    () =>
      Buffer.concat([
        before('\x1b%-12345X@PJL JOB\r\n@PJL ENTER LANGUAGE=PDF\r\n'),
        latin('\x1b%-12345X'),
      ]),
  ],
  ['1,000 bytes of note', () => before(`${'x'.repeat(999)}\n`)],
  // Its first lines
  ['no second comment', () => changed(aPdf(), (text) => text.replace('%\xe2\xe3\xcf\xd3\n', ''))],
  [
    'a second line without a percent sign',
    () => changed(aPdf(), (text) => text.replace('%\xe2\xe3', '\xe2\xe3')),
  ],
  ['a second line of text', () => aPdf({ preamble: 'Created by Scan-O-Matic 3000\n' })],
  ['more in the first line', () => changed(aPdf(), (text) => text.replace('1.7\n', '1.7 (b12)\n'))],
  [
    'a first line that ends with CR',
    () => changed(aPdf(), (text) => text.replace('1.7\n', '1.7\r')),
  ],
  ['a note about web pages', () => aPdf({ preamble: '% <title> saknas i <table> 3\n' })],
  ['a comment on a page that looks like a web page', () => aPdf(comment('<html><title>A</title>'))],
  // Its table of contents
  ...[-3, -1, 1, 2, 7, 4000].map(
    (shift): Sound => [`a table of contents off by ${shift}`, () => startsAt(shift)],
  ),
  ...(['stream', 'packed'] as const).map(
    (structure): Sound => [
      `a cross-reference ${structure} off by one`,
      () => startsAt(1, { version: '1.5', structure }),
    ],
  ),
  [
    'a table of contents at zero',
    () => changed(aPdf(), (text) => text.replace(/startxref\n\d+/u, 'startxref\n0')),
  ],
  ['no startxref', () => changed(aPdf(), (text) => text.replace(/startxref\n\d+\n/u, ''))],
  [
    'a startxref without a number',
    () => changed(aPdf(), (text) => text.replace(/startxref\n\d+/u, 'startxref')),
  ],
  ['no last line', () => aPdf().subarray(0, -7)],
  [
    'entries that are off by three',
    () =>
      changed(aPdf(), (text) =>
        text.replaceAll(
          /(\d{10}) 00000 n/gu,
          (_all, at) => `${String(Number(at) + 3).padStart(10, '0')} 00000 n`,
        ),
      ),
  ],
  ['a table and a stream', () => changed(aPdf({ trailer: '/XRefStm 15' }), (text) => text)],
  [
    'line ends of Windows, and text alone',
    () =>
      changed(aPdf({ objects: { 4: { dictionary: '', bytes: 'BT (A) Tj ET' } } }), (text) =>
        text.replaceAll('\n', '\r\n'),
      ),
  ],
  [
    'line ends of an old Mac, and text alone',
    () =>
      changed(aPdf({ objects: { 4: { dictionary: '', bytes: 'BT (A) Tj ET' } } }), (text) =>
        text.replaceAll('\n', '\r'),
      ),
  ],
  // Behind its end
  ['zeros behind the end', () => behind('\0'.repeat(4096))],
  ['the end of a file of DOS', () => behind('\r\n\x1a')],
  ['a remark of a web server', () => behind('\n<!-- 0.31 s -->\n')],
  ['a change that was cut off', () => behind('6 0 obj\n<< /A (\x01\x02) >>\nendobj\n')],
  // Signed, and with its original attached
  ['an e-signature', () => aPdf(signed)],
  [
    'an e-signature and the original',
    () =>
      aPdf({
        ...signed,
        catalog: `${signed.catalog} ${NAMES}`,
        objects: { ...signed.objects, ...attached('(original.pdf)', aPdf()) },
      }),
  ],
  ['a packed original', () => packed(aPdf())],
  ['an original with an original', () => packed(packed(aPdf()))],
  ['an original with an owner’s password', () => packed(aCase('enc_aes_128.pdf'))],
  ['an original with a password', () => packed(aCase('enc_rc4_128_user_password.pdf'))],
  ['a log', () => withAttached('(log.xml)', '<?xml version="1.0"?><log/>')],
  [
    'evidence as a web page',
    () => withAttached('(Evidence.html)', '<html><script>1</script></html>'),
  ],
  ['a document of Word', () => withAttached('(intyg.docx)', WORD)],
  ['a name in UTF-16', () => withAttached('<feff0061002e007000640066>', aPdf())],
  ['an associated file', () => withAttached('(data.xml)', '<a/>', '/AF [8 0 R]')],
  [
    'a file on a page',
    () =>
      aPdf({
        page: '/Annots [<< /Type /Annot /Subtype /FileAttachment /Rect [9 9 29 29] /FS 8 0 R >>]',
        objects: attached('(original.pdf)', aPdf()),
      }),
  ],
  // What it opens with
  ['a named page', () => aPdf({ catalog: '/OpenAction << /S /Named /N /FirstPage >>' })],
  [
    'a list of attachments that it opens with',
    () => aPdf({ catalog: '/PageMode /UseAttachments' }),
  ],
  [
    'an object stream with parameters',
    () =>
      changed(aPdf({ version: '1.5', structure: 'packed' }), (text) =>
        text.replace('/Type /ObjStm', '/DecodeParms << /Predictor 1 >> /Type /ObjStm'),
      ),
  ],
];

type Refused = readonly [
  name: string,
  code: FileRefusalCode,
  reason: FileReason | undefined,
  bytes: () => Buffer,
];

const scriptInside = aPdf({ catalog: '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>' });
const textTransfer = (file: Buffer) => changed(file, (text) => text.replaceAll(/\r?\n/gu, '\r\n'));

/** What is refused, each in words of its own. */
export const REFUSED_PDFS: readonly Refused[] = [
  ...['rc4_128', 'aes_256_r6'].flatMap((kind): Refused[] => [
    [
      `a user’s password (${kind})`,
      'file_encrypted',
      undefined,
      () => aCase(`enc_${kind}_user_password.pdf`),
    ],
    [
      `a script behind an owner’s password (${kind})`,
      'file_active_content',
      'script',
      () => aCase(`enc_${kind}_script.pdf`),
    ],
  ]),
  // Readable only when the lock was opened
  ...[
    'rc4_40_bad_link',
    'rc4_128_bad_link',
    'rc4_128_v4_bad_link',
    'aes_128_bad_link',
    'aes_128_plain_bad_link',
    'aes_256_r5_bad_link',
    'aes_256_r6_bad_link',
  ].map(
    (name): Refused => [
      `a link to a file behind an owner’s password (${name})`,
      'file_outside_link',
      undefined,
      () => aCase(`enc_${name}.pdf`),
    ],
  ),
  [
    'a program that is attached',
    'file_active_content',
    'program_inside',
    () => withAttached('(a.EXE. )', 'x'),
  ],
  [
    'a program by its bytes',
    'file_active_content',
    'program_inside',
    () => withAttached('(a.pdf)', 'MZ\x90\0'),
  ],
  ['a packed program', 'file_active_content', 'program_inside', () => packed(latin('MZ\x90\0'))],
  [
    'a program with a name in UTF-16',
    'file_active_content',
    'program_inside',
    () => withAttached('<feff0061002e00650078 0065>', 'x'),
  ],
  ['a script in the original', 'file_active_content', 'program_inside', () => packed(scriptInside)],
  [
    'a script in the original’s original',
    'file_active_content',
    'program_inside',
    () => packed(packed(scriptInside)),
  ],
  [
    'a file inside that is opened',
    'file_active_content',
    'opens_others',
    () => aPdf({ catalog: '/OpenAction << /S /GoToE /T << /R /C /N (a) >> >>' }),
  ],
  [
    'a collection of files',
    'file_active_content',
    'collection',
    () => packed(aPdf(), `${NAMES} /Collection << /View /T /D (a) >>`),
  ],
  [
    'printing at the opening',
    'file_active_content',
    'script',
    () => aPdf({ catalog: '/OpenAction << /S /Named /N /Print >>' }),
  ],
  [
    'an XFA form',
    'file_active_content',
    'form',
    () =>
      aPdf({
        catalog: '/AcroForm << /Fields [] /XFA 6 0 R >>',
        objects: { 6: { dictionary: '', bytes: '<xdp:xdp/>' } },
      }),
  ],
  [
    'a scan that was sent as text',
    'file_malformed',
    'changed_on_the_way',
    () => textTransfer(aPdf(scanned)),
  ],
  [
    'a scan with line ends of one kind',
    'file_malformed',
    'changed_on_the_way',
    () => changed(aPdf(scanned), (text) => text.replaceAll('\n', '\r')),
  ],
  ['half a file', 'file_malformed', 'incomplete', () => aPdf().subarray(0, 500)],
  ['a program behind the end', 'file_malformed', 'two_kinds', () => behind('MZ\x90\0\x03')],
  [
    'a web page that does something behind the end',
    'file_malformed',
    'two_kinds',
    () => behind('<script>alert(1)</script>'),
  ],
  ['too many pages', 'file_malformed', 'too_complex', () => manyPages(2001)],
];

function manyPages(count: number): Buffer {
  const numbers = Array.from({ length: count }, (_, index) => index + 6);
  return aPdf({
    objects: {
      ...Object.fromEntries(
        numbers.map((number) => [number, '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>']),
      ),
      2: `<< /Type /Pages /Kids [${numbers.map((number) => `${number} 0 R`).join(' ')}] /Count ${count} >>`,
    },
  });
}
