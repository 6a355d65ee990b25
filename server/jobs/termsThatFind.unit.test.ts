import { describe, expect, it } from 'vitest';
import type { SearchTerm } from '#domain/search/understand';
import { termsThatFind } from './termsThatFind';

/** What the jobs of the filter say. */
const JOBS = ['dialys natt', 'dialys dag', 'dialys helg', 'natt lugn', 'lugn'];

const term = (word: string): SearchTerm => ({
  written: word,
  anyOf: [word.replaceAll('"', '')],
  literal: word.startsWith('"'),
});
const count = (terms: readonly SearchTerm[]) =>
  JOBS.filter((job) => terms.every(({ anyOf: [word = ''] }) => job.split(' ').includes(word)))
    .length;

function read(text: string, hasFilter = true) {
  const { terms, leftOut } = termsThatFind(text.split(' ').map(term), hasFilter, count);
  const said = (some: readonly SearchTerm[]) => some.map(({ written }) => written).join(' ');
  return `${said(terms)} | ${said(leftOut)}`;
}

describe('termsThatFind', () => {
  it.each([
    ['all that find something', 'dialys natt', 'dialys natt | '],
    ['an unknown one', 'dialys nyexad', 'dialys | nyexad'],
    ['only unknown ones', 'nyexad driven', ' | nyexad driven'],
    ['known ones that no job has together', 'dialys lugn', 'dialys | lugn'],
    ['several of them', 'dialys lugn natt helg nyexad', 'dialys natt | lugn helg nyexad'],
    [
      'more than are tried',
      'dialys lugn natt helg dag dialys lugn natt helg',
      ' | dialys lugn natt helg dag dialys lugn natt helg',
    ],
  ])('of %s', (_what, text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it('never leaves out what was put in quotes', () => {
    expect(read('"nyexad" dialys')).toBe('"nyexad" dialys | ');
    expect(read('"dialys" nyexad')).toBe('"dialys" | nyexad');
    expect(read('"dialys" "lugn"')).toBe('"dialys" "lugn" | ');
  });

  it('leaves nothing out where the words are all that was asked for, and none is known', () => {
    expect(read('nyexad driven', false)).toBe('nyexad driven | ');
    expect(read('nyexad dialys', false)).toBe('dialys | nyexad');
  });
});
