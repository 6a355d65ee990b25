import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { CalculatorForm } from '#domain/pay/calculator/calculatorForm';
import { usePageExtra } from '../../data/pageLoader';
import type { Computed } from '../../features/pay-calculator/computeForm';
import { type CalculatorData, loadCompute } from './loadCalculator';

/**
 * The result of a form. Until something has changed it is the one that was sent with the page.
 * Fields and sliders stay responsive while it is computed.
 */
export function useComputed(form: CalculatorForm, isChanged: boolean): Computed {
  const { search } = useLocation();
  const sent = usePageExtra<CalculatorData>();
  const [compute, setCompute] = useState<Awaited<ReturnType<typeof loadCompute>> | null>(null);
  const entered = useDeferredValue(form);
  const isSent = !isChanged && sent.search === search;
  useEffect(() => {
    // When it cannot be loaded, the form can still be submitted to the server
    const loading = loadCompute().catch(() => null);
    // Asked for at once, and kept only when something was changed: the page would render again
    // while its fields are being hydrated
    if (!isSent) void loading.then((loaded) => setCompute(() => loaded));
  }, [isSent]);
  return useMemo(
    () => (compute === null || isSent ? sent.computed : compute(entered, sent.year)),
    [compute, isSent, sent, entered],
  );
}
