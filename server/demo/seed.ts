import { hashApiKey } from '../employers/apiKey';
import { insertEmployer, insertKey } from '../employers/storedEmployers';
import { saveJobs } from '../jobs/storedJobs';
import { type Clock, today } from '../lib/clock';
import { instant } from '../lib/time';
import type { Database, Queryable } from '../storage/database';
import { claimSetting, findSetting, saveSetting } from '../storage/settings.repository';
import { insertBookings } from './demoBookings';
import { DEMO_CANDIDATES } from './demoCandidates';
import { insertFirstDays } from './demoFirstDay';
import { insertInsight } from './demoInsight';
import { demoApiKey, readOrCreateDemoSecret } from './demoKeys';
import { DEMO_PEOPLE } from './demoPeople';
import { insertPeople } from './demoPeople.repository';
import { insertReferences } from './demoReferences';
import type { DemoEmployer } from './employers';
import { createDemoJobs } from './seedJobs';
import { updateDemoJobs } from './updateDemo';

/**
 * In `settings`: that the demo data is stored, its version, and the day its dates are relative to.
 */
const SETTING = 'demo_seed';
/** 2: jobs have facts and name steps. 3: rates are what is paid on their basis. */
const VERSION = 3;

/**
 * Adds the demo's employers, jobs and people to an empty database, in one transaction and once. Of
 * a database that an earlier version seeded, jobs get the facts that they lack and today's rates; the
 * rest is left as it is, even when its data has changed since.
 */
export async function seedDemo(
  db: Database,
  { clock, onProgress }: { clock: Clock; onProgress?: (message: string) => void },
): Promise<void> {
  await db.transaction(async (tx) => {
    const firstStart = today(clock);
    if (!(await claimSetting(tx, SETTING, { version: VERSION, firstStart }))) {
      return updateSeeded(tx);
    }
    onProgress?.('Adding the demo data …');
    const { employers, jobs } = createDemoJobs({ today: firstStart });
    await insertEmployers(tx, employers, instant(clock.now()));
    await saveJobs(tx, jobs);
    await insertPeople(tx, DEMO_PEOPLE, DEMO_CANDIDATES, { today: firstStart, now: clock.now() });
    await insertInsight(tx, { jobs, today: firstStart, now: clock.now() });
    await insertBookings(tx, DEMO_PEOPLE, { jobs, today: firstStart });
    await insertFirstDays(tx, DEMO_PEOPLE, { jobs, today: firstStart, now: clock.now() });
    await insertReferences(tx, { today: firstStart, now: clock.now() });
  });
}

async function updateSeeded(tx: Queryable): Promise<void> {
  // What this module stored
  const seeded = (await findSetting(tx, SETTING)) as { version: number; firstStart: string };
  if (seeded.version >= VERSION) return;
  const { jobs } = createDemoJobs({ today: seeded.firstStart });
  await updateDemoJobs(tx, jobs);
  await saveSetting(tx, SETTING, { ...seeded, version: VERSION });
}

async function insertEmployers(
  tx: Queryable,
  employers: readonly DemoEmployer[],
  createdAt: string,
): Promise<void> {
  const secret = await readOrCreateDemoSecret(tx);
  for (const { id, name } of employers) {
    await insertEmployer(tx, { id, name, isPublic: false });
    await insertKey(tx, {
      id: `key_${id}`,
      employerId: id,
      hash: hashApiKey(demoApiKey(secret, id)),
      createdAt,
      expiresAt: null,
    });
  }
}
