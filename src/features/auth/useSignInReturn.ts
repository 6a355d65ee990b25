import { useEffect, useEffectEvent, useState } from 'react';
import type { BankidPurpose } from '#domain/api/session';
import { useSiteData } from '../../data/SiteDataProvider';
import { authPageState } from '../../session/authPageState';
import { type BankidOutcome, finishBankid, type ReturnFrom } from '../../session/finishBankid';
import { type SignInEffect, type SignInFlow, signInFlow } from './signInFlow';

/** Goes on to a page of the site, with a problem that it is to tell. */
type OnGo = (effect: Extract<SignInEffect, { type: 'go' }>) => void;

/** Finishes what BankID or a provider answered, and goes on where `signInFlow` says. */
export function useSignInReturn(
  from: ReturnFrom,
  onGo: OnGo,
): { flow: SignInFlow; purpose: BankidPurpose | null } {
  const data = useSiteData();
  // The server has nothing kept: known once the page runs
  const [purpose, setPurpose] = useState<BankidPurpose | null>(null);
  const [flow, setFlow] = useState<SignInFlow>({ state: 'returned' });

  const handleOutcome = useEffectEvent((outcome: BankidOutcome) => {
    const [next, effects] = signInFlow(flow, { type: 'finished', outcome });
    setFlow(next);
    for (const effect of effects) if (effect.type === 'go') onGo(effect);
  });

  useEffect(() => {
    let gone = false;
    setPurpose(authPageState.read()?.purpose ?? null);
    void finishBankid(data, from).then((outcome) => {
      if (!gone) handleOutcome(outcome);
    });
    return () => {
      gone = true;
    };
  }, [data, from]);

  return { flow, purpose };
}
