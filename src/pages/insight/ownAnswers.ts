import { lazyPart } from '../../lib/late/lazyPart';

/** The candidate's own answers: a visitor, and a search, need nothing of their form. */
export const OwnAnswersPart = lazyPart(
  async () => (await import('./OwnAnswersPart')).OwnAnswersPart,
  { server: 'whole' },
);
