import { Badge } from '@vikari/ui-kit/Badge';
import { Button } from '@vikari/ui-kit/Button';
import { Icon } from '@vikari/ui-kit/Icon';
import type { PersonName } from '#domain/candidates/names';
import { useWords } from '../../../i18n/intl';
import { ChoiceForm, type StepProps } from './ChoiceForm';
import styles from './StepForm.module.css';

export interface BankidStepProps extends StepProps {
  verified: boolean;
  /** The verified name, which employers see; null without one. */
  verifiedName: PersonName | null;
  /** Where BankID is used; it leads back to this step. */
  verifyHref: string;
  onNext: () => void;
  onPass: () => void;
}

/** Whether BankID says who the candidate is; it can be put off (part 6). */
export function BankidStep(props: BankidStepProps) {
  const { verified, verifiedName, verifyHref, onNext, onPass, ...step } = props;
  const { t } = useWords();
  if (verified) {
    return (
      <ChoiceForm {...step} onSubmit={onNext}>
        <p>
          <Badge tone="success" icon={<Icon name="success" size="small" />}>
            {t('apply.summary.verified')}
          </Badge>
          {verifiedName && (
            <span>{` ${t('apply.summary.verified_name', { ...verifiedName })}`}</span>
          )}
        </p>
      </ChoiceForm>
    );
  }
  return (
    <div className={styles.form}>
      <p>{t('apply.bankid.later')}</p>
      <div className={styles.actions}>
        <Button size="large" href={verifyHref} linkComponent={step.linkComponent}>
          {t('apply.bankid.verify')}
        </Button>
        <Button variant="secondary" size="large" loading={step.busy} onClick={onPass}>
          {t('apply.bankid.pass')}
        </Button>
        <Button
          variant="quiet"
          size="large"
          href={step.backHref}
          linkComponent={step.linkComponent}
        >
          {t('apply.back')}
        </Button>
      </div>
    </div>
  );
}
