import { deflateSync } from 'node:zlib';
import type { FileRefusalCode } from '../refusal';
import { animatedWebp, aPicture, gif, jpegBomb, pngBomb } from './imageFiles';
import { aCase } from './officeFiles';
import { aPdf, type PdfForm } from './pdfFiles';

/** A file that must be refused, and the expected error code. */
export type HostileFile = readonly [
  name: string,
  refusedWith: FileRefusalCode,
  bytes: () => Uint8Array | Promise<Uint8Array>,
];

const text = (content: string) => Buffer.from(content, 'latin1');
/** The smallest ZIP that programs accept: one empty entry, and the directory. */
const ZIP = text(
  `PK\x03\x04${'\0'.repeat(22)}\x01\0\0\0aPK\x01\x02${'\0'.repeat(24)}\x01\0${'\0'.repeat(16)}aPK\x05\x06${'\0'.repeat(18)}`,
);
const ALERT = '/S /JavaScript /JS (app.alert\\(1\\))';
const EMBEDDED = {
  6: '<< /Type /Filespec /F (a.exe) /EF << /F 7 0 R >> >>',
  7: { dictionary: '/Type /EmbeddedFile', bytes: 'MZ' },
};

const annotated = (annotation: string, form: PdfForm = {}): Buffer =>
  aPdf({ ...form, page: `/Annots [<< /Type /Annot /Rect [9 9 99 99] ${annotation} >>]` });
const action = (content: string, objects: PdfForm['objects'] = {}): Buffer =>
  annotated(`/Subtype /Link /A << ${content} >>`, { objects });
/** @param address - a character for each byte. */
const link = (address: string): Buffer => action(`/S /URI /URI <${text(address).toString('hex')}>`);
/** What a viewer may open as a file, here or in a network, a character for each byte. */
const LINKS_TO_FILES = [
  'file:///etc/passwd',
  'FILE:c:/x.pdf',
  'smb://host/share',
  'c:\\x.exe',
  '\\\\host\\share\\x.pdf',
  '\\\\host@80\\share',
  '//host/share',
  '\\/host/share',
  '/etc/passwd',
  '..\\setup.exe',
  '../setup.exe',
  'folder\\setup.exe',
  ' \t\r\n\\\\host',
  '\u00a0//host',
  '%5C%5Chost%5Cshare',
  '%255C%255Chost',
  'fi%6ce:///etc/passwd',
  // In UTF-8: signs of full width, a mark that is not seen; in UTF-16, both orders
  '\xef\xbc\xbc\xef\xbc\xbchost',
  '\xef\xbb\xbf\\\\host',
  '\xe2\x80\x8b//host',
  '\xfe\xff\0\\\0\\\0h',
  '\xff\xfe\\\0\\\0h\0',
];
const content = (dictionary: string, bytes: Uint8Array | string): Buffer =>
  aPdf({ objects: { 4: { dictionary, bytes } } });
const repeated = (unit: string, length: number) => Buffer.alloc(length, unit, 'latin1');

export const HOSTILE_PDFS: readonly HostileFile[] = [
  // Files that are also of another format
  ['a web page before the PDF', 'file_type_refused', () => text(`<html>${aPdf()}`)],
  [
    'a web page in the first comment',
    'file_malformed',
    () => aPdf({ preamble: '%<html><script>alert(1)</script>\n' }),
  ],
  [
    'a page with a script before the PDF',
    'file_type_refused',
    () => text(`Hej <script>1</script>\n${aPdf()}`),
  ],
  [
    'a note of 1,024 bytes before the PDF',
    'file_type_refused',
    () => text(`${'x'.repeat(1024)}${aPdf()}`),
  ],
  ['a script before the PDF', 'file_type_refused', () => text(`/*${aPdf().toString('latin1')}*/`)],
  ['a ZIP behind the end', 'file_malformed', () => Buffer.concat([aPdf(), ZIP])],
  [
    'a ZIP inside, with the end of the PDF as its comment',
    'file_malformed',
    () => content('', ZIP),
  ],
  [
    'a program in front of the PDF',
    'file_type_refused',
    () => Buffer.concat([text('MZ\x90\0'), aPdf()]),
  ],
  ['a program behind the end', 'file_malformed', () => Buffer.concat([aPdf(), text('MZ\x90\0')])],
  ['a 7-Zip archive inside', 'file_malformed', () => content('', text('7z\xbc\xaf\x27\x1c'))],
  ['a tar archive', 'file_malformed', () => aPdf({ preamble: `%${'x'.repeat(241)}ustar\n` })],
  // Bombs
  [
    'a page that unfolds to 300 MiB',
    'file_malformed',
    () => content('/Filter /FlateDecode', deflateSync(Buffer.alloc(300 * 1024 * 1024))),
  ],
  [
    'a page that is packed twice',
    'file_malformed',
    () =>
      content(
        '/Filter [/FlateDecode /FlateDecode]',
        deflateSync(deflateSync(Buffer.alloc(50 * 1024 * 1024))),
      ),
  ],
  [
    'an object stream that unfolds to 50 MiB',
    'file_malformed',
    () =>
      aPdf({
        objects: {
          6: {
            dictionary: '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode',
            bytes: deflateSync(repeated(' ', 50 * 1024 * 1024)),
          },
        },
      }),
  ],
  [
    'arrays a hundred thousand deep',
    'file_malformed',
    () => aPdf({ objects: { 6: '['.repeat(100_000) } }),
  ],
  [
    'a page tree that goes in circles',
    'file_malformed',
    () => aPdf({ objects: { 2: '<< /Type /Pages /Kids [2 0 R] /Count 1 >>' } }),
  ],
  [
    'more pages than anybody reads',
    'file_malformed',
    () => {
      const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>';
      const numbers = Array.from({ length: 2001 }, (_, index) => index + 6);
      const kids = numbers.map((number) => `${number} 0 R`).join(' ');
      return aPdf({
        objects: {
          ...Object.fromEntries(numbers.map((number) => [number, page])),
          2: `<< /Type /Pages /Kids [${kids}] /Count 2001 >>`,
        },
      });
    },
  ],
  // Encrypted
  [
    'a PDF that needs a password',
    'file_encrypted',
    () =>
      aPdf({
        trailer: '/Encrypt 6 0 R /ID [<00><00>]',
        objects: {
          6: `<< /Filter /Standard /V 1 /R 2 /P -4 /O <${'00'.repeat(32)}> /U <${'00'.repeat(32)}> >>`,
        },
      }),
  ],
  // Scripts, wherever they are
  [
    'a script that runs at the opening',
    'file_active_content',
    () => aPdf({ catalog: `/OpenAction << ${ALERT} >>` }),
  ],
  [
    'a script at the opening, as an object',
    'file_active_content',
    () => aPdf({ catalog: '/OpenAction 6 0 R', objects: { 6: `<< ${ALERT} >>` } }),
  ],
  [
    'a script in the tree of names',
    'file_active_content',
    () => aPdf({ catalog: `/Names << /JavaScript << /Names [(a) << ${ALERT} >>] >> >>` }),
  ],
  ['a script of an annotation', 'file_active_content', () => action(ALERT)],
  [
    'a script of a form field',
    'file_active_content',
    () => annotated(`/Subtype /Widget /FT /Tx /T (a) /AA << /K << ${ALERT} >> >>`),
  ],
  [
    'a script in an object stream',
    'file_active_content',
    () => aPdf({ structure: 'packed', objects: { 6: `<< ${ALERT} >>` } }),
  ],
  [
    'a script with an escaped name',
    'file_active_content',
    () => action('/S /J#61va#53cript /J#53 (1)'),
  ],
  [
    'a script inside a stream, which a table of contents could point into',
    'file_active_content',
    () => content('', `6 0 obj << ${ALERT} >> endobj`),
  ],
  [
    'a script as a chained action',
    'file_active_content',
    () => action(`/S /GoTo /D [3 0 R /Fit] /Next << ${ALERT} >>`),
  ],
  [
    'a link to a script',
    'file_active_content',
    () => action('/S /URI /URI (java\\163cript:alert\\(1\\))'),
  ],
  [
    'a link to a program that registered a scheme with dots',
    'file_active_content',
    () => link('com.example.launcher:run'),
  ],
  [
    'a link that begins after five thousand spaces',
    'file_active_content',
    () => link(`${' '.repeat(5000)}\\\\host`),
  ],
  // Active content without a script
  ['a program that is started', 'file_active_content', () => action('/S /Launch /F (cmd.exe)')],
  [
    'a page of the web at the opening',
    'file_active_content',
    () => aPdf({ catalog: '/OpenAction << /S /URI /URI (https://vikari.example/) >>' }),
  ],
  [
    'a form that is sent',
    'file_active_content',
    () => action('/S /SubmitForm /F (https://vikari.example/)'),
  ],
  // Files elsewhere
  ...LINKS_TO_FILES.map(
    (address): HostileFile => [
      `a link to a file: ${JSON.stringify(address)}`,
      'file_outside_link',
      () => link(address),
    ],
  ),
  [
    'a link to a file, with its signs as numbers',
    'file_outside_link',
    () => action('/S /URI /URI (\\134\\134host\\134share)'),
  ],
  [
    'a link to a file, as an object',
    'file_outside_link',
    () =>
      annotated('/Subtype /Link /A << /S /URI /URI 6 0 R >>', {
        objects: { 6: '<5C5C686F73745C7368617265>' },
      }),
  ],
  [
    'a beginning of all relative links in a network',
    'file_outside_link',
    () => aPdf({ catalog: '/URI << /Base (//host/share) >>' }),
  ],
  [
    'a bookmark to a file',
    'file_outside_link',
    () =>
      aPdf({
        catalog: '/Outlines 6 0 R',
        objects: {
          6: '<< /Type /Outlines /First 7 0 R /Last 7 0 R /Count 1 >>',
          7: '<< /Title (a) /Parent 6 0 R /A << /S /URI /URI (//host/share) >> >>',
        },
      }),
  ],
  [
    'a page whose content is in a network',
    'file_outside_link',
    () => content('/F (//host/share)', ''),
  ],
  [
    'a picture that is another PDF',
    'file_outside_link',
    () =>
      aPdf({
        objects: {
          6: {
            dictionary:
              '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Ref << /F << /UF (x.pdf) >> /Page 0 >>',
            bytes: '',
          },
        },
      }),
  ],
  [
    'an article of another file',
    'file_outside_link',
    () => action('/S /Thread /D 0 /F << /Type /Filespec /F 6 0 R >>', { 6: '(//host/x.pdf)' }),
  ],
  [
    'another file that is opened',
    'file_outside_link',
    () => action('/S /GoToR /D [0 /Fit] /F (//host/share)'),
  ],
  [
    'a program inside',
    'file_active_content',
    () =>
      aPdf({ catalog: '/Names << /EmbeddedFiles << /Names [(a) 6 0 R] >> >>', objects: EMBEDDED }),
  ],
  [
    'a program as an annotation',
    'file_active_content',
    () => annotated('/Subtype /FileAttachment /FS 6 0 R', { objects: EMBEDDED }),
  ],
  [
    'an XFA form',
    'file_active_content',
    () =>
      aPdf({
        catalog: '/AcroForm << /Fields [] /XFA 6 0 R >>',
        objects: { 6: { dictionary: '', bytes: '<xdp:xdp/>' } },
      }),
  ],
  [
    'rich media',
    'file_active_content',
    () => annotated('/Subtype /RichMedia /RichMediaContent << >>'),
  ],
  ['a sound', 'file_active_content', () => annotated('/Subtype /Sound')],
  ['a 3D model', 'file_active_content', () => annotated('/Subtype /3D')],
  // Damaged
  ['half a PDF', 'file_malformed', () => aPdf().subarray(0, 500)],
  [
    'a PDF without a catalog',
    'file_malformed',
    () => text(aPdf().toString('latin1').replaceAll('/Root', '/Toor')),
  ],
  [
    'a PDF without pages',
    'file_malformed',
    () => aPdf({ objects: { 2: '<< /Type /Pages /Kids [] /Count 0 >>' } }),
  ],
  ['a first line and nothing else', 'file_malformed', () => text('%PDF-1.7\n')],
];

/** Refused where a PDF or an image is asked for. */
export const HOSTILE_FILES: readonly HostileFile[] = [
  ['an empty file', 'file_malformed', () => text('')],
  ['one byte', 'file_type_refused', () => text('%')],
  ['more than 20 MiB', 'file_too_large', () => Buffer.alloc(20 * 1024 * 1024 + 1)],
  ['a GIF', 'file_type_refused', gif],
  [
    'an SVG with a script',
    'file_type_refused',
    () => text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  ],
  ['a web page', 'file_type_refused', () => text('<!doctype html><script>alert(1)</script>')],
  ['a ZIP', 'file_type_refused', () => ZIP],
  ['a program', 'file_type_refused', () => text('MZ\x90\0\x03')],
  ['a TIFF', 'file_type_refused', () => aPicture().tiff().toBuffer()],
  ['a HEIC', 'file_type_refused', () => aCase('photo.heic')],
  ['a document of Word', 'file_type_refused', () => text('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')],
];

export const HOSTILE_IMAGES: readonly HostileFile[] = [
  ['a PNG of 400 million pixels', 'file_too_large', () => pngBomb(20_000)],
  ['a JPEG that says it has four billion pixels', 'file_too_large', jpegBomb],
  ['an animated WebP', 'file_type_refused', animatedWebp],
  [
    'half a JPEG',
    'file_malformed',
    async () => (await aPicture(800, 600).jpeg().toBuffer()).subarray(0, 1500),
  ],
  ['half a PNG', 'file_malformed', async () => (await aPicture().png().toBuffer()).subarray(0, 60)],
  [
    'the first bytes of a JPEG before a web page',
    'file_malformed',
    () => text('\xff\xd8\xff<html><script>alert(1)</script>'),
  ],
  ['the first bytes of a WebP', 'file_malformed', () => text('RIFF\x10\0\0\0WEBPVP8 \0\0\0\0')],
];
