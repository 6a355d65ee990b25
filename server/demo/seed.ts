import { hashApiKey } from '../employers/apiKey';
import { insertEmployer, insertKey } from '../employers/integrationKeys.repository';
import { saveJobs } from '../jobs/jobRows.repository';
import { type Clock, today } from '../lib/clock';
import type { Database, Queryable } from '../storage/database';
import { claimSetting } from '../storage/settings.repository';
import { demoApiKey, readOrCreateDemoSecret } from './demoKeys';
import { DEMO_PEOPLE } from './demoPeople';
import { insertPeople } from './demoPeople.repository';
import type { DemoEmployer } from './employers';
import { createDemoJobs } from './seedJobs';

/** In `settings`: that the demo data is there, which version, and the day it lies around. */
const SETTING = 'demo_seed';
const VERSION = 1;

/**
 * Puts the demo's employers, jobs and people into an empty store. All or nothing, and once: a
 * store that has been seeded is left as it is, whatever happened to the data since.
 */
export async function seedDemo(
  db: Database,
  { clock, onProgress }: { clock: Clock; onProgress?: (message: string) => void },
): Promise<void> {
  await db.transaction(async (tx) => {
    const firstStart = today(clock);
    if (!(await claimSetting(tx, SETTING, { version: VERSION, firstStart }))) return;
    onProgress?.('Seeding the demo data …');
    const { employers, jobs } = createDemoJobs({ today: firstStart });
    await insertEmployers(tx, employers, new Date(clock.now()).toISOString());
    await saveJobs(tx, jobs);
    await insertPeople(tx, DEMO_PEOPLE);
  });
}

async function insertEmployers(
  tx: Queryable,
  employers: readonly DemoEmployer[],
  createdAt: string,
): Promise<void> {
  const secret = await readOrCreateDemoSecret(tx);
  for (const { id, name } of employers) {
    await insertEmployer(tx, id, name);
    await insertKey(tx, {
      id: `key_${id}`,
      employerId: id,
      hash: hashApiKey(demoApiKey(secret, id)),
      createdAt,
      expiresAt: null,
    });
  }
}
