import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readRecords } from './readRecords';

const ADS = [
  { id: '1', text: 'Åk "till" [Umeå] }{' },
  { id: '2', list: [[1], { a: [] }] },
  { id: '3' },
];

async function* inChunks(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}

async function read(bytes: Uint8Array | string, size = 5, longest?: number) {
  const found: unknown[] = [];
  for await (const raw of readRecords(inChunks(Buffer.from(bytes), size), longest)) {
    found.push('value' in raw ? raw.value : raw.reason);
  }
  return found;
}

const utf16 = (text: string, bigEndian = false) => {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
  return bigEndian ? bytes.swap16() : bytes;
};
const lines = ADS.map((ad) => JSON.stringify(ad)).join('\n');
const array = JSON.stringify(ADS);
const hits = JSON.stringify({ total: { value: 3 }, stats: ['hits', [1]], hits: ADS, after: [4] });

describe('readRecords', () => {
  it.each<[string, string | Uint8Array]>([
    ['lines', lines],
    ['an array', array],
    ['an indented array', JSON.stringify(ADS, null, 2)],
    ['an array after blank lines and a byte order mark', `\uFEFF\n \n${array}`],
    ['hits', hits],
    ['indented hits', JSON.stringify(JSON.parse(hits), null, 2)],
    ['UTF-16 LE', utf16(lines)],
    ['UTF-16 BE', utf16(array, true)],
    ['Latin-1 lines', Buffer.from(lines, 'latin1')],
    ['Latin-1 hits', Buffer.from(hits, 'latin1')],
    ['gzip', gzipSync(lines)],
    ['gzip of UTF-16', gzipSync(utf16(array))],
  ])('reads %s, in chunks of any size', async (_form, bytes) => {
    for (const size of [1, 3, 7, 100_000]) expect(await read(bytes, size)).toEqual(ADS);
  });

  it.each([
    ['an array that is cut off', array.slice(0, -5), 2],
    ['hits that are cut off', hits.slice(0, hits.indexOf('"3"')), 2],
    ['lines that are cut off', lines.slice(0, -3), 2],
    ['an array that only begins', '[', 0],
  ])('says that %s ends in the middle', async (_what, text, whole) => {
    expect(await read(text)).toEqual([...ADS.slice(0, whole), 'cut_off']);
  });

  it('names invalid records, and continues', async () => {
    expect(await read('[1, nonsense, {"id":"2"}]')).toEqual([1, 'not_json', { id: '2' }]);
    expect(await read(`[1,"${'x'.repeat(30)}",2]`, 4, 20)).toEqual([1, 'line_too_long', 2]);
    expect(await read('nonsense\n{"hits":1}\n{"id":"2"}\n')).toEqual([
      'not_json',
      { hits: 1 },
      { id: '2' },
    ]);
    expect(await read('')).toEqual([]);
    expect(await read('[]')).toEqual([]);
  });

  it('refuses a zip file and broken gzip', async () => {
    await expect(read(Buffer.from('PK\u0003\u0004 and so on'))).rejects.toThrow('zip');
    await expect(read(gzipSync(lines).subarray(0, 40))).rejects.toThrow(
      'gzip is broken or cut off',
    );
  });
});
