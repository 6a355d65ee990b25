import { Button, type LinkComponent } from '@vikari/ui-kit/Button';
import { Callout } from '@vikari/ui-kit/Callout';
import { Card } from '@vikari/ui-kit/Card';
import { PageLayout } from '@vikari/ui-kit/PageLayout';
import { Skeleton } from '@vikari/ui-kit/Skeleton';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { ResponseOf } from '#domain/api/endpoint';
import type { ReferenceReceipt, readReferenceRequest } from '#domain/api/givenReferences';
import type { GivenAnswers, LinkResult, SignedAct } from '#domain/givenReferences/givenReference';
import { GIVEN_REFERENCE_PATH } from '#domain/givenReferences/givenReferencePath';
import { useWords } from '../../i18n/intl';
import { PostForm } from '../../lib/forms/PostForm';
import { lazyPart } from '../../lib/late/lazyPart';
import { AnswerList } from './AnswerList';
import styles from './givenReferences.module.css';
import type { RefereeFormProps } from './RefereeForm';
import type { RefereeSigningProps } from './RefereeSigning';
import type { RefereeWithoutScriptProps } from './RefereeWithoutScript';

/** What is read first comes first. What is filled in needs a script, and is not there before it. */
const RefereeForm = lazyPart(async () => (await import('./refereeParts')).RefereeForm, {
  server: 'nothing',
});
const RefereeSigning = lazyPart(async () => (await import('./RefereeSigning')).RefereeSigning, {
  server: 'nothing',
});

/** The same without a script, all of it in a `noscript`: it takes no part in a page that has one. */
const RefereeWithoutScript = lazyPart(
  async () => (await import('./refereeParts')).RefereeWithoutScript,
  { server: 'whole' },
);

/** The steps before signing. */
export const REFEREE_STEPS = ['answer', 'check'] as const;
export type RefereeStep = (typeof REFEREE_STEPS)[number];

/** What a link's page is about. */
type LinkedRequest = NonNullable<ResponseOf<typeof readReferenceRequest>['request']>;

/** What the page shows: what came of an act, why there is nothing, or the request. */
export type RefereeState =
  | { is: 'result'; result: Exclude<LinkResult, 'unknown' | 'failed'> }
  | { is: 'unknown' | 'failed' | 'own' }
  | { is: 'open' | 'given'; request: LinkedRequest };

export interface RefereeViewProps
  extends Pick<RefereeSigningProps, 'onCode'>,
    Pick<RefereeFormProps, 'draft'> {
  state: RefereeState;
  /** The link's secret id; null for an address without one. */
  token: string | null;
  /** What a form without a script has begun, and what went wrong with it; null for nothing. */
  posted: Pick<RefereeWithoutScriptProps, 'signing' | 'problem'>;
  /** Answers that this tab has kept, which were read through already; null for none. */
  kept: GivenAnswers | null;
  /** What was just given; null for what is not known any more. */
  receipt: ReferenceReceipt | null;
  /** The answers are whole, and are read through next. */
  onAnswered: (answers: GivenAnswers) => void;
  /** They say no: nothing that was typed is kept. */
  onDecline: () => void;
  /** The step that the address names; null for none. Without answers only the first is shown. */
  step: RefereeStep | null;
  /** Goes to a step, so that Back comes back from it. */
  onStep: (step: RefereeStep) => void;
  /** `YYYY-MM-DD` in Stockholm. */
  today: string;
  hrefs: { account: string; privacy: string };
  linkComponent: LinkComponent;
  /** As of `RefereeSigning`; the answers are null where the reference is taken back. */
  onBankid: (
    answers: GivenAnswers | null,
    ...device: Parameters<RefereeSigningProps['onBankid']>
  ) => Promise<void>;
  onMailCode: (answers: GivenAnswers | null) => Promise<string>;
}

/** The page of a referee's link: with or without an account, in the language of the page. */
export function RefereeView(props: RefereeViewProps) {
  const { state, receipt, hrefs, linkComponent } = props;
  const { t } = useWords();
  if (state.is === 'open') return <Open {...props} request={state.request} />;
  if (state.is === 'given') return <Given {...props} request={state.request} />;
  if (receipt) return <Receipt receipt={receipt} />;
  const words = state.is === 'result' ? (`result.${state.result}` as const) : state.is;
  return (
    <PageLayout maxWidth="xs" padding="large" spacing={0}>
      <Card padding="large" className={styles.part}>
        <h1>{t(`referee.${words}.title`)}</h1>
        <p>{t(`referee.${words}.text`)}</p>
        {state.is === 'own' && (
          <Button href={hrefs.account} linkComponent={linkComponent}>
            {t('referee.own.account')}
          </Button>
        )}
      </Card>
    </PageLayout>
  );
}

type LinkProps = RefereeViewProps & { request: LinkedRequest };

/** A request that can be answered: answer, read through, sign. */
function Open(props: LinkProps) {
  const { request, kept, today, token, hrefs, linkComponent: Link } = props;
  const { draft, onAnswered, onDecline, onStep, onBankid, onMailCode, onCode } = props;
  const { candidateName: name, workplace, name: referee, expiresAt, codeTo } = request;
  const { t, intl } = useWords();
  const [answers, setAnswers] = useState(kept);
  const step = answers === null ? 'answer' : (props.step ?? (kept ? 'check' : 'answer'));
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  // A step is a new page to whoever hears it
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);

  return (
    <PageLayout maxWidth="sm" padding="large" spacing={6}>
      <h1>{t('referee.open.title', { name })}</h1>
      <div className={styles.part}>
        <p className={styles.text}>{t('referee.open.text', { name, referee, workplace })}</p>
        <p className={styles.text}>{t('referee.open.who', { name })}</p>
        <p className={styles.text}>
          {t('referee.open.until', { until: intl.formatDate(expiresAt, { dateStyle: 'long' }) })}
        </p>
        <Link href={hrefs.privacy}>{t('referee.open.privacy')}</Link>
      </div>
      <h2 ref={heading} tabIndex={-1}>
        {t(step === 'answer' ? 'referee.form.title' : 'referee.check.title')}
      </h2>
      <WithoutScript {...props} act="give" />
      {step === 'answer' || answers === null ? (
        <Suspense fallback={<Skeleton shape="block" height="20rem" />}>
          <RefereeForm
            name={name}
            answers={answers}
            today={today}
            // What was read through is there already: reading it anew would count as a change
            draft={draft && answers !== null ? { ...draft, read: async () => null } : draft}
            // What was read through is no longer what is signed
            onChange={() => setAnswers(null)}
            onDone={(done) => {
              onAnswered(done);
              setAnswers(done);
              onStep('check');
            }}
          />
        </Suspense>
      ) : (
        <div className={styles.form}>
          <p className={styles.text}>{t('referee.check.text')}</p>
          <AnswerList answers={answers} />
          <div>
            <Button variant="secondary" onClick={() => onStep('answer')}>
              {t('referee.check.back')}
            </Button>
          </div>
          <section className={styles.part}>
            <h2>{t('referee.sign.title')}</h2>
            <Suspense fallback={<Skeleton shape="block" height="20rem" />}>
              <RefereeSigning
                act="give"
                codeTo={codeTo}
                onBankid={(device) => onBankid(answers, device)}
                onMailCode={() => onMailCode(answers)}
                onCode={onCode}
              />
            </Suspense>
          </section>
        </div>
      )}
      <Callout tone="info">
        <div className={styles.row}>
          <span>{t('referee.decline.text')}</span>
          <PostForm action={GIVEN_REFERENCE_PATH} hidden={{ token }} onSubmit={onDecline}>
            <Button type="submit" size="small" variant="quiet">
              {t('referee.decline')}
            </Button>
          </PostForm>
        </div>
      </Callout>
    </PageLayout>
  );
}

/** A reference that is given, which its referee may take back. */
function Given(props: LinkProps) {
  const { request, onBankid, onMailCode, onCode } = props;
  const { candidateName: name, givenAt, validTo, codeTo } = request;
  const { t, intl } = useWords();
  const day = (at: string | null) => (at ? intl.formatDate(at, { dateStyle: 'long' }) : '');
  return (
    <PageLayout maxWidth="sm" padding="large" spacing={6}>
      <h1>{t('referee.given.title')}</h1>
      <p className={styles.text}>
        {t('referee.given.text', { name, given: day(givenAt), until: day(validTo) })}
      </p>
      <section className={styles.part}>
        <h2>{t('referee.given.take_back')}</h2>
        <p className={styles.text}>{t('referee.given.take_back.text')}</p>
        <Suspense fallback={<Skeleton shape="block" height="20rem" />}>
          <RefereeSigning
            act="take_back"
            codeTo={codeTo}
            onBankid={(device) => onBankid(null, device)}
            onMailCode={() => onMailCode(null)}
            onCode={onCode}
          />
        </Suspense>
        <WithoutScript {...props} act="take_back" />
      </section>
    </PageLayout>
  );
}

/** Nobody who can run a script reads it: a browser with one takes it for text. */
function WithoutScript(props: LinkProps & { act: SignedAct }) {
  const { act, request, token, today, posted } = props;
  const { candidateName: name, codeTo, begun } = request;
  const { t } = useWords();
  if (token === null) return null;
  return (
    <noscript>
      <p>{t('referee.form.without_script')}</p>
      <Suspense>
        <RefereeWithoutScript {...{ act, token, name, codeTo, begun, today }} {...posted} />
      </Suspense>
    </noscript>
  );
}

/** What was just given: the same as the mail says, and the answers, which are in no mail. */
function Receipt({ receipt }: { receipt: ReferenceReceipt }) {
  const { candidateName: name, validTo, way, signedBy, answers } = receipt;
  const { t, intl } = useWords();
  return (
    <PageLayout maxWidth="sm" padding="large" spacing={6}>
      <h1>{t('referee.result.given.title')}</h1>
      <div className={styles.part}>
        <p className={styles.text}>
          {t('referee.receipt.text', {
            name,
            until: intl.formatDate(validTo, { dateStyle: 'long' }),
          })}
        </p>
        <p className={styles.text}>
          {t(`referee.receipt.signed.${way}`, { name: signedBy ?? '' })}
        </p>
        <p className={styles.text}>{t('referee.receipt.take_back')}</p>
      </div>
      <section className={styles.part}>
        <h2>{t('referee.receipt.answers')}</h2>
        <AnswerList answers={answers} />
        <p className={styles.text}>{t('referee.receipt.once')}</p>
      </section>
    </PageLayout>
  );
}
