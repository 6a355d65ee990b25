import { describe, expect, it } from 'vitest';
import {
  DOCUMENT_TYPES,
  endOf,
  expiryOf,
  fileNameOf,
  hasEndedBefore,
  holdsOn,
  isDocumentName,
  kindsFor,
  reminderDue,
} from './documents';

const TODAY = '2026-03-02';

describe('when a document ends', () => {
  const end = (validTo: string | null, noEndDate?: boolean, type = 'hosp_licence') =>
    endOf({ type, validTo, ...(noEndDate !== undefined && { noEndDate }) });

  it('is its day, never, or what nobody has said', () => {
    expect(end('2026-03-02')).toEqual({ day: '2026-03-02' });
    expect(end(null, true)).toBe('none');
    expect(end(null, false)).toBe('unknown');
    expect(end(null)).toBe('unknown');
  });

  it('is the day where both are said, and never of what ends by nothing', () => {
    expect(end('2026-03-02', true)).toEqual({ day: '2026-03-02' });
    expect(end(null, false, 'cv')).toBe('none');
    expect(end('2026-03-02', false, 'cv')).toEqual({ day: '2026-03-02' });
  });

  it.each([
    ['2026-03-02', false, true, false],
    ['2026-03-01', false, false, true],
    [null, true, true, false],
    // Neither is known
    [null, false, false, false],
  ])('%s, no end: %s, holds today: %s, has ended: %s', (validTo, noEndDate, holds, ended) => {
    const document = { type: 'hosp_licence', validTo, noEndDate };
    expect(holdsOn(document, TODAY)).toBe(holds);
    expect(hasEndedBefore(document, TODAY)).toBe(ended);
  });
});

describe('expiryOf', () => {
  it.each([
    [null, 'unknown'],
    ['2026-03-01', 'expired'],
    ['2026-03-02', 'soon'],
    ['2026-05-01', 'soon'],
    ['2026-05-02', 'valid'],
  ])('takes a document that is valid to %s for %s', (validTo, expiry) => {
    expect(expiryOf({ type: 'cpr_certificate', validTo }, TODAY)).toBe(expiry);
  });
});

describe('reminderDue', () => {
  it.each([
    [null, null],
    ['2026-05-02', null],
    ['2026-05-01', 60],
    ['2026-04-02', 60],
    ['2026-04-01', 30],
    ['2026-03-10', 30],
    ['2026-03-09', 7],
    ['2026-03-02', 7],
    ['2026-03-01', null],
  ])('reminds of %s at %s days', (validTo, days) => {
    expect(reminderDue({ type: 'cpr_certificate', validTo }, TODAY)).toBe(days);
  });
});

it('accepts a photo for an ID card only', () => {
  const photos = DOCUMENT_TYPES.filter((type) => kindsFor(type).includes('image'));
  expect(photos).toEqual(['id_card']);
  expect(DOCUMENT_TYPES.every((type) => kindsFor(type).includes('pdf'))).toBe(true);
});

describe('isDocumentName', () => {
  it.each(['CV 2026', 'Legitimation – Åsa Öberg.pdf', '.hidden', '证书', '👩‍⚕️ intyg'])(
    'takes %j',
    (name) => expect(isDocumentName(name)).toBe(true),
  );

  it.each([
    '../../etc/passwd',
    'C:\\cv.pdf',
    '..',
    '. .',
    'cv\u202efdp.exe',
    '\u2067cv',
    'a\u200fb',
  ])('refuses %j', (name) => expect(isDocumentName(name)).toBe(false));
});

describe('fileNameOf', () => {
  it.each([
    ['CV', 'application/pdf', 'CV.pdf'],
    ['CV.pdf', 'application/pdf', 'CV.pdf'],
    ['Körkort.HEIC', 'image/jpeg', 'Körkort.HEIC.jpg'],
    ['kort.JPEG', 'image/webp', 'kort.webp'],
    ['cv.exe', 'application/pdf', 'cv.exe.pdf'],
    ['.htaccess', 'application/pdf', 'htaccess.pdf'],
    ['a:b"c;d%2f', 'application/pdf', 'a-b-c-d-2f.pdf'],
    ['.pdf', 'application/pdf', 'pdf.pdf'],
    ['cv', 'text/html', 'cv.bin'],
  ])('saves %j of %s as %j', (name, mediaType, saved) => {
    expect(fileNameOf({ name, mediaType })).toBe(saved);
  });
});
