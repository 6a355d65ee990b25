import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../../../../scripts/testing/holds';
import { TextDictionary } from './dictionary';
import { visitWords, wordsOf } from './words';

function dictionaryOf(title: string, body = '') {
  const dictionary = new TextDictionary();
  dictionary.add([title, '', '', '', body]);
  const wordsIn = (codes: number[]) => codes.map((code) => dictionary.wordOf(code)).sort();
  return { dictionary, wordsIn };
}

describe('wordsOf', () => {
  it.each([
    ['Sjuksköterska till IVA, natt!', ['sjukskoterska', 'till', 'iva', 'natt']],
    ['Åre–Östersund (Rosén & Sørensen)', ['are', 'ostersund', 'rosen', 'sorensen']],
    ['A\u030Are', ['are']],
    ['natt natt NATT', ['natt']],
    ['T4 24/7', ['t4', '24', '7']],
    ['  –  ', []],
    ['x'.repeat(50), ['x'.repeat(40)]],
    ['Weiß på Ærø', ['weiss', 'pa', 'aero']],
    ['Жанна söker', ['жанна', 'soker']],
  ])('%s', (text, expected) => {
    expect(wordsOf(text)).toEqual(expected);
  });

  it('has the same words as when they are visited in a text', () => {
    const text = fc.string({ unit: fc.constantFrom(...'aZåÖéæøß9 -–\u030A𝒳ж'), maxLength: 60 });
    holds(
      fc.property(text, (written) => {
        const visited = new Set<string>();
        visitWords(written, (folded, from, to) => visited.add(folded.slice(from, to)));
        expect([...visited]).toEqual(wordsOf(written));
      }),
    );
  });

  it('also gives the words as they are written', () => {
    const read: string[] = [];
    visitWords('Sök till UMEÅ, på é', (folded, from, to, written) => {
      read.push(folded.slice(from, to), written.slice(from, to));
    });
    expect(read).toEqual(['sok', 'sök', 'till', 'till', 'umea', 'umeå', 'pa', 'på', 'e', 'é']);
  });
});

describe('TextDictionary', () => {
  const { dictionary, wordsIn } = dictionaryOf(
    'sjuksköterska ambulanssjuksköterska sjuksköterskor kardiologi radiologi iva läkare överläkare',
    'ansvara svara svarar vårdar vård läkaren överläkaren 2026',
  );

  it.each([
    ['whole words', 'iva', ['iva']],
    ['beginnings', 'kard', ['kardiologi']],
    ['ends of compounds', 'lakare', ['lakare', 'overlakare']],
    ['both', 'sjukskoterska', ['ambulanssjukskoterska', 'sjukskoterska']],
    ['no short ends', 'are', []],
    ['no words of running text', 'svara', []],
  ])('finds in names %s', (_, word, expected) => {
    expect(wordsIn(dictionary.namesWith(word))).toEqual(expected);
  });

  it.each([
    ['the word and its inflections', 'overlakare', ['overlakare', 'overlakaren']],
    ['the word by an inflection', 'sjukskoterskor', ['sjukskoterska', 'sjukskoterskor']],
    ['no words that end with it', 'svara', ['svara', 'svarar']],
    ['a short word as it is', 'iva', ['iva']],
  ])('finds in any form %s', (_, word, expected) => {
    expect(wordsIn(dictionary.formsOf(word))).toEqual(expected);
  });

  it.each([
    ['a misspelling', 'laakre', ['lakare']],
    ['two mistakes in a long word', 'raddiolojgi', ['radiologi']],
    ['no two mistakes in a short word', 'laakrre', []],
    ['no mistake in a very short word', 'ivo', []],
    ['no shorter word than four letters', 'ivar', []],
    ['no other number', '2025', []],
    ['nothing like it', 'snickare', []],
  ])('finds nearest %s', (_, word, expected) => {
    expect(wordsIn(dictionary.nearest(word, () => true))).toEqual(expected);
  });

  it('finds nearest only words that an ad has now', () => {
    const gone = dictionary.codeOf('lakare');
    expect(wordsIn(dictionary.nearest('lakarn', (code) => code !== gone))).toEqual(['lakaren']);
  });

  it('has each word of an ad once, in the first text that has it', () => {
    const ad = new TextDictionary();
    expect(ad.add(['natt iva', '', '', '', 'iva dag dag'])).toHaveLength(3);
    expect(ad.size).toBe(3);
  });

  it('knows how a word was written', () => {
    expect(dictionary.writtenOf(dictionary.codeOf('overlakare') ?? -1)).toBe('överläkare');
    expect(dictionary.writtenOf(dictionary.codeOf('iva') ?? -1)).toBe('iva');
  });

  it('finds words that were added after a look-up, few or many', () => {
    const { dictionary: growing, wordsIn: found } = dictionaryOf('natt');
    expect(found(growing.beginningWith('natt'))).toEqual(['natt']);
    growing.add(['nattsköterska', '', '', '', '']);
    expect(found(growing.beginningWith('natt'))).toEqual(['natt', 'nattskoterska']);
    growing.add([Array.from({ length: 1500 }, (_, at) => `ord${at}`).join(' '), '', '', '', '']);
    expect(found(growing.beginningWith('natt'))).toEqual(['natt', 'nattskoterska']);
    expect(found(growing.beginningWith('ord149'))).toHaveLength(11);
  });
});
