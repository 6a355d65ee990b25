import { describe, expect, it } from 'vitest';
import { TextDictionary } from './dictionary';
import { wordsOf } from './words';

function dictionaryOf(...words: string[]) {
  const dictionary = new TextDictionary();
  const codes = dictionary.add(words);
  const match = (word: string) =>
    dictionary.match(word).map((code) => words[codes.indexOf(code)] ?? '?');
  return { dictionary, match: (word: string) => match(word).sort() };
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
  ])('%s', (text, expected) => {
    expect(wordsOf(text)).toEqual(expected);
  });
});

describe('TextDictionary', () => {
  const { match } = dictionaryOf(
    'sjukskoterska',
    'ambulanssjukskoterska',
    'sjukskoterskor',
    'kardiologi',
    'radiologi',
    'iva',
    'lakare',
    'overlakare',
  );

  it.each([
    ['whole words', 'iva', ['iva']],
    ['beginnings', 'kard', ['kardiologi']],
    ['ends of compounds', 'lakare', ['lakare', 'overlakare']],
    ['both', 'sjukskoterska', ['ambulanssjukskoterska', 'sjukskoterska']],
    ['no short ends', 'are', []],
    ['no near word while the exact word exists', 'kardiologi', ['kardiologi']],
    ['a misspelling and the compounds of what is meant', 'laakre', ['lakare', 'overlakare']],
    ['two mistakes in a long word', 'raddiolojgi', ['radiologi']],
    ['no two mistakes in a short word', 'laakrre', []],
    ['no mistake in a very short word', 'ivo', []],
    ['nothing like it', 'snickare', []],
  ])('finds %s', (_, word, expected) => {
    expect(match(word)).toEqual(expected);
  });

  it('stops matching a word when its last job goes, and allows mistakes from then on', () => {
    const { dictionary, match: find } = dictionaryOf('barnmorska', 'barnmorskan');
    dictionary.add(['barnmorska']);
    dictionary.remove(['barnmorska', 'barnmorskan']);
    expect(find('barnmorska')).toEqual(['barnmorska']);
    dictionary.remove(['barnmorska']);
    expect(find('barnmorska')).toEqual([]);
    dictionary.add(['barnmorskan']);
    expect(find('barnmorske')).toEqual(['barnmorskan']);
  });
});
