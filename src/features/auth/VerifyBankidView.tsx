import { Button, type LinkComponent } from '@vikari/ui-kit/Button';
import { Callout } from '@vikari/ui-kit/Callout';
import { useState } from 'react';
import { useWords } from '../../i18n/intl';
import { PostForm } from '../../lib/forms/PostForm';
import { AuthFrame } from './AuthFrame';
import { BankidButtons, type BankidButtonsProps } from './BankidButtons';
import { ProblemNote, type ProblemNoteProps } from './ProblemNote';
import { leaveToButtons, signInPost } from './signInPost';
import styles from './VerifyBankidView.module.css';

export interface VerifyBankidViewProps extends ProblemNoteProps {
  /** The account has a BankID already. */
  verified: boolean;
  pending: BankidButtonsProps['pending'];
  wait?: BankidButtonsProps['wait'];
  onChoose: BankidButtonsProps['onChoose'];
  /** Where to go afterwards; null for the default page. */
  targetPath: string | null;
  /** The same as an address, for users who continue without BankID. */
  onwardHref: string;
  /** Leaves for another way that the account had before, which is to be used again first. */
  onProof: () => Promise<void>;
  linkComponent: LinkComponent;
  demo: boolean;
}

/** Connecting a BankID to an account without one: why, and that it can be done later. */
export function VerifyBankidView(props: VerifyBankidViewProps) {
  const { verified, pending, onChoose, problem, targetPath, onwardHref, linkComponent } = props;
  const { t } = useWords();
  if (verified) {
    return (
      <AuthFrame title={t('auth.verify.done')} lead={t('auth.verify.done_text')} demo={false}>
        <Button href={onwardHref} linkComponent={linkComponent} size="large" fullWidth>
          {t('auth.verify.onward')}
        </Button>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={t('auth.verify.title')} lead={t('auth.verify.lead')} demo={props.demo}>
      <Callout tone="info" headingLevel={2} title={t('auth.verify.why')}>
        <p>{t('auth.verify.why_text')}</p>
      </Callout>
      <PostForm
        {...signInPost('connect', targetPath)}
        className={styles.form}
        onPost={leaveToButtons}
      >
        <ProblemNote problem={problem} />
        {problem === 'proof' && <ProofButton onProof={props.onProof} />}
        <BankidButtons pending={pending} wait={props.wait} onChoose={onChoose} />
      </PostForm>
      <Button variant="quiet" href={onwardHref} linkComponent={linkComponent} fullWidth>
        {t('auth.verify.later')}
      </Button>
    </AuthFrame>
  );
}

function ProofButton({ onProof }: Pick<VerifyBankidViewProps, 'onProof'>) {
  const { t } = useWords();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  async function handleClick() {
    setState('busy');
    // The page that has been left may be returned to as it was
    await onProof().then(
      () => setState('idle'),
      () => setState('failed'),
    );
  }
  return (
    <>
      <Button
        fullWidth
        loading={state === 'busy'}
        loadingLabel={t('auth.verify.proof_opening')}
        onClick={() => void handleClick()}
      >
        {t('auth.verify.proof')}
      </Button>
      <p role="status">{state === 'failed' && t('auth.problem.social_down.text')}</p>
    </>
  );
}
