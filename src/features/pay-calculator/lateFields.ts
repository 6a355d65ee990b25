import { lazyPart } from '../../lib/late/lazyPart';

/** The inputs: MUI's parts are most of their code, and the page works without it. */
export const CalculatorFields = lazyPart(
  async () => (await import('./CalculatorFields')).CalculatorFields,
  { server: 'whole' },
);
