import { inflateSync } from 'node:zlib';
import { activeContent } from '../refusal';
import type { OpenedLock } from './encryption/unlock';
import { type PdfObjects, resolver } from './pdfObjects';
import { filtersOf, packedBytes } from './pdfStreams';
import { isName, type PdfDictionary, type PdfValue, valuesOf } from './pdfValue';

/** Endings of files that run when they are opened; viewers refuse most of them too. */
const PROGRAMS = new Set(
  `ade adp app appx bat chm cmd com cpl crt dll dmg docm dotm exe gadget hlp hta inf ins iso jar js
  jse lnk mdb msc msi msix msp mst ocx pif potm ppam ppsm pptm prg ps1 psm1 py rb reg scf scr sct
  sh shb sys url vb vbe vbs vhd vhdx wsc wsf wsh xlam xlsm xltm`.split(/\s+/u),
);
/** How programs of Windows, Linux and macOS begin, and scripts. */
const PROGRAM_STARTS = ['MZ', '\x7fELF', '\xcf\xfa\xed\xfe', '\xca\xfe\xba\xbe', '#!'];
/** Bytes that one attached file may decompress to. */
const MAX_ATTACHED = 64 * 1024 * 1024;
const NAMES = ['F', 'UF', 'DOS', 'Mac', 'Unix'];

/**
 * The PDFs that are attached to a PDF. An office that has a paper signed electronically attaches the
 * unsigned one; the product offers what is attached to nobody, but a reader's own viewer lists it.
 * @returns the bytes of each.
 * @throws ApiError `file_active_content` for a program, and for a collection, which shows the files
 * that it has instead of pages.
 */
export function attachedPdfs(
  file: Buffer,
  objects: PdfObjects,
  lock: OpenedLock | null,
): readonly Buffer[] {
  const resolve = resolver(objects);
  const carried = new Set<number>();
  for (const dictionary of dictionariesIn(objects.values.map(({ value }) => value))) {
    if (valuesOf(dictionary, 'Collection').flatMap(resolve).some(isDictionary)) {
      throw activeContent('it is a collection of files');
    }
    const files = valuesOf(dictionary, 'EF');
    if (files.length === 0) continue;
    if (
      valuesOf(dictionary, ...NAMES)
        .flatMap(resolve)
        .some(namesProgram)
    ) {
      throw activeContent('it has a program inside it');
    }
    for (const one of files.flatMap(resolve)) {
      if (one.kind !== 'dictionary') continue;
      for (const [, value] of one.entries)
        if (value.kind === 'reference') carried.add(value.number);
    }
  }
  const streams = objects.streams.filter(
    (stream) =>
      (stream.number !== null && carried.has(stream.number)) ||
      valuesOf(stream.dictionary, 'Type').some((type) => isName(type, 'EmbeddedFile')),
  );
  return streams.flatMap((stream) => {
    const packed = packedBytes(file, stream, resolve);
    const versions = lock ? [lock.stream(packed, stream), packed] : [packed];
    const contents = versions.map((one) => unfolded(one, filtersOf(stream.dictionary, resolve)));
    for (const content of contents) {
      const start = content.toString('latin1', 0, 4);
      if (PROGRAM_STARTS.some((one) => start.startsWith(one))) {
        throw activeContent('it has a program inside it');
      }
    }
    return contents.filter((content) => content.subarray(0, 1024).includes('%PDF-'));
  });
}

/** The attached file's bytes; those of an unusual packing stay packed, and so unknown. */
function unfolded(packed: Buffer, filters: readonly string[]): Buffer {
  if (filters.length === 0) return packed;
  try {
    return inflateSync(packed, { maxOutputLength: MAX_ATTACHED });
  } catch {
    return packed;
  }
}

function isDictionary(value: PdfValue): boolean {
  return value.kind === 'dictionary';
}

function* dictionariesIn(values: readonly PdfValue[]): Generator<PdfDictionary> {
  for (const value of values) {
    if (value.kind === 'array') yield* dictionariesIn(value.items);
    if (value.kind !== 'dictionary') continue;
    yield value;
    for (const [, inner] of value.entries) yield* dictionariesIn([inner]);
  }
}

/** A name in PDF's own letters or in UTF-16, with the dots and spaces that Windows drops. */
function namesProgram(name: PdfValue): boolean {
  if (name.kind !== 'string') return false;
  const plain = name.value.replaceAll(/\0|^(?:\xfe\xff|\xff\xfe)/gu, '').replace(/[. ]+$/u, '');
  const ending = /\.([^.\\/]+)$/u.exec(plain)?.[1]?.toLowerCase();
  return ending !== undefined && PROGRAMS.has(ending);
}
