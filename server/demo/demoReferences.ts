import { randomUUID } from 'node:crypto';
import { addDays } from '#domain/calendar/days';
import { type GivenAnswers, REQUEST_DAYS, validToOf } from '#domain/givenReferences/givenReference';
import { noteGiven, writeReference } from '../candidates/candidateRecords';
import { insertGiven, insertRequest } from '../givenReferences/sharedReferences';
import { DAY, instant } from '../lib/time';
import { hashToken, randomToken } from '../lib/tokens';
import type { Queryable } from '../storage/database';

/** The person who has a reference that is given, one that is asked for, and one without an answer. */
export const REFERRED_PERSON = 'demo-valborg';

const ANSWERS: GivenAnswers = {
  relation: 'manager',
  from: '2021-09',
  to: '2024-05',
  role: 'Sjuksköterska',
  work: 'Akutmottagningen, dag och natt. Triage, larm och handledning av nya kollegor.',
  skill: 'very_good',
  cooperation: 'very_good',
  reliability: 'good',
  pressure: 'very_good',
  hireAgain: 'yes',
  words: 'Påhittat svar i demon: lugn när det är många som väntar.',
};

/** People of the simulator who have no account: whoever tries the demo can sign as they. */
const PEOPLE = [
  { name: 'Sunniva Aspedal', latestJob: 1, askedDaysAgo: 12, given: true },
  { name: 'Ronja Hedfors', latestJob: 2, askedDaysAgo: 2, given: false },
  { name: 'Malte Kvarnbo', latestJob: 2, askedDaysAgo: REQUEST_DAYS + 9, given: false },
] as const;

/** Stores the references of one demo person, as if they had been asked for before the first start. */
export async function insertReferences(
  tx: Queryable,
  { today, now }: { today: string; now: number },
): Promise<void> {
  for (const [index, { name, latestJob, askedDaysAgo, given }] of PEOPLE.entries()) {
    const [userId, referenceId, requestId] = [REFERRED_PERSON, randomUUID(), randomUUID()];
    const person = {
      id: referenceId,
      workplace: 'Exempelsjukhuset',
      name,
      phone: `+467017406${80 + index}`,
      email: `${name.toLowerCase().replace(' ', '.')}@example.org`,
      isManager: true,
      latestJob,
      mayContact: true,
    };
    await writeReference(tx, userId, person, now);
    const askedAt = now - askedDaysAgo * DAY;
    const { workplace, email } = person;
    await insertRequest(
      tx,
      {
        id: requestId,
        userId,
        referenceId,
        name,
        workplace,
        email,
        language: 'sv',
        // No mail was sent: nobody has its link
        tokenHash: hashToken(randomToken()),
        expiresAt: askedAt + REQUEST_DAYS * DAY,
      },
      askedAt,
    );
    if (!given) continue;
    const validTo = validToOf(addDays(today, 1 - askedDaysAgo));
    await insertGiven(
      tx,
      {
        requestId,
        validTo,
        way: 'bankid',
        signedName: name,
        signerDigest: null,
        answers: ANSWERS,
        nameDiffers: false,
      },
      instant(askedAt + DAY),
    );
    await noteGiven(tx, { userId, referenceId }, { relation: 'manager', validTo });
  }
}
