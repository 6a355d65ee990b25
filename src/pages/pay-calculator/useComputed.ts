import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { CalculatorForm } from '#domain/pay/calculator/calculatorForm';
import { usePageExtra } from '../../data/pageLoader';
import type { Computed } from '../../features/pay-calculator/computeForm';
import { type CalculatorData, loadCompute } from './loadCalculator';

/**
 * What a form gives: what the page was sent with, until something has changed. Fields and sliders
 * move on while it is computed.
 */
export function useComputed(form: CalculatorForm, isChanged: boolean): Computed {
  const { search } = useLocation();
  const sent = usePageExtra<CalculatorData>();
  const [compute, setCompute] = useState<Awaited<ReturnType<typeof loadCompute>> | null>(null);
  const entered = useDeferredValue(form);
  const isSent = !isChanged && sent.search === search;
  useEffect(() => {
    // The browser says so itself when it cannot be loaded, and the form still works as one
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
