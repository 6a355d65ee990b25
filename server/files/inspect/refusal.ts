import { ApiError, type ErrorCode } from '#domain/api/errors';
import type { FileReason } from '#domain/candidates/fileReasons';

/** Why the content of a file is refused. */
export type FileRefusalCode = Extract<ErrorCode, `file_${string}`>;

/**
 * What a sender can do about it depends on the reason, so these have words of their own
 * (`fields.file` of the error). Those that are not here share the words of their code.
 */
const REASONS: Readonly<Record<string, FileReason>> = {
  'it is empty': 'empty',
  'its end is missing': 'incomplete',
  'it was changed on its way': 'changed_on_the_way',
  'something stands behind its end': 'two_kinds',
  'it is a web page too': 'two_kinds',
  'it is an archive too': 'two_kinds',
  'it is a PHP archive too': 'two_kinds',
  'it is a medical image too': 'two_kinds',
  'it is a disk image too': 'two_kinds',
  'its objects are nested too deeply': 'too_complex',
  'it unfolds to too much': 'too_complex',
  'a stream unfolds to too much': 'too_complex',
  'a stream is packed more than once': 'too_complex',
  'it has too many pages': 'too_complex',
  'it takes too long to read': 'too_complex',
  'it takes too much memory to read': 'too_complex',
  'it has a script': 'script',
  'it does something by itself': 'script',
  'it does something when it is opened': 'script',
  'it has an XFA form': 'form',
  'it sends a form': 'form',
  'it reads data from elsewhere': 'form',
  'it starts a program': 'opens_others',
  'it opens a file inside it': 'opens_others',
  'it has a link that is no address of the web': 'opens_others',
  'it is a collection of files': 'collection',
  'it has a program inside it': 'program_inside',
  'a file inside it does more than show pages': 'program_inside',
  'it plays a recording': 'media',
  'it has rich media': 'media',
  'it has a 3D model': 'media',
  'it has something to play': 'media',
};

export function malformed(reason: string): ApiError {
  return refusal('file_malformed', `The file is damaged or not well-formed: ${reason}.`, reason);
}

export function activeContent(reason: string): ApiError {
  return refusal('file_active_content', `The file does more than show pages: ${reason}.`, reason);
}

/** It leads to a file on a computer or in a network. */
export function outsideLink(reason: string): ApiError {
  return new ApiError('file_outside_link', `The file leads to another file: ${reason}.`);
}

export function encrypted(): ApiError {
  return new ApiError('file_encrypted', 'The file needs a password or a key to be opened.');
}

function refusal(code: FileRefusalCode, message: string, reason: string): ApiError {
  const own = REASONS[reason];
  return new ApiError(code, message, own && { file: `file.reason.${own}` });
}

export function isFileRefusal(error: unknown): error is ApiError & { code: FileRefusalCode } {
  return error instanceof ApiError && error.code.startsWith('file_');
}
