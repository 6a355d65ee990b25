import { Card } from '@vikari/ui-kit/Card';
import { ErrorState } from '@vikari/ui-kit/ErrorState';
import { Stepper } from '@vikari/ui-kit/Stepper';
import {
  isOpenStep,
  type RegisterStep,
  stepBefore,
  stepsOfType,
} from '#domain/candidates/registrationSteps';
import type { SignInProblem } from '#domain/signIn/signInProblem';
import { useWords } from '../../../i18n/intl';
import { ArrivalNote } from '../ArrivalNote';
import { AuthNotes } from '../AuthNotes';
import { type LinkOutcome, SendLink } from '../SendLink';
import { BankidStep, type BankidStepProps } from './BankidStep';
import styles from './RegisterSteps.module.css';
import { StepForm, type StepFormProps } from './StepForm';

type FormPart = Omit<StepFormProps, 'step' | 'backHref' | 'isRefused'>;
type BankidPart = Pick<BankidStepProps, 'pending' | 'wait' | 'social' | 'onChoose' | 'onSocial'>;

export interface RegisterStepsViewProps extends FormPart {
  step: RegisterStep;
  /** The completed pages. */
  done: readonly string[];
  bankid: BankidPart;
  /** Why the user was sent to this page; null without a reason. */
  arrival: SignInProblem | null;
  /** Set when the options could not be read. */
  onRetryOptions: (() => void) | null;
  /** Mails a link for continuing on another device; null before there is an address. */
  onSendLink: (() => Promise<LinkOutcome>) | null;
  stepHref: (step: RegisterStep) => string;
  loginHref: string;
  onePageHref: string;
  demo: boolean;
}

/** Registering, with one page for each step. */
export function RegisterStepsView(props: RegisterStepsViewProps) {
  const { step, done, bankid, arrival, onRetryOptions, onSendLink, stepHref, ...rest } = props;
  const { loginHref, onePageHref, demo, ...form } = rest;
  const { initialValues: values, linkComponent: Link } = form;
  const { t } = useWords();
  const steps = stepsOfType(values.type);
  const before = stepBefore(step, values.type);
  const isRefused = arrival === 'incomplete';
  return (
    <div className={styles.page}>
      <Stepper
        current={step}
        linkComponent={Link}
        items={steps.map((id) => ({
          id,
          label: t(`register.step.${id}.label`),
          state: done.includes(id) ? 'complete' : 'incomplete',
          ...(id !== step && isOpenStep(id, values.type, done) && { href: stepHref(id) }),
        }))}
        labels={{
          nav: t('register.steps.nav'),
          position: (at, count) => t('register.steps.position', { step: at, count }),
          states: {
            complete: t('register.steps.state.complete'),
            incomplete: t('register.steps.state.incomplete'),
            error: t('register.steps.state.error'),
          },
        }}
      />
      <div className={styles.main}>
        <header className={styles.head}>
          <h1>{t(`register.step.${step}.title`)}</h1>
          <p className={styles.text}>{t(`register.step.${step}.text`)}</p>
        </header>
        <Card padding="large" className={styles.card}>
          {arrival && (step === 'bankid' || !isRefused) && <ArrivalNote problem={arrival} />}
          {onRetryOptions ? (
            <ErrorState
              title={t('auth.register.options_failed')}
              retry={{ label: t('auth.register.retry'), onRetry: onRetryOptions }}
            />
          ) : step === 'bankid' ? (
            <BankidStep
              {...bankid}
              steps={steps}
              values={values}
              options={form.options ?? form.firstOptions}
              targetPath={form.targetPath}
              sharedComputer={form.sharedComputer}
              problem={form.problem}
              stepHref={stepHref}
              backHref={stepHref(before ?? 'email')}
              linkComponent={Link}
            />
          ) : (
            <StepForm
              {...form}
              step={step}
              isRefused={isRefused}
              backHref={before && stepHref(before)}
            />
          )}
          {onSendLink && <SendLink email={values.email} onSend={onSendLink} />}
          <AuthNotes demo={demo} />
        </Card>
        <p className={styles.elsewhere}>
          <Link href={onePageHref}>{t('register.steps.one_page')}</Link>
          <span>
            <span>{`${t('auth.register.have_account')} `}</span>
            <Link href={loginHref}>{t('auth.register.login')}</Link>
          </span>
        </p>
      </div>
    </div>
  );
}
