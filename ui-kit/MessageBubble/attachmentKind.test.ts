import { expect, it } from 'vitest';
import { attachmentKind } from './attachmentKind';

it.each([
  ['image/jpeg', '/small.jpg', 'preview'],
  ['image/heic', undefined, 'image'],
  ['IMAGE/PNG', undefined, 'image'],
  ['application/pdf', undefined, 'document'],
  [
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    undefined,
    'document',
  ],
  ['text/plain', undefined, 'document'],
  // A preview of a file that is not a picture is not trusted.
  ['application/pdf', '/small.jpg', 'document'],
  ['application/zip', undefined, 'other'],
  ['', undefined, 'other'],
])('%s with preview %s: %s', (type, previewUrl, kind) => {
  expect(attachmentKind({ type, previewUrl })).toBe(kind);
});
