import { deflateSync } from 'node:zlib';
import { aPdf } from './pdfFiles';

const LINK = (address: string) =>
  `/Annots [<< /Type /Annot /Subtype /Link /Rect [9 9 99 99] /A << /S /URI /URI (${address}) >> >>]`;

/** Valid PDFs as different programs write them, each with one page. */
export const SOUND_PDFS: readonly (readonly [name: string, bytes: () => Buffer])[] = [
  ...['1.4', '1.5', '1.6', '1.7', '2.0'].map(
    (version) => [`PDF ${version} with a table`, () => aPdf({ version })] as const,
  ),
  ['a cross-reference stream', () => aPdf({ version: '1.5', structure: 'stream' })],
  ['objects packed into a stream', () => aPdf({ version: '1.5', structure: 'packed' })],
  ['a first page that it opens at', () => aPdf({ catalog: '/OpenAction [3 0 R /FitH null]' })],
  [
    'a first page that it opens at, as an action',
    () => aPdf({ catalog: '/OpenAction 6 0 R', objects: { 6: '<< /S /GoTo /D [3 0 R /Fit] >>' } }),
  ],
  ['a link to the web', () => aPdf({ page: LINK('https://legitimation.example/?id=1') })],
  ...[
    'HTTPS://legitimation.example',
    'www.example.se/kurs?sida=1#intyg',
    'www.example.se:8080/kurs',
    'example.se:443',
    'kurs.html',
    'tova@example.com',
    '#page=2',
    'tel:+46701740605',
    'https://example.se/a%2F%2Fb?c=%5C%5Cd',
    '\\376\\377\\000h\\000t\\000t\\000p\\000:\\000/\\000/\\000a',
  ].map(
    (address) =>
      [`a link as programs write it: ${address}`, () => aPdf({ page: LINK(address) })] as const,
  ),
  [
    'relative links and their beginning',
    () => aPdf({ catalog: '/URI << /Base (https://a.example/) >>' }),
  ],
  [
    'an address of the time of signing',
    () => aPdf({ objects: { 6: '<< /TimeStamp << /URL (http://tsa.example/) >> >>' } }),
  ],
  [
    'flags of an annotation',
    () =>
      aPdf({
        page: '/Annots [<< /Type /Annot /Subtype /Highlight /Rect [9 9 99 99] /QuadPoints [9 99 99 99 9 9 99 9] /F 4 >>]',
      }),
  ],
  ['a link to a mail address', () => aPdf({ page: LINK('mailto:tova@example.com') })],
  [
    'a form without scripts',
    () =>
      aPdf({
        catalog: '/AcroForm << /Fields [6 0 R] /DA (/F1 12 Tf 0 g) >>',
        page: '/Annots [6 0 R]',
        objects: {
          6: '<< /Type /Annot /Subtype /Widget /FT /Tx /T (namn) /V (Tova) /Rect [9 9 99 29] >>',
        },
      }),
  ],
  [
    'XMP metadata, an outline and tags',
    () =>
      aPdf({
        catalog:
          '/Metadata 6 0 R /Outlines 7 0 R /MarkInfo << /Marked true >> /StructTreeRoot 9 0 R',
        objects: {
          6: {
            dictionary: '/Type /Metadata /Subtype /XML',
            bytes: '<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/"/><?xpacket end="w"?>',
          },
          7: '<< /Type /Outlines /First 8 0 R /Last 8 0 R /Count 1 >>',
          8: '<< /Title (JavaScript and other skills) /Parent 7 0 R /Dest [3 0 R /Fit] >>',
          9: '<< /Type /StructTreeRoot /K << /S /Document /P 9 0 R >> >>',
        },
      }),
  ],
  [
    'a page whose text is about scripts',
    () =>
      aPdf({
        objects: {
          4: { dictionary: '', bytes: 'BT /F1 12 Tf (HTML/JavaScript /Launch) Tj ET' },
        },
      }),
  ],
  [
    'a page that is packed and written in letters',
    () =>
      aPdf({
        objects: {
          4: {
            dictionary: '/Filter [/ASCIIHexDecode /FlateDecode]',
            bytes: `${deflateSync('BT /F1 12 Tf (A) Tj ET').toString('hex')}>`,
          },
        },
      }),
  ],
  [
    'a scanned page of 25 MB, white, with blended colours',
    () =>
      aPdf({
        page: '/Group << /S /Transparency >>',
        objects: {
          6: {
            dictionary:
              '/Type /XObject /Subtype /Image /Width 2480 /Height 3508 /BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter /FlateDecode',
            bytes: deflateSync(Buffer.alloc(2480 * 3508 * 3, 0xff), { level: 1 }),
          },
          7: '<< /Type /ExtGState /BM /Screen >>',
        },
      }),
  ],
  ['an end in the manner of Windows', () => Buffer.concat([aPdf(), Buffer.from('\r\n\r\n')])],
  [
    'a later change at its end',
    () => {
      const first = aPdf();
      const before = first.toString('latin1');
      const table = before.lastIndexOf('xref\n0');
      const page = before.length;
      const update = `3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 99 99] >>\nendobj\n`;
      const end = `xref\n3 1\n${String(page).padStart(10, '0')} 00000 n \ntrailer\n<< /Size 6 /Root 1 0 R /Prev ${table} >>\nstartxref\n${page + update.length}\n%%EOF`;
      return Buffer.concat([first, Buffer.from(update + end)]);
    },
  ],
];
