import { lazyPart } from '../../../lib/lazyPart';

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
