import { ApiError } from '#domain/api/errors';
import type { FileInspector, InspectedFile } from '../fileInspector';
import type { FileScan } from '../scan/fileScan';
import { type FileKind, fileKindOf, otherKindOf } from './fileKind';
import { createInspectionThreads, type InspectionThreadsOptions } from './inspectionThreads';
import { malformed } from './refusal';

export interface FileInspectorOptions extends Partial<InspectionThreadsOptions> {
  scan: FileScan;
  /** Bytes of the largest file. */
  maxBytes?: number;
}

/** Makes profile images from uploaded images. */
export interface SquareMaker {
  /** The middle of an image, 512 × 512, a JPEG without metadata. @throws as `FileInspector.inspect`. */
  square(bytes: Uint8Array): Promise<Uint8Array>;
}

const DEFAULT_LIMITS = { maxAtOnce: 2, timeLimitMs: 20_000, heapLimitMb: 256 };
const MAX_BYTES = 20 * 1024 * 1024;

/**
 * Inspects a file's bytes only: its kind, the malware scan, and then, in a thread with limits, its
 * contents.
 */
export function createFileInspector(options: FileInspectorOptions): FileInspector & SquareMaker {
  const { scan, maxBytes = MAX_BYTES } = options;
  const threads = createInspectionThreads({ ...DEFAULT_LIMITS, ...options });

  async function admit(
    bytes: Uint8Array,
    allowed: readonly ('pdf' | 'image')[],
  ): Promise<FileKind> {
    if (bytes.length > maxBytes) throw new ApiError('file_too_large', 'The file is too large.');
    if (bytes.length === 0) throw malformed('it is empty');
    const kind = fileKindOf(bytes);
    if (kind === null || !allowed.includes(kind === 'pdf' ? 'pdf' : 'image')) {
      const other = kind === null ? otherKindOf(bytes) : null;
      const fields = other ? { file: `file.reason.${other}` } : undefined;
      throw new ApiError('file_type_refused', `Send one of: ${allowed.join(', ')}.`, fields);
    }
    await scan.scan(bytes);
    return kind;
  }

  /** The image that a thread made. */
  async function remade(kind: 'photo' | 'square', bytes: Uint8Array): Promise<Uint8Array> {
    const answer = await threads.run({ kind, bytes });
    if (answer.bytes === null) throw new Error('An image was not made.');
    return answer.bytes;
  }

  return {
    async inspect(bytes, allowed): Promise<InspectedFile> {
      const kind = await admit(bytes, allowed);
      if (kind === 'pdf') {
        const { pages } = await threads.run({ kind, bytes });
        return { mediaType: 'application/pdf', bytes, pages };
      }
      return { mediaType: 'image/jpeg', bytes: await remade('photo', bytes), pages: null };
    },
    async square(bytes) {
      await admit(bytes, ['image']);
      return remade('square', bytes);
    },
    stop: threads.stop,
  };
}
