import { expect, it } from 'vitest';
import { framesOfStream } from './framesOfStream';

it.each([
  ['nothing', [], [''], 4],
  ['less than a part', ['abc'], ['abc'], 4],
  ['a part exactly', ['ab', 'cd'], ['abcd'], 4],
  ['parts exactly', ['abcdefgh'], ['abcd', 'efgh'], 4],
  ['more than a part', ['abc', 'defg', 'hi'], ['abcd', 'efgh', 'i'], 4],
  ['empty chunks', ['', 'ab', ''], ['ab'], 4],
])('cuts %s', async (_what, chunks, expected, size) => {
  async function* stream(): AsyncGenerator<Uint8Array> {
    for (const chunk of chunks) yield Buffer.from(chunk);
  }
  const parts: { text: string; last: boolean }[] = [];
  for await (const { part, last } of framesOfStream(stream(), size)) {
    parts.push({ text: Buffer.from(part).toString(), last });
  }
  expect(parts).toEqual(
    expected.map((text, index) => ({ text, last: index === expected.length - 1 })),
  );
});
