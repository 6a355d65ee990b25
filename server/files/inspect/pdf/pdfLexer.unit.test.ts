import { expect, it } from 'vitest';
import { PdfLexer } from './pdfLexer';
import type { PdfValue } from './pdfValue';

const number = (value: number): PdfValue => ({ kind: 'number', value });
const name = (value: string): PdfValue => ({ kind: 'name', value });
const string = (value: string): PdfValue => ({ kind: 'string', value });
const word = (value: string): PdfValue => ({ kind: 'word', value });

function all(text: string): PdfValue[] {
  const lexer = new PdfLexer(Buffer.from(text, 'latin1'));
  const values: PdfValue[] = [];
  for (let value = lexer.next(); value; value = lexer.next()) values.push(value);
  return values;
}

it.each<[name: string, text: string, values: PdfValue[]]>([
  ['numbers', '1 -2 +.5 3.', [number(1), number(-2), number(0.5), number(3)]],
  ['a name with escapes', '/J#61va#53cript', [name('JavaScript')]],
  ['names side by side', '/A/B', [name('A'), name('B')]],
  [
    'a reference beside numbers',
    '1 2 3 0 R',
    [number(1), number(2), { kind: 'reference', number: 3 }],
  ],
  ['a string in brackets', '(a (b) \\) \\101\\n)', [string('a (b) ) A\n')]],
  ['a string that is broken by a line', '(a\\\r\nb)', [string('ab')]],
  ['a string that never ends', '(/JS', [string('/JS')]],
  ['hexadecimal digits, of an odd number', '<41 4>', [string('A@')]],
  ['comments', '1 % /JS\n2', [number(1), number(2)]],
  [
    'an array',
    '[1[/A]]',
    [{ kind: 'array', items: [number(1), { kind: 'array', items: [name('A')] }] }],
  ],
  [
    'a dictionary with a key twice',
    '<</A 1/A(b)>>',
    [
      {
        kind: 'dictionary',
        entries: [
          ['A', number(1)],
          ['A', string('b')],
        ],
      },
    ],
  ],
  [
    'a dictionary that is not closed',
    '<</A 1 endobj',
    [{ kind: 'dictionary', entries: [['A', number(1)]] }, word('endobj')],
  ],
  ['closing brackets without opening ones', ') ] >>', [word(')'), word(']'), word('>>')]],
])('reads %s', (_name, text, values) => {
  expect(all(text)).toEqual(values);
});

it('refuses what is nested more than a hundred deep', () => {
  expect(() => all('<</A'.repeat(101))).toThrow('nested too deeply');
  expect(all(`${'['.repeat(100)}${']'.repeat(100)}`)).toHaveLength(1);
});
