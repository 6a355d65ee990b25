import { lazyPart } from '../../../lib/lazyPart';
import { untilLoaded } from '../../../lib/untilLoaded';

/** What is below the first screen: its choices of many and its cards are most of the tab's code. */
export const LaterSections = lazyPart(
  async () => (await untilLoaded(() => import('./LaterSections'))).LaterSections,
);
