import { Button, type LinkComponent } from '@vikari/ui-kit/Button';
import { CheckAnswers } from '@vikari/ui-kit/CheckAnswers';
import { phoneText } from '#domain/candidates/phone';
import {
  KEPT_FIELD,
  type RegisterStep,
  type RegisterValues,
} from '#domain/candidates/registrationSteps';
import type { BankidDevice } from '#domain/signIn/bankidRequests';
import type { SignInProblem } from '#domain/signIn/signInProblem';
import type { SocialProviderId } from '#domain/signIn/ways';
import { useWords } from '../../../i18n/intl';
import { dayText } from '../../../lib/dates';
import { PostForm } from '../../../lib/forms/PostForm';
import { namesIn } from '../../../lib/vocabulary/choiceNames';
import { BankidChoice, type BankidChoiceProps } from '../BankidChoice';
import type { SocialButtonsProps } from '../SocialButtons';
import { leaveToButtons, signInPost } from '../signInPost';
import styles from './RegisterSteps.module.css';
import type { StepOptions } from './stepOptions';

export interface BankidStepProps {
  /** The pages that were filled in, in their order. */
  steps: readonly RegisterStep[];
  values: RegisterValues;
  /** null while they are being read. */
  options: StepOptions | null;
  targetPath: string | null;
  sharedComputer: boolean;
  pending: BankidDevice | null;
  wait?: BankidChoiceProps['wait'];
  problem: SignInProblem | null;
  social: Omit<SocialButtonsProps, 'onChoose'>;
  onChoose: (device: BankidDevice, sharedComputer: boolean) => void;
  onSocial: (provider: SocialProviderId, sharedComputer: boolean) => void;
  stepHref: (step: RegisterStep) => string;
  backHref: string;
  linkComponent: LinkComponent;
}

/** The last page: all answers, each with a link to change it, and the BankID buttons. */
export function BankidStep(props: BankidStepProps) {
  const { steps, values, options, targetPath, sharedComputer, pending, wait, problem } = props;
  const { social, onChoose, onSocial, stepHref, backHref, linkComponent } = props;
  const { t, intl } = useWords();

  function answerOf(step: RegisterStep): string {
    const names = (list: Exclude<keyof StepOptions, 'employmentTypes'>, ids: string[]) =>
      namesIn(options?.[list] ?? [], ids).join(', ');
    switch (step) {
      case 'email':
        return values.email;
      case 'type':
        return values.type === 'registration'
          ? t('register.step.type.registration')
          : t('register.step.type.application');
      case 'profession':
        return names('professions', values.professions.slice(0, 1));
      case 'roles':
        return names('professions', values.professions.slice(1));
      case 'workfields':
        return names('workfields', values.workfields);
      case 'locations':
        return names('locations', values.locations);
      case 'employment':
        return namesIn(
          [{ label: '', options: options?.employmentTypes ?? [] }],
          values.employmentTypes,
        ).join(', ');
      case 'availability':
        return values.availableFrom && dayText(intl, values.availableFrom);
      case 'systems':
        return names('systems', values.systems);
      case 'workplace':
        return values.workplace;
      case 'visibility':
        return values.visibility && t(`visibility.${values.visibility}`);
      case 'contact':
        return [`${values.firstName} ${values.lastName}`.trim(), phoneText(values.phone)]
          .filter(Boolean)
          .join(', ');
      case 'bankid':
        return '';
    }
  }

  const start = signInPost('register', targetPath);
  return (
    <PostForm
      {...start}
      hidden={{ ...start.hidden, [KEPT_FIELD]: '1' }}
      className={styles.form}
      onPost={leaveToButtons}
    >
      <CheckAnswers
        title={t('register.steps.answers')}
        changeLabel={t('register.steps.change')}
        linkComponent={linkComponent}
        items={steps
          .filter((step) => step !== 'bankid')
          .map((step) => ({
            question: t(step === 'email' ? 'auth.register.email' : `register.step.${step}.label`),
            answer: answerOf(step) || t('register.steps.none'),
            changeHref: stepHref(step),
          }))}
      />
      <section className={styles.bankid} aria-labelledby="register-bankid">
        <h2 id="register-bankid">{t('auth.register.bankid')}</h2>
        <p className={styles.small}>{t('auth.register.bankid_text')}</p>
        <BankidChoice
          problem={problem}
          sharedComputer={sharedComputer}
          pending={pending}
          wait={wait}
          onChoose={onChoose}
          social={{ ...social, onChoose: onSocial }}
        />
      </section>
      <div className={styles.actions}>
        <Button variant="quiet" size="large" href={backHref} linkComponent={linkComponent}>
          {t('register.steps.back')}
        </Button>
      </div>
    </PostForm>
  );
}
