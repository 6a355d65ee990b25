import type { Answer } from '#domain/api/answer';
import type { Endpoint } from '#domain/api/endpoint';
import { ERROR_STATUS, type ErrorCode } from '#domain/errorStatus';

/** The error codes of every endpoint. */
const EVERYWHERE: readonly ErrorCode[] = [
  'invalid_request',
  'request_timeout',
  'wrong_host',
  'rate_limited',
  'internal_error',
  'unavailable',
];

const BY_ACCESS = {
  public: [],
  candidate: ['authentication_required'],
  employer: ['invalid_api_key'],
} as const satisfies Record<Endpoint<never, unknown>['access'], readonly ErrorCode[]>;

/** For requests with a body, or from another site's page. */
const BY_BODY: readonly ErrorCode[] = ['payload_too_large', 'unsupported_media_type'];

/** Every error code of an endpoint. */
export function refusalsOf(
  { access, method }: Pick<Endpoint<never, unknown>, 'access' | 'method'>,
  answer: Pick<Answer, 'refusals' | 'repeatable' | 'guarded'> = {},
): ReadonlySet<ErrorCode> {
  const changes = method !== 'GET';
  return new Set<ErrorCode>([
    ...EVERYWHERE,
    ...BY_ACCESS[access],
    ...(changes ? BY_BODY : []),
    ...(changes && access !== 'employer' ? (['forbidden'] as const) : []),
    ...(answer.repeatable ? (['idempotency_key_reused'] as const) : []),
    ...(answer.guarded ? (['puzzle_required'] as const) : []),
    ...(answer.refusals ?? []),
  ]);
}

/** Every key that an error's body may have. */
export const REFUSAL = {
  description: 'The error. The HTTP status gives its class, `code` its cause.',
  type: 'object',
  required: ['status', 'code', 'message'],
  properties: {
    status: { type: 'integer', minimum: 1, description: 'Never 0.' },
    code: { type: 'string', enum: Object.keys(ERROR_STATUS) },
    message: { type: 'string', description: 'English, for developers.' },
    retryAfter: {
      type: 'integer',
      description: 'Of some limits: seconds until the next call is accepted, as the header says.',
    },
    problem: {
      type: 'string',
      description:
        'Of a refused answer of BankID: `broker_fault`, which is ours or the broker’s to mend and not the user’s.',
    },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'A message id for the path of each field that is not valid.',
    },
    current: {
      description:
        'With `edit_conflict`: what is stored now, where the caller can go on from it; in the form in which it is read.',
    },
    jobStatus: {
      type: ['string', 'null'],
      description:
        'Of a job that cannot be shown: what has become of it; `null` where there never was one. With a status come `workRole`, `location` and `names`, for a search for others like it.',
    },
    workRole: { type: 'string' },
    location: { type: ['string', 'null'] },
    names: { type: 'object', additionalProperties: true },
    puzzle: {
      type: 'object',
      description:
        'With `puzzle_required`. For each of the `parts` 0, 1, … find a number for which SHA-256 of the text `<number> <part> <token>`, filled with zero bytes to `bytes` bytes, begins with `bits` zero bits. The header `X-Proof` is then `<token>~<number>.<number>.…`; it works once, for this endpoint, within ten minutes.',
      required: ['token', 'parts', 'bits', 'bytes'],
      properties: {
        token: { type: 'string' },
        parts: { type: 'integer' },
        bits: { type: 'integer' },
        bytes: { type: 'integer' },
      },
    },
  },
} as const;

const RATE_LIMIT_HEADERS = {
  'retry-after': {
    description: 'Seconds until the next call is accepted.',
    schema: { type: 'integer' },
  },
} as const;

/** The error responses of a document's operations, each stored once. */
export function createRefusals() {
  const responses: Record<string, object> = {};
  return {
    schema: REFUSAL,
    responses,
    /** An operation's error responses by HTTP status. */
    of(codes: ReadonlySet<ErrorCode>): Record<string, object> {
      const byStatus = new Map<number, ErrorCode[]>();
      for (const code of codes) {
        const status = ERROR_STATUS[code];
        byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
      }
      return Object.fromEntries(
        [...byStatus]
          .sort(([a], [b]) => a - b)
          .map(([status, all]) => {
            const name = all.map(pascal).join('Or');
            responses[name] = responseOf(all);
            return [String(status), { $ref: `#/components/responses/${name}` }];
          }),
      );
    },
  };
}

function responseOf(codes: readonly ErrorCode[]): object {
  return {
    description: `Refused with ${codes.map((code) => `\`${code}\``).join(' or ')}.`,
    ...(codes.includes('rate_limited') && { headers: RATE_LIMIT_HEADERS }),
    content: {
      'application/json': {
        schema: {
          allOf: [
            { $ref: '#/components/schemas/Refusal' },
            { properties: { code: { enum: codes } } },
          ],
        },
      },
    },
  };
}

function pascal(code: string): string {
  return code.replaceAll(/(?:^|_)(\w)/g, (_all, letter: string) => letter.toUpperCase());
}
