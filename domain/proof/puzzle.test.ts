import { describe, expect, it } from 'vitest';
import {
  beginsWithZeros,
  MAX_PROOF,
  type Puzzle,
  puzzleIn,
  puzzleMessage,
  readProof,
  solvePuzzle,
  writeProof,
} from './puzzle';

const PUZZLE: Puzzle = { token: 'what.signature', parts: 3, bits: 5, bytes: 256 };
const hash = (message: Uint8Array<ArrayBuffer>) => crypto.subtle.digest('SHA-256', message);

describe('a puzzle', () => {
  it('is solved by numbers whose hashes begin with zeros', async () => {
    const proof = readProof(await solvePuzzle(PUZZLE, hash));
    expect(proof?.token).toBe(PUZZLE.token);
    expect(proof?.found).toHaveLength(PUZZLE.parts);
    for (const [part, found] of proof?.found.entries() ?? []) {
      const bits = new Uint8Array(await hash(puzzleMessage(PUZZLE, part, found)));
      expect(beginsWithZeros(bits, PUZZLE.bits)).toBe(true);
    }
  });

  it('has another message for each token, part and number', () => {
    const texts = [
      puzzleMessage(PUZZLE, 1, 2),
      puzzleMessage(PUZZLE, 2, 1),
      puzzleMessage({ ...PUZZLE, token: 'other' }, 1, 2),
    ].map((message) => new TextDecoder().decode(message));
    expect(new Set(texts).size).toBe(3);
    expect(texts.map((text) => text.length)).toEqual([256, 256, 256]);
  });
});

it.each([
  [[0x00, 0x80], 8, true],
  [[0x00, 0x80], 9, false],
  [[0x07], 5, true],
  [[0x08], 5, false],
  [[0x00], 9, false],
  [[0xff], 0, true],
])('%j begins with %i zero bits: %s', (bytes, bits, expected) => {
  expect(beginsWithZeros(new Uint8Array(bytes), bits)).toBe(expected);
});

it.each([
  [writeProof('a.b', [1, 20]), { token: 'a.b', found: [1, 20] }],
  ['a.b', { token: 'a.b', found: [] }],
  ['a.b~', null],
  ['a.b~1~2', null],
  ['a.b~-1', null],
  ['a.b~1.5e9', null],
  [`${'a'.repeat(MAX_PROOF)}~1`, null],
])('reads %s', (proof, expected) => {
  expect(readProof(proof)).toEqual(expected);
});

it.each([
  [{ puzzle: PUZZLE }, PUZZLE],
  [{ puzzle: { ...PUZZLE, parts: '3' } }, null],
  [{ puzzle: null }, null],
  [{}, null],
  [undefined, null],
])('finds the puzzle in %j', (extra, expected) => {
  expect(puzzleIn(extra)).toEqual(expected);
});
