import { describe, expect, it } from 'vitest';
import { hear, type Known, knownAt, type Reported } from './firestoreEvents';

/** Only what the events carry along; nothing here reads more of it. */
const view = (fields: object) => fields as never;
const chat = (changed: string, id = 'c'): Reported => ({
  kind: 'chat',
  id,
  changed,
  view: view({ id }),
});
const message = (changed: string, number: number, chatId = 'c'): Reported => ({
  kind: 'message',
  id: `${chatId}_${number}`,
  changed,
  view: view({ chatId, number }),
});
const application = (changed: string): Reported => ({
  kind: 'application',
  id: 'a',
  changed,
  view: view({ id: 'a' }),
});
const marks = (changes: Record<string, string>): Reported => ({ kind: 'marks', marks: changes });

/** The events as words, and what is known afterwards. */
function told(known: Known, reported: readonly Reported[]): [Known, string[]] {
  const [next, events] = hear(known, reported);
  return [
    next,
    events.map((event) =>
      event.type === 'chat_message' ? `message ${event.message.number}` : event.type,
    ),
  ];
}

describe('what Firestore’s listeners report', () => {
  it('is reported in the order of the changes, whichever listener was first', () => {
    const [, events] = told(knownAt('10'), [
      marks({ documents: '13', sessions: '11' }),
      application('15'),
      message('14', 2),
      message('12', 1),
      chat('14'),
    ]);
    expect(events).toEqual(['sessions', 'message 1', 'documents', 'message 2', 'application']);
  });

  it('is reported once, also when a listener restarts', () => {
    const reported = [message('12', 1), chat('12'), application('13'), marks({ profile: '14' })];
    const [known, first] = told(knownAt('10'), reported);
    expect(first).toEqual(['message 1', 'application', 'profile']);
    expect(told(known, reported)[1]).toEqual([]);
    expect(told(known, [chat('15'), marks({ profile: '16' })])[1]).toEqual(['chat', 'profile']);
  });

  it('leaves out what the page has read already', () => {
    const old = [message('09', 1), chat('09'), marks({ profile: '10' })];
    expect(told(knownAt('10'), old)[1]).toEqual([]);
  });

  it('reports messages in the order of their numbers, and waits a while for a missing one', () => {
    const [first] = told(knownAt('10'), [message('11', 1), chat('13')]);
    const [gap, none] = told(first, [message('13', 3)]);
    expect(none).toEqual([]);
    expect(told(gap, [message('12', 2)])[1]).toEqual(['message 2', 'message 3']);
    // The page has read the earlier ones
    const [, late] = hear(gap, [], true);
    expect(late).toMatchObject([{ type: 'chat_message', message: { number: 3 } }]);
  });

  it('holds a message until a version of its chat that contains it has come', () => {
    const [waiting, none] = told(knownAt('10'), [message('12', 1)]);
    expect(none).toEqual([]);
    const [older, stillNone] = told(waiting, [chat('11')]);
    expect(stillNone).toEqual(['chat']);
    expect(told(older, [chat('12')])[1]).toEqual(['message 1']);
  });
});
