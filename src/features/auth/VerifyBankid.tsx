import { afterSignIn } from '#domain/afterSignIn';
import type { VerifyBankid as Asked } from '#domain/verifyBankid';
import { useWords } from '../../i18n/intl';
import { PageHead } from '../../lib/page/PageHead';
import { RouterLink } from '../../lib/site/RouterLink';
import { useSite } from '../../lib/site/SiteContext';
import { useProfile } from '../../session/useProfile';
import { methodOf } from './signInFlow';
import { useGoOn } from './useGoOn';
import { useSignIn } from './useSignIn';
import { VerifyBankidView } from './VerifyBankidView';

/** Connects a BankID to the signed-in account, and continues to the target. */
export function VerifyBankid({ targetPath, problem: arrival }: Asked) {
  const { t } = useWords();
  const { demo } = useSite();
  const profile = useProfile();
  const { pending, wait, problem, start } = useSignIn(useGoOn(), arrival);
  return (
    <>
      <PageHead title={t('auth.verify.title')} noIndex />
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
        linkComponent={RouterLink}
        demo={demo}
      />
    </>
  );
}
