import { lazyPart } from '../../../lib/lazyPart';
import { untilLoaded } from '../../../lib/untilLoaded';

/** What is below the first screen: the slider and the cards are half of the tab's code. */
export const LaterSections = lazyPart(
  async () => (await untilLoaded(() => import('./LaterSections'))).LaterSections,
);
