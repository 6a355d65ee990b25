import { expect, it } from 'vitest';
import { fromAscii85 } from './ascii85';

it.each([
  ['a word', '87cUR~>', 'Hell'],
  ['broken lines', '87c\nUR~>', 'Hell'],
  ['zeros', 'z87cUR~>', '\0\0\0\0Hell'],
  ['nothing', '~>', ''],
])('reads %s', (_name, written, bytes) => {
  expect(fromAscii85(Buffer.from(written)).toString('latin1')).toBe(bytes);
});
