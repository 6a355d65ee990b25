import type { ValidateFunction } from 'ajv/dist/2020.js';
import { expect } from 'vitest';
import type { JsonSchema } from '#domain/rule';
import { pathOf } from '../../docs/operation';
import { createValidator, type Document } from '../../docs/testing/documentedInput';
import type { Route } from '../../http/route';
import { expectRefusal, expectSoundAnswer } from '../testing/answers';
import type { RawAnswer } from '../testing/rawRequest';
import { nameOf } from '../testing/wellBehavedCalls';
import type { FuzzRequest } from './fuzzRequests';

interface Responses {
  responses: Record<string, { content?: Record<string, { schema: JsonSchema }> }>;
}

/** Checks answers by the document alone, as a caller's generated client would. */
export function answerChecker(routes: readonly Route[], document: Document) {
  const compile = createValidator(document);
  const contract = new Map(
    routes.map((route) => {
      const operation = document.paths[pathOf(route)]?.[route.endpoint.method.toLowerCase()];
      const { responses } = operation as unknown as Responses;
      const schema = responses['200']?.content?.['application/json']?.schema;
      const fits: ValidateFunction | null = schema ? compile(schema) : null;
      return [route, { statuses: Object.keys(responses), fits }] as const;
    }),
  );

  function checkByContract(route: Route, answer: RawAnswer): void {
    const known = contract.get(route);
    if (!known) throw new Error(`The document has no ${nameOf(route)}.`);
    const { statusCode, headers } = answer;
    const { statuses, fits } = known;
    expect(statuses, `${nameOf(route)} documents no ${statusCode}`).toContain(String(statusCode));
    expectSoundAnswer(answer);
    const isJson = String(headers['content-type']).startsWith('application/json');
    if (statusCode !== 200 || !isJson || !fits) return;
    expect(fits(answer.json()), JSON.stringify(fits.errors)).toBe(true);
  }

  /** Throws when an answer is not one that the contract has. */
  return ({ route }: FuzzRequest, answer: RawAnswer): void => {
    const { statusCode, headers } = answer;
    expect(statusCode).toBeLessThan(500);
    if (!route) return;
    // What is no HTTP, or has longer headers than any browser sends, reaches no endpoint
    if (statusCode === 400 && headers.connection === 'close') expectRefusal(answer);
    else checkByContract(route, answer);
  };
}
