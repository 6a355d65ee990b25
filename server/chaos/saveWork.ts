import { randomUUID } from 'node:crypto';
import {
  deleteExperience,
  getExperiences,
  getJobPreferences,
  saveExperience,
  saveJobPreferences,
} from '#domain/api/account';
import { saveUserDetails } from '#domain/api/users';
import { getMe } from '#domain/api/v2';
import { urlOf } from '../http/api';
import { bodyOf, type Call } from './serverCall';
import { compareIds, type Work } from './work';

/** Entries after which the oldest is deleted. */
const MANY = 8;

/** A value that is saved repeatedly, as a form does that saves automatically. */
interface Saved<Value> {
  /** The value of save number `count`, different from those before and after it. */
  value(count: number): Value;
  /** @param base - the value when the edit began. */
  save(call: Call, value: Value, base: Value): Promise<void>;
  read(call: Call): Promise<Value>;
}

/** A work whose saves can be counted. */
export interface SaveWork extends Work {
  /** How many were stored, according to the responses and `check`. */
  stored(): number;
}

function savingWork<Value>({ value, save, read }: Saved<Value>): SaveWork {
  /** The number of the last save that is known to be stored; 0 is the initial value. */
  let stored = 0;
  let cut = false;
  let first: Value | undefined;
  const valueAt = (count: number) => (count === 0 ? (first as Value) : value(count));

  return {
    next: () => 'save',
    stored: () => stored,

    async step(call) {
      first ??= await read(call);
      cut = true;
      // If an earlier save were stored after a later one, the base would be refused
      await save(call, valueAt(stored + 1), valueAt(stored));
      stored += 1;
      cut = false;
    },

    async check(call) {
      first ??= await read(call);
      const now = JSON.stringify(await read(call));
      if (now === JSON.stringify(valueAt(stored))) return [];
      if (cut && now === JSON.stringify(valueAt(stored + 1))) {
        stored += 1;
        cut = false;
        return [];
      }
      return [`Save ${stored} was confirmed, and ${now} is stored`];
    },
  };
}

/** Saves a line of the profile. */
export const profileWork = (): SaveWork =>
  savingWork<string | null>({
    value: (count) => `Sjuksköterska ${count}`,
    async save(call, jobTitle, base) {
      const json = { jobTitle, base: { jobTitle: base } };
      const answer = await call('POST', urlOf({ endpoint: saveUserDetails }), { json });
      bodyOf(answer, 'The profile was not saved');
    },
    async read(call) {
      const answer = await call('GET', urlOf({ endpoint: getMe }));
      return bodyOf(answer, 'The profile was not read').profile.jobTitle;
    },
  });

const LOWEST = 500;
const STEP = 10;
const RATES = 20;

/** Saves the wished rate. */
export const preferencesWork = (): SaveWork =>
  savingWork<object>({
    value: (count) => ({
      hourly: { minRate: LOWEST + (count % RATES) * STEP, maxRate: LOWEST + 2 * RATES * STEP },
    }),
    async save(call, compensation, base) {
      const json = { compensation, base: { compensation: base } };
      const answer = await call('POST', urlOf({ endpoint: saveJobPreferences }), { json });
      bodyOf(answer, 'The preferences were not saved');
    },
    async read(call) {
      const answer = await call('GET', urlOf({ endpoint: getJobPreferences }));
      const { minRate, maxRate } = bodyOf(answer, 'No preferences').preferences.compensation.hourly;
      return { hourly: { minRate, maxRate } };
    },
  });

/** Adds experiences, each under a key of its own, and deletes the oldest. */
export function experienceWork(): Work {
  const confirmed: string[] = [];
  /** The keys of the pending addition and deletion. */
  let adding: string | null = null;
  let deleting: { id: string; key: string } | null = null;
  const removesNext = () => deleting !== null || (adding === null && confirmed.length > MANY);

  return {
    next: () => (removesNext() ? 'deletion' : 'addition'),

    async step(call) {
      if (removesNext()) {
        deleting ??= { id: confirmed[0] ?? '', key: randomUUID() };
        const answer = await call('POST', urlOf({ endpoint: deleteExperience }), {
          headers: { 'idempotency-key': deleting.key },
          json: { id: deleting.id },
        });
        bodyOf(answer, 'An experience was not deleted');
        confirmed.splice(confirmed.indexOf(deleting.id), 1);
        deleting = null;
        return;
      }
      adding ??= randomUUID();
      const answer = await call('POST', urlOf({ endpoint: saveExperience }), {
        headers: { 'idempotency-key': adding },
        json: { workRole: 'sjukskoterska', workplace: adding, from: '2019-08', to: null },
      });
      confirmed.push(bodyOf(answer, 'An experience was not added').experience.id);
      adding = null;
    },

    async check(call) {
      const answer = await call('GET', urlOf({ endpoint: getExperiences }));
      const { results } = bodyOf(answer, 'The experiences were not listed');
      const stored: string[] = results.map(({ id }: { id: string }) => id);
      return compareIds('experience', {
        stored,
        confirmed,
        adding: adding !== null,
        deleting: deleting?.id ?? null,
      });
    },
  };
}
