import { ApiError, type ErrorCode } from '#domain/api/errors';

/** Why the content of a file is refused. */
export type FileRefusalCode = Extract<ErrorCode, `file_${string}`>;

export function malformed(reason: string): ApiError {
  return new ApiError('file_malformed', `The file is damaged or not well-formed: ${reason}.`);
}

export function activeContent(reason: string): ApiError {
  return new ApiError('file_active_content', `The file does more than show pages: ${reason}.`);
}

/** It leads to a file on a computer or in a network. */
export function outsideLink(reason: string): ApiError {
  return new ApiError('file_outside_link', `The file leads to another file: ${reason}.`);
}

export function encrypted(): ApiError {
  return new ApiError('file_encrypted', 'The file is encrypted.');
}

export function isFileRefusal(error: unknown): error is ApiError & { code: FileRefusalCode } {
  return error instanceof ApiError && error.code.startsWith('file_');
}
