/**
 * A proof of work: who wants in has their device try numbers until a hash begins with zeros. It costs
 * a person's device a moment once, and whoever comes ten thousand times ten thousand moments.
 */
export interface Puzzle {
  /** Signed by the server: what it is for, and until when. */
  token: string;
  /** How many numbers are to be found; several easy ones take more even a time than one hard one. */
  parts: number;
  /** How many bits of a part's hash are zero. */
  bits: number;
  /** The length of what is hashed, in bytes. */
  bytes: number;
}

/**
 * Some 512 hashes of 64 KiB: an old phone needs 0.3–0.6 s. Long messages make the browser's own hash
 * function, which is as fast as an attacker's, do nearly all of the work.
 */
export const PUZZLE_SIZE = { parts: 8, bits: 6, bytes: 64 * 1024 } as const;

/** The header that a proof is sent in. */
export const PROOF_HEADER = 'x-proof';
/** The longest proof that is read. */
export const MAX_PROOF = 600;

/**
 * Where the link of a mail leads that proves an address, for who has no script: the browser gets the
 * proof as a cookie, and the form's page. `?proof=` and `?to=`, a path.
 */
export const MAIL_PROOF_PATH = '/auth/proof';

const BETWEEN = '~';

/** What is hashed for a part and a number: these first, since what comes first is hashed for each. */
export function puzzleMessage(
  { token, bytes }: Puzzle,
  part: number,
  found: number,
): Uint8Array<ArrayBuffer> {
  const message = new Uint8Array(bytes);
  new TextEncoder().encodeInto(`${found} ${part} ${token}`, message);
  return message;
}

/** Whether a hash begins with so many zero bits. */
export function beginsWithZeros(hash: Uint8Array, bits: number): boolean {
  return Array.from({ length: bits }, (_, bit) => bit).every(
    (bit) => (((hash[bit >> 3] ?? 0xff) >> (7 - (bit & 7))) & 1) === 0,
  );
}

/** A proof as it is sent. */
export const writeProof = (token: string, found: readonly number[]): string =>
  `${token}${BETWEEN}${found.join('.')}`;

/** The token of a proof and its numbers; none of them for one that a mail brought. */
export function readProof(proof: string): { token: string; found: number[] } | null {
  if (proof.length > MAX_PROOF) return null;
  const [token = '', numbers, ...rest] = proof.split(BETWEEN);
  if (rest.length > 0) return null;
  if (numbers === undefined) return { token, found: [] };
  if (!/^\d{1,9}(?:\.\d{1,9})*$/.test(numbers)) return null;
  return { token, found: numbers.split('.').map(Number) };
}

/** The puzzle in what the server answers with an error; null when there is none. */
export function puzzleIn(extra: Record<string, unknown> | undefined): Puzzle | null {
  const { token, parts, bits, bytes } = Object(extra?.puzzle);
  const isWhole =
    typeof token === 'string' &&
    [parts, bits, bytes].every((number) => Number.isInteger(number) && number > 0);
  return isWhole ? { token, parts, bits, bytes } : null;
}

/** Solves a puzzle. @param hash - SHA-256. */
export async function solvePuzzle(
  puzzle: Puzzle,
  hash: (message: Uint8Array<ArrayBuffer>) => Promise<ArrayBuffer>,
): Promise<string> {
  const found: number[] = [];
  for (let number = 0; found.length < puzzle.parts; number += 1) {
    const message = puzzleMessage(puzzle, found.length, number);
    if (!beginsWithZeros(new Uint8Array(await hash(message)), puzzle.bits)) continue;
    found.push(number);
    number = -1;
  }
  return writeProof(puzzle.token, found);
}
