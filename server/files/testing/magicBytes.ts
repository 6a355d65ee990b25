import { ApiError } from '#domain/api/errors';
import type { FileInspector, FileKind, InspectedFile } from '../fileInspector';

const KINDS: readonly {
  kind: FileKind;
  mediaType: InspectedFile['mediaType'];
  begins: readonly number[];
}[] = [
  { kind: 'pdf', mediaType: 'application/pdf', begins: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { kind: 'image', mediaType: 'image/jpeg', begins: [0xff, 0xd8, 0xff] },
];

/** For tests of code around the inspection: recognises files by their first bytes. */
export const magicByteInspector: FileInspector = {
  async inspect(bytes, allowed) {
    const found = KINDS.find(
      ({ kind, begins }) =>
        allowed.includes(kind) && begins.every((byte, index) => bytes[index] === byte),
    );
    if (!found) throw new ApiError('file_type_refused', 'The file is of no kind that is taken.');
    return { mediaType: found.mediaType, bytes, pages: null };
  },
  stop: async () => undefined,
};
