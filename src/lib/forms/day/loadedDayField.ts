import { lazyPart } from '../../late/lazyPart';

/** The kit's field of a day and its calendar, in the language of the page. */
export const LoadedDayField = lazyPart(async () => (await import('./KitDayField')).KitDayField, {
  texts: ['lateForms'],
  server: 'nothing',
});
