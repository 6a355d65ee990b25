import { carryOver } from '#domain/api/saved';
import { MOST_CARRIED } from '#domain/saved/saved';
import { jobsWith } from '#domain/saved/savedChanges';
import { cacheAnswer, type SiteData } from '../siteData';
import { deviceSaved } from './deviceSaved';
import { giveNotice } from './savedNotice';
import { SAVED_ANSWER } from './unsentMarks';

const LOCK = 'vikari.carry_over';

/**
 * Takes what a visitor saved on this device into the account of who has signed in, and removes it
 * from the device. What could not be sent stays for the next page.
 */
export async function carryOverSaved(data: SiteData, signal: AbortSignal): Promise<void> {
  // Without a secure origin there are no locks; sending twice has the same result as once
  if (!('locks' in navigator)) return carry(data, signal);
  await navigator.locks.request(LOCK, () => carry(data, signal));
}

async function carry(data: SiteData, signal: AbortSignal): Promise<void> {
  const saved = deviceSaved.read();
  const { marks, searches } = saved;
  if (signal.aborted || marks.length + searches.length === 0) return;
  try {
    for (const part of parts(marks.map(({ jobId, mark }) => ({ jobId, mark })))) {
      const request = { marks: part, searches: searches.map(({ query }) => ({ query })) };
      const answer = await data.api.call(carryOver, request, { signal });
      if (!signal.aborted) await cacheAnswer(data, SAVED_ANSWER, answer);
    }
    deviceSaved.remove();
    if (signal.aborted) return;
    const jobs = jobsWith(saved, 'saved').length;
    if (jobs + searches.length === 0) return;
    giveNotice(data, { kind: 'carried', jobs, searches: searches.length });
  } catch {
    // It is on the device, and the next page tries again
  }
}

/** As many at a time as one call takes; one part when there are none. */
function parts<Item>(all: readonly Item[]): Item[][] {
  const count = Math.max(1, Math.ceil(all.length / MOST_CARRIED));
  return Array.from({ length: count }, (_, at) =>
    all.slice(at * MOST_CARRIED, (at + 1) * MOST_CARRIED),
  );
}
