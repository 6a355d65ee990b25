import { lazyPart } from '../../lib/lazyPart';
import { untilLoaded } from '../../lib/untilLoaded';

/** The candidate's own answers: a visitor, and a search, need nothing of their form. */
export const OwnAnswersPart = lazyPart(
  async () => (await untilLoaded(() => import('./OwnAnswersPart'))).OwnAnswersPart,
);
