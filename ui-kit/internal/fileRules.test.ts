import { describe, expect, it } from 'vitest';
import { checkFile, checkFiles, formatSize } from './fileRules';

const rules = { accept: ['application/pdf', 'image/*', '.p7m'], maxSize: 1000 };

describe('checkFile', () => {
  it.each([
    { name: 'cv.pdf', type: 'application/pdf', size: 1000, problem: null },
    { name: 'cv.PDF', type: '', size: 10, problem: null },
    { name: 'IMG_1.HEIC', type: '', size: 10, problem: null },
    { name: 'id.jpg', type: 'image/jpeg', size: 10, problem: null },
    { name: 'signed.p7m', type: 'application/pkcs7-mime', size: 10, problem: null },
    { name: 'cv.docx', type: 'application/msword', size: 10, problem: 'type' },
    { name: 'pdf', type: '', size: 10, problem: 'type' },
    { name: 'cv.pdf.exe', type: '', size: 10, problem: 'type' },
    { name: 'cv.pdf', type: 'application/pdf', size: 1001, problem: 'size' },
    { name: 'cv.pdf', type: 'application/pdf', size: 0, problem: 'empty' },
  ])('$name ($type, $size): $problem', ({ problem, ...file }) => {
    expect(checkFile(file, rules)).toBe(problem);
  });

  it('accepts anything when no type is required', () => {
    expect(checkFile({ name: 'x', type: '', size: 1 }, { accept: [], maxSize: 1 })).toBeNull();
  });
});

it.each([
  [0, '0 byte'],
  [999, '999 byte'],
  [2_400, '2 kB'],
  [999_499, '999 kB'],
  [999_999, '1 MB'],
  [2_400_000, '2,4 MB'],
  [5_000_000_000_000, '5 000 GB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatSize(bytes, 'sv-SE').replace(/\s/gu, ' ')).toBe(text);
});

it('has the units and marks of English', () => {
  const sizes = [1, 582, 582_000, 2_440_000].map((bytes) => formatSize(bytes, 'en'));
  expect(sizes.map((size) => size.replace(/\s/gu, ' '))).toEqual([
    '1 byte',
    '582 bytes',
    '582 kB',
    '2.4 MB',
  ]);
});

it('separates accepted and refused files, in order', () => {
  const file = (name: string, size: number) => ({ name, size, type: '' });
  const [a, b, c, d] = [file('a.pdf', 1), file('b.exe', 1), file('c.pdf', 1001), file('d.png', 2)];
  expect(checkFiles([a, b, c, d], rules)).toEqual({
    good: [a, d],
    bad: [
      { file: b, problem: 'type' },
      { file: c, problem: 'size' },
    ],
  });
});
