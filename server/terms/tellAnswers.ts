import { findOpenChatsOn } from '../chat/chatRecords';
import type { Events, Handler } from '../events/events';
import { takeAnswered } from './questions.repository';

/**
 * An employer has said terms that a job did not say: whoever asked for them is told. Every open chat
 * about the job says it, asked or not, so that the employer does not see there who asked; who asked
 * and has no chat is told each for themselves.
 */
export function tellAnswers(events: Events): Handler<'terms.said'> {
  return async (tx, { jobId, employerId, terms: said, at }) => {
    const answered = await takeAnswered(tx, jobId, said);
    if (answered.length === 0) return;
    const about = { type: 'terms.answered', jobId, employerId, at } as const;
    const asked = new Set(answered.flatMap(({ terms }) => terms));
    const everyones = said.filter((term) => asked.has(term));
    const told = new Set<string>();
    for (const { uid, chatId } of await findOpenChatsOn(tx, jobId)) {
      told.add(uid);
      await events.record(tx, { ...about, uid, chatId, terms: everyones });
    }
    for (const { userId: uid, terms } of answered) {
      if (!told.has(uid)) await events.record(tx, { ...about, uid, chatId: null, terms });
    }
  };
}
