import { deflateSync } from 'node:zlib';

/** An object's text by its number; a stream has its bytes besides its dictionary. */
type PdfParts = Readonly<
  Record<number, string | { dictionary: string; bytes: Uint8Array | string }>
>;

export interface PdfForm {
  version?: string;
  /** Further objects, or replacements of those of `onePage`. */
  objects?: PdfParts;
  /** Further entries of the catalog. */
  catalog?: string;
  /** Further entries of the page. */
  page?: string;
  /** Further entries of the trailer. */
  trailer?: string;
  /** How objects are found: a table, a stream, or a stream with the objects in another one. */
  structure?: 'table' | 'stream' | 'packed';
  /** Written between the header and the first object. */
  preamble?: string;
}

const PAGE_TEXT = 'BT /F1 24 Tf 72 700 Td (Legitimation) Tj ET';

/** The objects of a document with one page: catalog, pages, page, content and font. */
function onePage(catalog: string, page: string): PdfParts {
  return {
    1: `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    3: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R
       /Resources << /Font << /F1 5 0 R >> >> ${page} >>`,
    4: { dictionary: '/Filter /FlateDecode', bytes: deflateSync(PAGE_TEXT) },
    5: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  };
}

/** A PDF of these parts, with correct offsets. */
export function aPdf(form: PdfForm = {}): Buffer {
  const { version = '1.7', catalog = '', page = '', structure = 'table' } = form;
  const objects = { ...onePage(catalog, page), ...form.objects };
  const file = new PdfWriter(`%PDF-${version}\n%\xe2\xe3\xcf\xd3\n${form.preamble ?? ''}`);
  const plain: [number, string][] = [];
  for (const [key, object] of Object.entries(objects)) {
    const number = Number(key);
    if (typeof object !== 'string') file.stream(number, object.dictionary, object.bytes);
    else if (structure === 'packed') plain.push([number, object]);
    else file.object(number, object);
  }
  const next = Math.max(...Object.keys(objects).map(Number)) + 1;
  const trailer = `/Root 1 0 R ${form.trailer ?? ''}`;
  if (structure === 'table') return file.endWithTable(next, trailer);
  const packedIn = structure === 'packed' ? next : null;
  if (packedIn !== null) file.objectStream(packedIn, plain);
  return file.endWithStream(packedIn === null ? next : next + 1, trailer, {
    in: packedIn,
    numbers: plain.map(([number]) => number),
  });
}

class PdfWriter {
  readonly #parts: Buffer[] = [];
  readonly #offsets = new Map<number, number>();
  #length = 0;

  constructor(start: string) {
    this.#write(start);
  }

  #write(part: string | Uint8Array): void {
    const bytes = typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part);
    this.#parts.push(bytes);
    this.#length += bytes.length;
  }

  object(number: number, text: string): void {
    this.#offsets.set(number, this.#length);
    this.#write(`${number} 0 obj\n${text}\nendobj\n`);
  }

  stream(number: number, dictionary: string, bytes: Uint8Array | string): void {
    this.#offsets.set(number, this.#length);
    this.#write(`${number} 0 obj\n<< ${dictionary} /Length ${bytes.length} >>\nstream\n`);
    this.#write(bytes);
    this.#write('\nendstream\nendobj\n');
  }

  objectStream(number: number, objects: readonly [number, string][]): void {
    const body = objects.map(([, text]) => text).join('\n');
    let offset = 0;
    const head = objects.map(([own, text]) => {
      const entry = `${own} ${offset}`;
      offset += text.length + 1;
      return entry;
    });
    const first = `${head.join(' ')}\n`;
    this.stream(
      number,
      `/Type /ObjStm /N ${objects.length} /First ${first.length} /Filter /FlateDecode`,
      deflateSync(Buffer.from(`${first}${body}`, 'latin1')),
    );
  }

  endWithTable(size: number, trailer: string): Buffer {
    const at = this.#length;
    const lines = Array.from({ length: size }, (_, number) => {
      const offset = this.#offsets.get(number);
      return offset === undefined
        ? '0000000000 65535 f \n'
        : `${String(offset).padStart(10, '0')} 00000 n \n`;
    });
    this.#write(`xref\n0 ${size}\n${lines.join('')}trailer\n<< /Size ${size} ${trailer} >>\n`);
    return this.#end(at);
  }

  endWithStream(
    number: number,
    trailer: string,
    packed: { in: number | null; numbers: readonly number[] },
  ): Buffer {
    const at = this.#length;
    this.#offsets.set(number, at);
    const rows = Buffer.alloc((number + 1) * 7);
    for (let own = 0; own <= number; own += 1) {
      const index = packed.numbers.indexOf(own);
      const offset = this.#offsets.get(own);
      const [type, second, third] =
        packed.in !== null && index !== -1
          ? [2, packed.in, index]
          : offset === undefined
            ? [0, 0, 65_535]
            : [1, offset, 0];
      rows.writeUInt8(type, own * 7);
      rows.writeUInt32BE(second, own * 7 + 1);
      rows.writeUInt16BE(third, own * 7 + 5);
    }
    this.stream(
      number,
      `/Type /XRef /Size ${number + 1} /W [1 4 2] ${trailer} /Filter /FlateDecode`,
      deflateSync(rows),
    );
    return this.#end(at);
  }

  #end(at: number): Buffer {
    this.#write(`startxref\n${at}\n%%EOF\n`);
    return Buffer.concat(this.#parts);
  }
}
