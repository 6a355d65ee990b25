import { Button, type LinkComponent } from '@vikari/ui-kit/Button';
import { Callout } from '@vikari/ui-kit/Callout';
import { Icon } from '@vikari/ui-kit/Icon';
import { Spinner } from '@vikari/ui-kit/Spinner';
import { type BankidPurpose, signsIn } from '#domain/signIn/bankidRequests';
import {
  pageForProblem,
  type SignInProblem,
  type SignInPurpose,
} from '#domain/signIn/signInProblem';
import { useWords } from '../../i18n/intl';
import { toneOf } from './authProblem';
import styles from './BankidReturnView.module.css';

export interface BankidReturnViewProps {
  /** The purpose of the authorization request. */
  purpose: BankidPurpose;
  /** null while the answer is being processed. */
  problem: SignInProblem | null;
  /** The user's first name once they are signed in. */
  firstName: string | null;
  hrefs: Record<SignInPurpose, string>;
  /** The page that a signed-in user came from. */
  back: string;
  linkComponent: LinkComponent;
}

/** The links after a return that failed. */
function Ways({ problem, ...props }: BankidReturnViewProps & { problem: SignInProblem }) {
  const { purpose, hrefs, back, linkComponent } = props;
  const { t } = useWords();
  if (!signsIn(purpose)) {
    return (
      <Button href={back} linkComponent={linkComponent}>
        {t('auth.return.back')}
      </Button>
    );
  }
  const way = pageForProblem(problem, purpose);
  const other = way === 'login' ? 'register' : 'login';
  return (
    <>
      <Button href={hrefs[way]} linkComponent={linkComponent}>
        {t(way === purpose ? 'auth.return.again' : `auth.return.${way}`)}
      </Button>
      <Button variant="quiet" href={hrefs[other]} linkComponent={linkComponent}>
        {t(`auth.return.${other}`)}
      </Button>
    </>
  );
}

/** The problem of a failed return, and the next steps. */
function Stopped({ problem, ...props }: BankidReturnViewProps & { problem: SignInProblem }) {
  const { t } = useWords();
  return (
    <div className={styles.page}>
      <h1 className="vk-visually-hidden">{t('auth.return.stopped')}</h1>
      <div role="alert" className={styles.problem}>
        <Callout
          tone={toneOf(problem)}
          headingLevel={2}
          title={t(`auth.problem.${problem}.title`)}
          actions={<Ways {...props} problem={problem} />}
        >
          <p>{t(`auth.problem.${problem}.text`)}</p>
        </Callout>
      </div>
    </div>
  );
}

/** The answer is being processed; a welcome once the user is signed in. */
function Finishing({ firstName, purpose }: Pick<BankidReturnViewProps, 'firstName' | 'purpose'>) {
  const { t } = useWords();
  // A user who was signed in before is not welcomed
  const name = signsIn(purpose) ? firstName : null;
  const finishing = signsIn(purpose) ? 'auth.return.finishing' : 'auth.return.confirming';
  return (
    <div className={styles.page}>
      <div role="status" className={styles.status}>
        <span className={styles.sign}>
          {name === null ? <Spinner size="large" /> : <Icon name="success" size="large" />}
        </span>
        <h1>{name === null ? t(finishing) : t('auth.return.welcome', { firstName: name })}</h1>
        <p>{t(name === null ? 'auth.return.wait' : 'auth.return.moving_on')}</p>
      </div>
      <noscript>
        <p>{t('auth.return.needs_script')}</p>
      </noscript>
    </div>
  );
}

/** Shown in BankID's window when the browser does not let it close itself. */
export function WindowDone() {
  const { t } = useWords();
  return (
    <div className={styles.page}>
      <div role="status" className={styles.status}>
        <span className={styles.sign}>
          <Icon name="success" size="large" />
        </span>
        <h1>{t('auth.window.done')}</h1>
        <p>{t('auth.window.done.text')}</p>
      </div>
    </div>
  );
}

/** The return from BankID: in progress, welcome, or the problem and the next steps. */
export function BankidReturnView(props: BankidReturnViewProps) {
  const { problem, firstName, purpose } = props;
  return problem === null ? (
    <Finishing firstName={firstName} purpose={purpose} />
  ) : (
    <Stopped {...props} problem={problem} />
  );
}
