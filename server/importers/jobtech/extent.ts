import type { StatedExtent } from '#domain/jobs/job';
import { textAt, valueAt } from './fields';

const LONGEST = 50;

/**
 * Full time or part time, when the ad says so. A scope that begins below 100 % is not full time
 * whatever the ad's label; a label `Heltid` without a scope counts as full time.
 */
export function extentOf(ad: object): StatedExtent {
  const label = textAt(ad, LONGEST, 'working_hours_type', 'label')?.toLowerCase();
  const least = valueAt(ad, 'scope_of_work', 'min');
  if (label === 'deltid') return 'part_time';
  if (label !== 'heltid') return null;
  return typeof least === 'number' && least < 100 ? null : 'full_time';
}
