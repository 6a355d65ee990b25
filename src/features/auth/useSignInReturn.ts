import { useEffect, useEffectEvent, useState } from 'react';
import { useSiteData } from '../../data/SiteDataProvider';
import { type BankidOutcome, finishBankid } from '../../session/finishBankid';
import { type SignInEffect, type SignInFlow, signInFlow } from './signInFlow';

/** Goes on to a page of the site, with a problem that it is to tell. */
type OnGo = (effect: Extract<SignInEffect, { type: 'go' }>) => void;

/** Finishes what BankID answered, and goes on where `signInFlow` says. */
export function useSignInReturn(onGo: OnGo): SignInFlow {
  const data = useSiteData();
  const [flow, setFlow] = useState<SignInFlow>({ state: 'returned' });

  const handleOutcome = useEffectEvent((outcome: BankidOutcome) => {
    const [next, effects] = signInFlow(flow, { type: 'finished', outcome });
    setFlow(next);
    for (const effect of effects) if (effect.type === 'go') onGo(effect);
  });

  useEffect(() => {
    let gone = false;
    void finishBankid(data).then((outcome) => {
      if (!gone) handleOutcome(outcome);
    });
    return () => {
      gone = true;
    };
  }, [data]);

  return flow;
}
