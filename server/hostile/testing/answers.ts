import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { ApiError } from '#domain/api/errors';
import { ERROR_STATUS } from '#domain/errorStatus';
import { REFUSAL } from '../../docs/refusals';

const MESSAGE_ID = /^[a-z_]+(\.[a-z_]+)+$/;
/** Stack traces, SQL, paths of this machine, names of libraries' errors. */
const INSIDES = /\n|\.[cm]?[jt]s\b|node_modules|FST_|SQLSTATE|\bselect\b.*\bfrom\b|\/\w+\/\w+\//i;
/** The parts of a response that are checked, whichever way it was sent. */
export type Answer = Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'json'>;

/** An error in the format of decision 10 of the specification that reveals nothing internal. */
export function expectRefusal(response: Answer): void {
  expect(response.headers['content-type']).toMatch(/^application\/json/);
  expect(response.headers['x-content-type-options']).toBe('nosniff');
  const body: Record<string, unknown> = response.json();
  const { status, code, message, fields = {} } = body;
  expect(status).toBe(1);
  expect(Object.entries(ERROR_STATUS)).toContainEqual([code, response.statusCode]);
  expect(message).toMatch(/^[A-Z].{3,150}[.!]$/);
  expect(message).not.toMatch(INSIDES);
  // As the document has it, which is all that a caller's program knows
  expect(Object.keys(body).filter((key) => !(key in REFUSAL.properties))).toEqual([]);
  for (const messageId of Object.values(Object(fields))) expect(messageId).toMatch(MESSAGE_ID);
}

/** A valid response to any input: success, or an error that says why. */
export function expectSoundAnswer(response: Answer): void {
  expect(response.statusCode).toBeLessThan(500);
  if (response.statusCode === 200 && response.headers['content-disposition']) {
    expect(response.headers['x-content-type-options']).toBe('nosniff');
    expect(response.headers['content-security-policy']).toMatch(/sandbox/);
    return;
  }
  if (response.statusCode === 200) {
    expect(response.json()).toMatchObject({ status: expect.any(Number) });
    return;
  }
  expectRefusal(response);
  const { code, fields } = response.json();
  if (code === 'invalid_request') expect(Object.keys(fields ?? {})).not.toEqual([]);
}

/**
 * Expects the input to be accepted, or refused with `invalid_request` and a message id for each
 * field.
 */
export function expectSoundParse(parse: (input: unknown) => unknown, input: object): void {
  try {
    parse(input);
  } catch (error) {
    if (!(error instanceof ApiError)) throw new Error(`${JSON.stringify(input)}: ${error}`);
    expect(error.code).toBe('invalid_request');
    const messageIds = Object.values(error.fields ?? {});
    expect(messageIds).not.toEqual([]);
    for (const messageId of messageIds) expect(messageId).toMatch(MESSAGE_ID);
  }
}
