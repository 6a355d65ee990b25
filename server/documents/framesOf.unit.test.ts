import { describe, expect, it } from 'vitest';
import { framesOf } from './framesOf';

async function* line(chunks: readonly string[], broken = false): AsyncGenerator<Buffer> {
  for (const chunk of chunks) yield Buffer.from(chunk);
  if (broken) throw new Error('broken');
}

async function pieces(source: AsyncIterable<Buffer>): Promise<string[]> {
  const all: string[] = [];
  try {
    for await (const frame of framesOf(source, 4)) all.push(Buffer.from(frame).toString());
  } catch (error) {
    all.push(String(error));
  }
  return all;
}

describe('framesOf', () => {
  it.each([
    [[], []],
    [['abcd'], ['abcd']],
    [['ab', 'c', 'd'], ['abcd']],
    [['abcdefghij'], ['abcd', 'efgh', 'ij']],
    [
      ['abc', 'defgh', '', 'i'],
      ['abcd', 'efgh', 'i'],
    ],
  ])('cuts %j into %j', async (chunks, expected) => {
    expect(await pieces(line(chunks))).toEqual(expected);
  });

  it.each([
    [[], ['Error: broken']],
    [['abcd'], ['abcd', 'Error: broken']],
    [['abcde'], ['abcd', 'e', 'Error: broken']],
  ])('gives out what of %j came before the line broke', async (chunks, expected) => {
    expect(await pieces(line(chunks, true))).toEqual(expected);
  });

  it('reads no further when its reader stops', async () => {
    const seen: string[] = [];
    for await (const frame of framesOf(line(['abcd', 'efgh']), 4)) {
      seen.push(Buffer.from(frame).toString());
      break;
    }
    expect(seen).toEqual(['abcd']);
  });
});
