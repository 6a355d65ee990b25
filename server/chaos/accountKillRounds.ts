import { setTimeout as wait } from 'node:timers/promises';
import { getMe } from '#domain/api/v2';
import { urlOf } from '../http/api';
import { experienceWork, preferencesWork, profileWork, type SaveWork } from './saveWork';
import { bodyOf, CutOffError, callAs } from './serverCall';
import { type ServerProcess, startServerProcess } from './serverProcess';
import { storageFaults } from './storageFaults';
import { uploadWork } from './uploadWork';
import { WORK_KINDS, type Work, type WorkKind } from './work';

/** Milliseconds that the server runs in a round before it may be killed. */
const LIFE = { min: 50, max: 600 };
/** Milliseconds to wait for the round's kind of call, and until the kill within it. */
const LONGEST_AIM = 1_000;
const LONGEST_INTO = 25;

type Tally = Record<WorkKind, number>;

/** The result; `faults` is empty when nothing went wrong. */
export interface AccountKillReport {
  /** Calls that the server confirmed. */
  confirmed: Tally;
  /** Calls without a response because of a kill. */
  cut: Tally;
  faults: string[];
}

/** A candidate with their work. */
interface Person {
  cookie: string;
  work: Work;
  /** The kind of the call in progress; null between two. */
  doing: WorkKind | null;
}

const nothingYet = (): Tally => ({
  upload: 0,
  piece: 0,
  document: 0,
  save: 0,
  addition: 0,
  deletion: 0,
});

/**
 * Uploads, saves, kills the server, restarts it and compares what is stored with what was
 * confirmed, `rounds` times on one data folder; finally checks the folder itself.
 */
export async function runAccountKillRounds(
  dataDir: string,
  rounds: number,
): Promise<AccountKillReport> {
  const report: AccountKillReport = { confirmed: nothingYet(), cut: nothingYet(), faults: [] };
  let server = await startServerProcess(dataDir);
  const cookies = server.ready.seeded?.cookies ?? [];
  const profile = profileWork();
  const preferences = preferencesWork();
  const works: Work[] = [uploadWork(), uploadWork(), uploadWork(), profile, preferences];
  const people = [...works, experienceWork()].map((work, index): Person => {
    const cookie = cookies[index];
    if (!cookie) throw new Error('The data folder must be new.');
    return { cookie, work, doing: null };
  });
  try {
    for (let round = 0; round < rounds; round += 1) {
      await workUntilKilled(server, people, report, WORK_KINDS[round % WORK_KINDS.length]);
      server = await startServerProcess(dataDir);
      await check(server, people, report, false);
    }
    // What was cut off is repeated, and then nothing is pending
    for (const person of people) await stepOf(server, person, report);
    await check(server, people, report, true);
    const savers: [type: string, cookie: string | undefined, work: SaveWork][] = [
      ['profile', cookies[works.indexOf(profile)], profile],
      ['preferences', cookies[works.indexOf(preferences)], preferences],
    ];
    const expected = await Promise.all(
      savers.map(async ([type, cookie = '', work]) => {
        const answer = await callAs(server.ready.url, cookie)('GET', urlOf({ endpoint: getMe }));
        const { userId } = bodyOf(answer, 'Nobody is signed in').profile;
        return { userId, type, changes: work.stored() };
      }),
    );
    await server.kill();
    report.faults.push(...(await storageFaults(dataDir, expected)));
  } finally {
    await server.kill();
  }
  return report;
}

async function stepOf(
  server: ServerProcess,
  person: Person,
  { confirmed }: AccountKillReport,
): Promise<void> {
  const kind = person.work.next();
  person.doing = kind;
  await person.work.step(callAs(server.ready.url, person.cookie));
  person.doing = null;
  confirmed[kind] += 1;
}

/** Every candidate works until a kill at a random moment, during a call of the `aim`'s kind. */
async function workUntilKilled(
  server: ServerProcess,
  people: readonly Person[],
  report: AccountKillReport,
  aim: WorkKind | undefined,
): Promise<void> {
  let alive = true;
  const working = people.map(async (person) => {
    while (alive) {
      try {
        await stepOf(server, person, report);
      } catch (error) {
        if (!(error instanceof CutOffError) || alive) throw error;
        if (person.doing) report.cut[person.doing] += 1;
        person.doing = null;
      }
    }
  });
  const killing = async (): Promise<void> => {
    await wait(LIFE.min + Math.random() * (LIFE.max - LIFE.min));
    const until = Date.now() + LONGEST_AIM;
    while (!people.some(({ doing }) => doing === aim) && Date.now() < until) await wait(1);
    await wait(Math.random() * LONGEST_INTO);
    alive = false;
    await server.kill();
  };
  await Promise.all([killing(), ...working]);
}

async function check(
  server: ServerProcess,
  people: readonly Person[],
  { faults }: AccountKillReport,
  everything: boolean,
): Promise<void> {
  for (const { cookie, work } of people) {
    faults.push(...(await work.check(callAs(server.ready.url, cookie), { everything })));
  }
}
