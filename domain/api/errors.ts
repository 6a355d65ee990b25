import type { ErrorCode } from '#domain/errorStatus';

export type { ErrorCode } from '#domain/errorStatus';

/** The body of every error, on every endpoint. */
export interface ErrorBody {
  /** Non-zero; 1 unless a call's own list says otherwise. */
  status: number;
  code: ErrorCode;
  /** English, for developers and logs; the site shows its own text by `code`. */
  message: string;
  /** Message id by the path of the field: `{ "email": "validation.email" }`. */
  fields?: Record<string, string>;
}

/** An error for the caller; thrown by services, turned into a response by the error handler. */
export class ApiError extends Error {
  /**
   * By name: the development server loads this module twice, once for itself and once for the pages
   * it renders, and the error must be recognized on both sides.
   */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'ApiError';
  }

  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  /** Further fields of the error's body: `{ jobStatus: 'deleted' }`. */
  readonly extra: Record<string, unknown> | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    fields?: Record<string, string>,
    extra?: Record<string, unknown>,
  ) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.fields = fields;
    this.extra = extra;
  }

  toBody(): ErrorBody {
    return {
      status: 1,
      code: this.code,
      message: this.message,
      ...(this.fields && { fields: this.fields }),
      ...this.extra,
    };
  }
}
