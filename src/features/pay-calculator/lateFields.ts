import { lazyPart } from '../../lib/lazyPart';
import { untilLoaded } from '../../lib/untilLoaded';

/** The inputs: MUI's parts are most of their code, and the page works without it. */
export const CalculatorFields = lazyPart(
  async () => (await untilLoaded(() => import('./CalculatorFields'))).CalculatorFields,
);
