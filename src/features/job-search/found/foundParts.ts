import type { FilterJobsResponse } from '#domain/api/portal';
import { lazyPart, loadParts } from '../../../lib/late/lazyPart';

/* Parts that few lists need: a text that was understood, a search that found nothing, weeks. */

export const EmptyResult = lazyPart(async () => (await import('./EmptyResult')).EmptyResult, {
  texts: ['found'],
  server: 'whole',
});
export const UnderstoodNote = lazyPart(
  async () => (await import('./UnderstoodNote')).UnderstoodNote,
  { texts: ['found'], server: 'whole' },
);
export const UndatedNote = lazyPart(async () => (await import('./UndatedNote')).UndatedNote, {
  texts: ['found'],
  server: 'whole',
});
export const WeekList = lazyPart(async () => (await import('../results/WeekList')).WeekList, {
  texts: ['weeks'],
  server: 'whole',
});

/** For a list's loader: the code of what its answer has above the jobs, so that it comes with them. */
export const loadFound = ({ understood, undated, weeks }: FilterJobsResponse) =>
  loadParts(understood && UnderstoodNote, undated && UndatedNote, weeks && WeekList);
