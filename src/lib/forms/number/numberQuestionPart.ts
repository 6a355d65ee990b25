import { lazyPart } from '../../late/lazyPart';

/** The question about a text outside of a `FieldForm`, which asks by itself. */
export const NumberQuestion = lazyPart(
  async () => (await import('./NumberQuestion')).NumberQuestion,
  { texts: ['lateForms'], server: 'nothing', failed: 'wait' },
);
