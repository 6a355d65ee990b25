import { useState } from 'react';
import { afterSignIn } from '#domain/signIn/afterSignIn';
import type { VerifyBankid as Asked } from '#domain/signIn/verifyBankid';
import { useSiteData } from '../../data/SiteDataProvider';
import { useWords } from '../../i18n/intl';
import { PageHead } from '../../lib/page/PageHead';
import { RouterLink } from '../../lib/site/RouterLink';
import { isBankidSimulated, useSite } from '../../lib/site/SiteContext';
import { answerOtherName, usePendingBankid } from '../../session/otherName';
import { leaveForProof } from '../../session/proof';
import { useProfile } from '../../session/useProfile';
import { OtherNameView } from './OtherNameView';
import { methodOf } from './signInFlow';
import { useGoOn } from './useGoOn';
import { useSignIn } from './useSignIn';
import { VerifyBankidView } from './VerifyBankidView';

/** Connects a BankID to the signed-in account, and continues to the target. */
export function VerifyBankid({ targetPath, problem: arrival }: Asked) {
  const { t } = useWords();
  // The answer to the question ends it
  const [answered, setAnswered] = useState(false);
  const asked = usePendingBankid(arrival === 'other_name' && !answered);
  return (
    <>
      <PageHead title={t('auth.verify.title')} noIndex />
      {asked ? (
        <OtherName asked={asked} targetPath={targetPath} onAnswered={() => setAnswered(true)} />
      ) : (
        <Connecting targetPath={targetPath} problem={arrival === 'other_name' ? null : arrival} />
      )}
    </>
  );
}

function Connecting({ targetPath, problem: arrival }: Asked) {
  const data = useSiteData();
  const { language } = useWords();
  const site = useSite();
  const profile = useProfile();
  const goOn = useGoOn();
  const { pending, wait, problem, start } = useSignIn(goOn, arrival);
  return (
    <VerifyBankidView
      verified={profile?.bankIdVerified ?? false}
      pending={pending}
      wait={wait}
      problem={problem}
      targetPath={targetPath}
      onwardHref={afterSignIn(targetPath)}
      onChoose={(device) =>
        void start(methodOf(device), async () => ({
          device,
          kept: { purpose: 'connect', targetPath, sessionID: null, sharedComputer: false },
        }))
      }
      onProof={() =>
        leaveForProof(data.api, window.location.pathname + window.location.search, language)
      }
      linkComponent={RouterLink}
      demo={isBankidSimulated(site)}
    />
  );
}

interface OtherNameProps {
  asked: NonNullable<ReturnType<typeof usePendingBankid>>;
  targetPath: string | null;
  onAnswered: () => void;
}

function OtherName({ asked, targetPath, onAnswered }: OtherNameProps) {
  const data = useSiteData();
  const goOn = useGoOn();
  return (
    <OtherNameView
      bankid={asked.bankid}
      account={asked.account}
      onAnswer={async (isTheirs) => {
        await answerOtherName(data, isTheirs);
        if (!isTheirs) return onAnswered();
        goOn({ type: 'go', path: afterSignIn(targetPath), passOn: null });
      }}
    />
  );
}
