import { expect, it } from 'vitest';
import type { ErrorCode } from '#domain/api/errors';
import { aChatMessage } from '../../testing/aThread';
import { wordsOf } from '../../testing/words';
import { bubbleOf } from './bubbles';

const options = { words: await wordsOf('sv'), employer: 'Exempelsjukhuset', actionsOf: () => null };

it.each<[ErrorCode | undefined, string | undefined]>([
  ['chat_ended', 'Konversationen är avslutad.'],
  ['no_permission', 'Du har inte längre tillgång till konversationen.'],
  ['not_found', 'En handling eller konversationen finns inte längre.'],
  ['conflict', 'Ett utdrag ur belastningsregistret kan inte delas i den här konversationen.'],
  ['invalid_request', undefined],
  [undefined, undefined],
])('says why a message failed: %s', (reason, failure) => {
  const message = aChatMessage({ sender: 'candidate', number: 0 });
  const entry = { message, delivery: 'failed' as const, ...(reason && { reason }) };
  expect(bubbleOf(entry, options)).toMatchObject({ delivery: 'failed', failure });
});

it('has no failure text for a message of the employer', () => {
  expect(bubbleOf({ message: aChatMessage(), delivery: null }, options)).not.toHaveProperty(
    'failure',
  );
});
