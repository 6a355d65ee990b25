import type { FastifyInstance } from 'fastify';
import { ApiError, type ErrorCode } from '#domain/api/errors';
import {
  beginReferenceSigningSchema,
  MOST_WORDS,
  MOST_WORK,
  signReferenceByCodeSchema,
} from '#domain/api/givenReferences.schema';
import {
  givenReferenceResult,
  HIRE_AGAIN,
  type LinkResult,
  RELATIONS,
  STRENGTH_LEVELS,
  type TypedAnswers,
} from '#domain/givenReferences/givenReference';
import { GIVEN_REFERENCE_PATH } from '#domain/givenReferences/givenReferencePath';
import {
  REFEREE_FORM_WAYS,
  REFEREE_FORMS,
  type RefereeFormProblem,
} from '#domain/givenReferences/refereeForms';
import { languageNamed, languageQuery } from '#domain/language';
import { MAX_LENGTH } from '#domain/limits';
import { BANKID_DEVICES } from '#domain/signIn/bankidRequests';
import { CONFIRMED_FIELD } from '#domain/text/confirmedField';
import { isPlainLine, isPlainText } from '#domain/text/plainText';
import type { GivenReferences } from '../../givenReferences/givenReferences';
import { type FormRoute, type FormRouteDeps, registerFormRoute } from '../../http/formRoute';
import { parser } from '../../http/parse';
import { setBrowserCookie } from '../../identity/browserCookies';

type Deps = FormRouteDeps & Pick<GivenReferences, 'signing'>;

const PER_MINUTE = 20;

/** A referee's answers and their signature, with a code or with BankID, without a script. */
export function refereeForms(deps: Deps): (app: FastifyInstance) => Promise<void> {
  return async (app) => {
    await registerFormRoute(app, answersRoute(deps), deps);
    await registerFormRoute(app, codeRoute(deps), deps);
    await registerFormRoute(app, bankidRoute(deps), deps);
  };
}

/**
 * `POST /referens/svar`: has a code mailed that signs what was posted, or goes to BankID. Answers that cannot be signed
 * are kept for some minutes, so that the page shows them again; the address has none of them.
 */
function answersRoute({ signing }: Deps): FormRoute {
  const parse = parser(beginReferenceSigningSchema);
  return {
    method: 'POST',
    url: REFEREE_FORMS.answers,
    perMinute: PER_MINUTE,
    isTyped: true,
    async handle(fields, caller, reply) {
      const token = fields.get('token') ?? '';
      const device = BANKID_DEVICES.find((one) => REFEREE_FORM_WAYS[one] === fields.get('way'));
      const typed = fields.get('act') === 'take_back' ? null : typedAnswersOf(fields);
      try {
        const request = parse({
          id: token,
          act: typed === null ? 'take_back' : 'give',
          ...(typed && { answers: typed }),
          ...(device ? { way: 'bankid', device } : { way: 'email_code' }),
          language: languageNamed(fields.get('language')),
          ...(fields.get(CONFIRMED_FIELD) === 'true' && { [CONFIRMED_FIELD]: true }),
        });
        const begun = await signing.begin(request, caller, false);
        if (begun.bankid === null) return pageOf(fields, { signing: begun.signing });
        setBrowserCookie(reply, begun.bankid);
        return begun.bankid.authorizeUrl;
      } catch (error) {
        if (typed === null || !(error instanceof ApiError)) throw error;
        const { code } = error;
        const problem = KEPT_PROBLEMS[code];
        if (problem === undefined) throw error;
        const kept = await signing.keepTyped(token, typed, caller);
        return pageOf(fields, {
          signing: kept,
          ...(problem !== null && { problem }),
        });
      }
    },
    refused: ({ code }, fields) => refusedPage(code, fields),
  };
}

/** `POST /referens/kod`: signs with the code of the mail. */
function codeRoute({ signing }: Deps): FormRoute {
  const parse = parser(signReferenceByCodeSchema);
  return {
    method: 'POST',
    url: REFEREE_FORMS.code,
    perMinute: PER_MINUTE,
    isTyped: true,
    async handle(fields, caller) {
      const request = parse({
        id: fields.get('token') ?? '',
        signing: fields.get('signing') ?? '',
        code: fields.get('code') ?? '',
      });
      const { act } = await signing.byCode(request, caller);
      return resultOf(fields, act === 'give' ? 'given' : 'taken_back');
    },
    refused: ({ code }, fields) => refusedPage(code, fields),
  };
}

/**
 * `GET /referens/bankid`: where a return from BankID leads that no page with a script awaits. What was
 * signed came with the beginning, from this browser.
 */
function bankidRoute({ signing }: Deps): FormRoute {
  return {
    method: 'GET',
    url: REFEREE_FORMS.bankid,
    perMinute: PER_MINUTE,
    async handle(fields, caller) {
      const answer = {
        state: fields.get('state'),
        code: fields.get('code'),
        error: fields.get('error'),
        error_description: fields.get('error_description'),
      };
      const { act } = await signing.byCodeOfBankid(answer, caller);
      return resultOf(fields, act === 'give' ? 'given' : 'taken_back');
    },
    refused: ({ code }, fields) => resultOf(fields, ENDINGS[code] ?? 'failed'),
  };
}

/** What the page says of a return from BankID that signs nothing; of any other, that it failed. */
const ENDINGS: Readonly<Partial<Record<ErrorCode, LinkResult>>> = {
  not_found: 'unknown',
  bankid_cancelled: 'cancelled',
};

/** Refusals after which what was typed is shown again; null where its own errors say why. */
const KEPT_PROBLEMS: Readonly<Partial<Record<ErrorCode, RefereeFormProblem | null>>> = {
  invalid_request: null,
  rate_limited: 'too_many',
  bankid_unavailable: 'bankid',
};

function refusedPage(code: ErrorCode, fields: URLSearchParams): string {
  if (code === 'not_found') return resultOf(fields, 'unknown');
  const signing = fields.get('signing');
  return pageOf(fields, { ...(signing && { signing }), problem: problemOf(code) });
}

function problemOf(code: ErrorCode): RefereeFormProblem {
  if (code === 'invalid_token' || code === 'invalid_request') return 'wrong_code';
  return code === 'rate_limited' ? 'too_many' : 'failed';
}

const queryOf = (fields: URLSearchParams) => languageQuery(languageNamed(fields.get('language')));

/** The page of the link, with what was begun. */
function pageOf(
  fields: URLSearchParams,
  begun: { signing?: string; problem?: RefereeFormProblem },
): string {
  const id = fields.get('token') ?? '';
  return `${GIVEN_REFERENCE_PATH}?${new URLSearchParams({ id, ...begun, ...queryOf(fields) })}`;
}

function resultOf(fields: URLSearchParams, result: LinkResult): string {
  const query = new URLSearchParams(queryOf(fields)).toString();
  return `${givenReferenceResult(result)}${query && `&${query}`}`;
}

/** What was posted: an unknown word, and a text that cannot be stored, are as if left empty. */
function typedAnswersOf(fields: URLSearchParams): TypedAnswers {
  const wordOf = <Word extends string>(name: keyof TypedAnswers, words: readonly Word[]) =>
    words.find((word) => word === fields.get(name)) ?? '';
  const levelOf = (name: keyof TypedAnswers) => wordOf(name, STRENGTH_LEVELS);
  const textOf = (name: string, max: number, isPlain: (text: string) => boolean): string => {
    const text = (fields.get(name) ?? '').replaceAll('\r\n', '\n');
    return text.length <= max && isPlain(text) ? text : '';
  };
  const monthOf = (name: 'from' | 'to'): string => {
    const month = `${fields.get(`${name}Year`)}-${fields.get(`${name}Month`)}`;
    return /^\d{4}-\d{2}$/u.test(month) ? month : '';
  };
  return {
    relation: wordOf('relation', RELATIONS),
    from: monthOf('from'),
    to: fields.has('still') ? null : monthOf('to'),
    role: textOf('role', MAX_LENGTH.name, isPlainLine),
    work: textOf('work', MOST_WORK, isPlainText),
    skill: levelOf('skill'),
    cooperation: levelOf('cooperation'),
    reliability: levelOf('reliability'),
    pressure: levelOf('pressure'),
    hireAgain: wordOf('hireAgain', HIRE_AGAIN),
    words: textOf('words', MOST_WORDS, isPlainText),
  };
}
