import { expect, it } from 'vitest';
import { contentDisposition } from './fileAnswer';

it.each([
  ['CV.pdf', `inline; filename="CV.pdf"; filename*=UTF-8''CV.pdf`],
  [
    'Åsas intyg (1).pdf',
    `inline; filename="Asas intyg (1).pdf"; filename*=UTF-8''%C3%85sas%20intyg%20%281%29.pdf`,
  ],
  ['a"\\b%.pdf', `inline; filename="ab.pdf"; filename*=UTF-8''a%22%5Cb%25.pdf`],
  [
    'a\r\nSet-Cookie: b',
    `inline; filename="aSet-Cookie: b"; filename*=UTF-8''a%0D%0ASet-Cookie%3A%20b`,
  ],
  ['\ud800.pdf', `inline; filename=".pdf"; filename*=UTF-8''%EF%BF%BD.pdf`],
])('names the file %j in a header that nothing gets out of', (name, header) => {
  expect(contentDisposition(name, false)).toBe(header);
});

it('says when a file is to be saved', () => {
  expect(contentDisposition('CV.pdf', true)).toMatch(/^attachment; /);
});
