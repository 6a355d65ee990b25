import { useEffect, useState } from 'react';
import { computePay, type PayAnswer } from './computePay';
import type { PayQuestion } from './payQuestion';

/** The last result of the pay engine; `loading` until the first one. */
export type PayReading = PayAnswer | 'loading' | 'failed';

/** Calls the pay engine, which loads the rules of the years it needs; null makes no call. */
export function usePay(question: PayQuestion | null): PayReading {
  const [reading, setReading] = useState<PayReading>('loading');
  const asked = question && JSON.stringify(question);
  useEffect(() => {
    if (asked === null) return;
    let isCurrent = true;
    computePay(JSON.parse(asked) as PayQuestion)
      .catch(() => 'failed' as const)
      .then((answer) => {
        if (isCurrent) setReading(answer);
      });
    return () => {
      isCurrent = false;
    };
  }, [asked]);
  return reading;
}
