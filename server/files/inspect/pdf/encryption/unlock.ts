import { createDecipheriv, createHash } from 'node:crypto';
import { encrypted } from '../../refusal';
import { type PdfObjects, type PdfStream, resolver } from '../pdfObjects';
import { isName, isWord, type PdfDictionary, type PdfValue, valuesOf } from '../pdfValue';
import { keyWithoutPassword, type LockFacts } from './emptyPassword';
import { rc4 } from './rc4';

/** How strings or streams are locked. */
type Cipher = 'none' | 'rc4' | 'aes128' | 'aes256';

/** The object that a string or stream stands in. */
interface Place {
  number: number | null;
  generation: number;
}

/** An opened lock. */
export interface OpenedLock {
  /** The objects with their strings readable. */
  strings(objects: PdfObjects): PdfObjects;
  /** The bytes of a stream, or of its beginning. */
  stream(bytes: Buffer, stream: PdfStream): Buffer;
}

type Resolve = (value: PdfValue) => PdfValue[];

const CIPHERS: Readonly<Record<string, Cipher>> = {
  V2: 'rc4',
  AESV2: 'aes128',
  AESV3: 'aes256',
  None: 'none',
};

/** Bytes of a key of RC4 or AES-128. */
const KEY_LENGTHS = [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16];

/**
 * Opens a file that is encrypted but needs no password: with an owner's password alone, it only
 * says what its owner would rather not have printed or changed.
 * @returns null for a file that is not encrypted.
 * @throws ApiError `file_encrypted` when a password or another key is needed.
 */
export function openLock(objects: PdfObjects): OpenedLock | null {
  const resolve = resolver(objects);
  const dictionaries = objects.values.flatMap(({ value }) =>
    value.kind === 'dictionary' ? [value] : [],
  );
  // Some readers take the newest trailer, and some the first: every lock has to open
  const locks = new Set(
    dictionaries
      .flatMap((dictionary) =>
        valuesOf(dictionary, 'Encrypt').flatMap((one) => found(one, resolve)),
      )
      .filter((lock) => !isWord(lock, 'null')),
  );
  if (locks.size === 0) return null;
  const ids = dictionaries.flatMap((dictionary) => valuesOf(dictionary, 'ID').flatMap(resolve));
  const fileIds = [Buffer.alloc(0), ...ids.flatMap(firstId)];
  const opened = [...locks].map((lock) => {
    if (lock.kind !== 'dictionary') throw encrypted();
    return openedBy(lock, fileIds, resolve);
  });
  const [first] = opened;
  if (!first || opened.some(({ key }) => !key.equals(first.key))) throw encrypted();
  return lockOf(first);
}

/** The values of a reference; the reference itself when nothing has its number. */
function found(value: PdfValue, resolve: Resolve): PdfValue[] {
  const values = resolve(value);
  return values.length === 0 ? [value] : values;
}

function firstId(ids: PdfValue): Buffer[] {
  const first = ids.kind === 'array' ? ids.items[0] : undefined;
  return first?.kind === 'string' ? [Buffer.from(first.value, 'latin1')] : [];
}

interface Opened {
  key: Buffer;
  strings: Cipher;
  streams: Cipher;
  /** The cipher of a `Crypt` filter, by its name. */
  named: (name: string) => Cipher;
}

function openedBy(lock: PdfDictionary, fileIds: readonly Buffer[], resolve: Resolve): Opened {
  const values = (key: string) => valuesOf(lock, key).flatMap(resolve);
  const number = (key: string, otherwise: number) => {
    const [value] = values(key);
    return value?.kind === 'number' ? value.value : otherwise;
  };
  const bytes = (key: string) => {
    const [value] = values(key);
    return Buffer.from(value?.kind === 'string' ? value.value : '', 'latin1');
  };
  const name = (key: string) => {
    const [value] = values(key);
    return value?.kind === 'name' ? value.value : 'Identity';
  };
  if (!values('Filter').every((filter) => isName(filter, 'Standard'))) throw encrypted();
  const version = number('V', 0);
  const revision = number('R', 0);
  if (![1, 2, 4, 5].includes(version) || revision < 2 || revision > 6) throw encrypted();
  const keyLength = version === 1 ? 5 : version === 2 ? number('Length', 40) / 8 : 16;
  if (!KEY_LENGTHS.includes(keyLength)) throw encrypted();
  const filters = values('CF').flatMap((one) => (one.kind === 'dictionary' ? [one] : []));
  const named = (wanted: string): Cipher => {
    if (wanted === 'Identity') return 'none';
    const methods = filters
      .flatMap((filter) => valuesOf(filter, wanted).flatMap(resolve))
      .flatMap((filter) => (filter.kind === 'dictionary' ? valuesOf(filter, 'CFM') : []))
      .flatMap((method) => (method.kind === 'name' ? [CIPHERS[method.value]] : []));
    const [method] = methods;
    if (method === undefined) throw encrypted();
    return method;
  };
  const facts: Omit<LockFacts, 'fileId'> = {
    revision,
    keyLength,
    owner: bytes('O'),
    user: bytes('U'),
    userKey: bytes('UE'),
    permissions: number('P', 0),
    encryptsMetadata: !values('EncryptMetadata').some((value) => isWord(value, 'false')),
  };
  for (const fileId of fileIds) {
    const key = keyWithoutPassword({ ...facts, fileId });
    if (!key) continue;
    if (version < 4) return { key, strings: 'rc4', streams: 'rc4', named };
    return { key, strings: named(name('StrF')), streams: named(name('StmF')), named };
  }
  throw encrypted();
}

function lockOf({ key, strings, streams, named }: Opened): OpenedLock {
  function decrypted(bytes: Buffer, cipher: Cipher, place: Place): Buffer {
    switch (cipher) {
      case 'none':
        return bytes;
      case 'rc4':
        return rc4(keyAt(key, place), bytes);
      case 'aes128':
        return fromAes('aes-128-cbc', keyAt(key, place, 'sAlT'), bytes);
      case 'aes256':
        return fromAes('aes-256-cbc', key, bytes);
    }
  }
  const readable = (value: PdfValue, place: Place): PdfValue => {
    switch (value.kind) {
      case 'string': {
        const bytes = decrypted(Buffer.from(value.value, 'latin1'), strings, place);
        return { kind: 'string', value: withoutPadding(bytes, strings).toString('latin1') };
      }
      case 'array':
        return { kind: 'array', items: value.items.map((item) => readable(item, place)) };
      case 'dictionary':
        return {
          kind: 'dictionary',
          entries: value.entries.map(([name, inner]) => [name, readable(inner, place)]),
        };
      default:
        return value;
    }
  };
  return {
    strings: (objects) => ({
      values: objects.values.map((one) =>
        one.number === null ? one : { ...one, value: readable(one.value, one) },
      ),
      streams: objects.streams.map((stream) => {
        const dictionary = readable(stream.dictionary, stream);
        return dictionary.kind === 'dictionary' ? { ...stream, dictionary } : stream;
      }),
    }),
    stream: (bytes, stream) => decrypted(bytes, ownCipher(stream, named) ?? streams, stream),
  };
}

/** The cipher of a stream with a `Crypt` filter of its own. */
function ownCipher({ dictionary }: PdfStream, named: (name: string) => Cipher): Cipher | null {
  const [filter] = valuesOf(dictionary, 'Filter').flatMap(itemsOf);
  if (!filter || !isName(filter, 'Crypt')) return null;
  const [parameters] = valuesOf(dictionary, 'DecodeParms', 'DP').flatMap(itemsOf);
  const [name] = parameters?.kind === 'dictionary' ? valuesOf(parameters, 'Name') : [];
  return name?.kind === 'name' ? named(name.value) : 'none';
}

const itemsOf = (value: PdfValue) => (value.kind === 'array' ? value.items : [value]);

/** Algorithm 1: the key of one object. */
function keyAt(key: Buffer, { number, generation }: Place, salt = ''): Buffer {
  const place = Buffer.alloc(5);
  place.writeUIntLE((number ?? 0) % 0x1000000, 0, 3);
  place.writeUIntLE(generation % 0x10000, 3, 2);
  const sum = createHash('md5').update(key).update(place).update(salt, 'latin1').digest();
  return sum.subarray(0, Math.min(key.length + 5, 16));
}

/** The whole blocks; the first block is the vector. */
function fromAes(name: string, key: Buffer, bytes: Buffer): Buffer {
  const whole = bytes.subarray(16, bytes.length - (bytes.length % 16));
  if (bytes.length < 32) return Buffer.alloc(0);
  return createDecipheriv(name, key, bytes.subarray(0, 16)).setAutoPadding(false).update(whole);
}

function withoutPadding(bytes: Buffer, cipher: Cipher): Buffer {
  const added = bytes.at(-1) ?? 0;
  const isPadded = cipher.startsWith('aes') && added > 0 && added <= 16;
  return isPadded ? bytes.subarray(0, bytes.length - added) : bytes;
}
