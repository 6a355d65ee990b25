import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../../scripts/testing/holds';
import { linkParts } from './linkParts';

const linksOf = (text: string) =>
  linkParts(text).flatMap((part) => (part.kind === 'link' ? [[part.text, part.href]] : []));

describe('finds', () => {
  it.each([
    ['Se https://vikari.example/jobb/1', 'https://vikari.example/jobb/1'],
    ['Se https://vikari.example/jobb/1.', 'https://vikari.example/jobb/1'],
    ['(https://vikari.example/a)', 'https://vikari.example/a'],
    ['(se https://vikari.example/a_(b)), tack', 'https://vikari.example/a_(b)'],
    ['Är det https://vikari.example/?a=1&b=2#c?!', 'https://vikari.example/?a=1&b=2#c'],
    ['HTTPS://VIKARI.example/Å', 'https://vikari.example/%C3%85'],
    ['Skriv till mailto:anna@example.com!', 'mailto:anna@example.com'],
    ['rad\nhttp://vikari.example\nrad', 'http://vikari.example/'],
    ['”https://vikari.example/a”', 'https://vikari.example/a'],
    ['Se www.vikari.example/jobb, tack', 'https://www.vikari.example/jobb'],
    ['Www.1177.se.', 'https://www.1177.se/'],
  ])('%j', (text, href) => {
    expect(linksOf(text).map(([, found]) => found)).toEqual([href]);
  });

  it('several, with the text between', () => {
    expect(linkParts('a https://x.example/ b http://y.example/ c')).toEqual([
      { kind: 'text', text: 'a ' },
      { kind: 'link', text: 'https://x.example/', href: 'https://x.example/' },
      { kind: 'text', text: ' b ' },
      { kind: 'link', text: 'http://y.example/', href: 'http://y.example/' },
      { kind: 'text', text: ' c' },
    ]);
  });
});

describe('leaves as text', () => {
  it.each([
    '',
    'Hej!',
    'javascript:alert(1)',
    'www.',
    'awww.vikari',
    'www.vikari@evil.example',
    'Skriv www så kommer du dit',
    'JaVaScRiPt:alert(document.cookie)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">klicka</a>',
    'https://',
    'http://:80',
    'xhttps://vikari.example',
    // Looks like an address at Vikari and is not.
    'https://vikari.example@evil.example/',
    'https://vikari.example:password@evil.example/',
    'mailto:',
    'mailto:?bcc=everyone@example.com',
    'anna@example.com',
  ])('%j', (text) => {
    expect(linksOf(text)).toEqual([]);
    expect(
      linkParts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
});

it('ends an address at an invisible character', () => {
  expect(linksOf('https://vikari.example/\u202Egnp.exe')).toEqual([
    ['https://vikari.example/', 'https://vikari.example/'],
  ]);
  expect(linksOf('https://vikari.example/\u200Bx')).toEqual([
    ['https://vikari.example/', 'https://vikari.example/'],
  ]);
});

it('ends an address at HTML', () => {
  expect(linksOf('https://vikari.example/"><script>alert(1)</script>')).toEqual([
    ['https://vikari.example/', 'https://vikari.example/'],
  ]);
});

it('keeps every character and links only to http and mailto addresses, for any input', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.constantFrom(
      'https://',
      'http://',
      'mailto:',
      'javascript:',
      '@',
      ')',
      '(',
      '.',
      ' ',
      '<',
      '%',
    ),
    fc.constantFrom('vikari.example', 'a@b.se', '/jobb?a=1#b', ':8080', 'user:pass@', '[::1]'),
  );
  holds(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join('');
      const parts = linkParts(text);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      for (const part of parts) {
        if (part.kind === 'link') expect(new URL(part.href).protocol).toMatch(/^(https?|mailto):$/);
      }
    }),
  );
});
