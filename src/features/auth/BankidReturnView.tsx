import { Button, type LinkComponent } from '@vikari/ui-kit/Button';
import { Callout } from '@vikari/ui-kit/Callout';
import { Icon } from '@vikari/ui-kit/Icon';
import { Spinner } from '@vikari/ui-kit/Spinner';
import { type SignInProblem, type SignInPurpose, wayOn } from '#domain/signInProblem';
import { useWords } from '../../i18n/intl';
import { toneOf } from './authProblem';
import styles from './BankidReturnView.module.css';

export interface BankidReturnViewProps {
  /** What the person had left for. */
  purpose: SignInPurpose;
  /** null while it is being finished. */
  problem: SignInProblem | null;
  /** The person's first name once they are signed in. */
  firstName: string | null;
  hrefs: Record<SignInPurpose, string>;
  linkComponent: LinkComponent;
}

/** What stopped the return, and the way on. */
function Stopped({ problem, ...props }: BankidReturnViewProps & { problem: SignInProblem }) {
  const { purpose, hrefs, linkComponent } = props;
  const { t } = useWords();
  const way = wayOn(problem, purpose);
  const other = way === 'login' ? 'register' : 'login';
  return (
    <div className={styles.page}>
      <h1 className="vk-visually-hidden">{t('auth.return.stopped')}</h1>
      <div role="alert" className={styles.problem}>
        <Callout
          tone={toneOf(problem)}
          headingLevel={2}
          title={t(`auth.problem.${problem}.title`)}
          actions={
            <>
              <Button href={hrefs[way]} linkComponent={linkComponent}>
                {t(way === purpose ? 'auth.return.again' : `auth.return.${way}`)}
              </Button>
              <Button variant="quiet" href={hrefs[other]} linkComponent={linkComponent}>
                {t(`auth.return.${other}`)}
              </Button>
            </>
          }
        >
          <p>{t(`auth.problem.${problem}.text`)}</p>
        </Callout>
      </div>
    </div>
  );
}

/** The answer is being finished; a welcome once the person is signed in. */
function Finishing({ firstName }: Pick<BankidReturnViewProps, 'firstName'>) {
  const { t } = useWords();
  return (
    <div className={styles.page}>
      <div role="status" className={styles.status}>
        <span className={styles.sign}>
          {firstName === null ? <Spinner size="large" /> : <Icon name="success" size="large" />}
        </span>
        <h1>
          {firstName === null
            ? t('auth.return.finishing')
            : t('auth.return.welcome', { firstName })}
        </h1>
        <p>{t(firstName === null ? 'auth.return.wait' : 'auth.return.moving_on')}</p>
      </div>
      <noscript>
        <p>{t('auth.return.needs_script')}</p>
      </noscript>
    </div>
  );
}

/** The return from BankID: under way, welcome, or what went wrong and the way on. */
export function BankidReturnView(props: BankidReturnViewProps) {
  const { problem, firstName } = props;
  return problem === null ? (
    <Finishing firstName={firstName} />
  ) : (
    <Stopped {...props} problem={problem} />
  );
}
