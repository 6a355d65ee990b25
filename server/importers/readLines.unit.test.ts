import { describe, expect, it } from 'vitest';
import { type Line, readLines } from './readLines';

/** The text in chunks of `size` bytes, so that every boundary falls somewhere. */
async function* inChunks(bytes: Buffer, size: number): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}

async function read(text: string | Buffer, size = 7, longest?: number): Promise<Line[]> {
  const lines: Line[] = [];
  for await (const line of readLines(inChunks(Buffer.from(text), size), longest)) lines.push(line);
  return lines;
}

describe('readLines', () => {
  it.each([1, 2, 3, 5, 64])('joins lines from chunks of %i bytes', async (size) => {
    expect(await read('{"a":"å"}\n{"b":"öäö"}\r\n\n  \n{"c":1}', size)).toMatchObject([
      { number: 1, text: '{"a":"å"}' },
      { number: 2, text: '{"b":"öäö"}' },
      { number: 5, text: '{"c":1}' },
    ]);
  });

  it.each([
    ['nothing', ''],
    ['only newlines', '\n\n\n'],
  ])('reads no line from %s', async (_name, text) => {
    expect(await read(text)).toEqual([]);
  });

  it('removes a byte order mark', async () => {
    expect(await read('\uFEFF{}\n')).toMatchObject([{ number: 1, text: '{}' }]);
  });

  it.each([1, 4, 100])('reports a line that is too long and continues (%i)', async (size) => {
    expect(
      await read(`ab\n${'x'.repeat(11)}\n${'y'.repeat(10)}\n${'z'.repeat(99)}`, size, 10),
    ).toMatchObject([
      { number: 1, text: 'ab' },
      { number: 2, tooLong: true },
      { number: 3, text: 'yyyyyyyyyy' },
      { number: 4, tooLong: true },
    ]);
  });

  it('reads Windows-1252, and replaces a damaged character among UTF-8', async () => {
    const latin1 = await read(Buffer.from('"Skolsköterska på Åland – ", €', 'latin1'));
    expect(latin1).toMatchObject([{ text: expect.stringContaining('Skolsköterska på Åland') }]);
    expect(latin1).toMatchObject([{ isLatin1: true }]);
    const damaged = Buffer.concat([Buffer.from('å'), Buffer.from([0xff]), Buffer.from('b\n')]);
    expect(await read(damaged)).toMatchObject([{ text: 'å\uFFFDb', isLatin1: false }]);
  });
});
