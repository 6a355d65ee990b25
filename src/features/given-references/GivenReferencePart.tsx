import { Badge, type BadgeProps } from '@vikari/ui-kit/Badge';
import { Button } from '@vikari/ui-kit/Button';
import { Callout } from '@vikari/ui-kit/Callout';
import { ConfirmDialog } from '@vikari/ui-kit/ConfirmDialog';
import { RadioGroup } from '@vikari/ui-kit/RadioGroup';
import { useState } from 'react';
import { ApiError } from '#domain/api/errors';
import type { OwnReferenceRequest } from '#domain/api/givenReferences';
import type { RequestState } from '#domain/givenReferences/givenReference';
import { LANGUAGES, type Language } from '#domain/language';
import { type MessageId, useWords } from '../../i18n/intl';
import { ActionProblem } from '../../lib/forms/ActionProblem';
import { GivenContent, type GivenContentProps } from './GivenContent';
import styles from './givenReferences.module.css';

export interface GivenReferencePartProps
  extends Pick<GivenContentProps, 'applications' | 'onShare' | 'onUnshare' | 'onReadOpenings'> {
  /** The person's name. */
  name: string;
  /** The run is a demo, which sends no mails. */
  demo: boolean;
  /** The newest request to the person; undefined when they were never asked. */
  request: OwnReferenceRequest | undefined;
  /** Each rejects with an `ApiError`. */
  onAsk: (language: Language) => Promise<void>;
  onWithdraw: (id: string) => Promise<void>;
}

const TONE: Readonly<Record<RequestState, BadgeProps['tone']>> = {
  asked: 'info',
  declined: 'neutral',
  withdrawn: 'neutral',
  changed: 'neutral',
  expired: 'neutral',
  given: 'success',
  outdated: 'warning',
  taken_back: 'warning',
};

/** Whether the person can be asked, again or for the first time. */
const mayAsk = (state: RequestState | undefined) =>
  state === undefined || !['asked', 'given', 'declined'].includes(state);

const REFUSED: Readonly<Record<string, MessageId>> = {
  'given_references.refused.own': 'given_references.refused.own',
  'given_references.refused.asked': 'given_references.refused.asked',
  'given_references.refused.declined': 'given_references.refused.declined',
  'given_references.refused.same_address': 'given_references.refused.same_address',
};

/** What to say of a request that was refused. */
function problemOf(error: unknown): MessageId {
  if (!(error instanceof ApiError)) return 'given_references.failed';
  const why = REFUSED[error.fields?.referenceId ?? ''];
  if (why) return why;
  if (error.code === 'forbidden') return 'given_references.refused.forbidden';
  if (error.code === 'rate_limited') return 'given_references.refused.rate_limited';
  return 'given_references.failed';
}

/** What has come of asking one person for a reference, and asking them. */
export function GivenReferencePart(props: GivenReferencePartProps) {
  const { name, demo, request, onAsk, onWithdraw } = props;
  const { t, intl, language } = useWords();
  const [open, setOpen] = useState<'ask' | 'withdraw' | null>(null);
  const [mailed, setMailed] = useState<Language>(language);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<MessageId | null>(null);
  const state = request?.state;
  // Asked or withdrawn meanwhile, although the answer was lost: there is nothing to press any more
  if (open === 'ask' ? !mayAsk(state) : open === 'withdraw' && state !== 'asked') setOpen(null);
  const day = (at: string) => intl.formatDate(at, { dateStyle: 'long' });

  async function act(work: () => Promise<void>) {
    setBusy(true);
    setProblem(null);
    try {
      await work();
      setOpen(null);
    } catch (error) {
      setProblem(problemOf(error));
    }
    setBusy(false);
  }

  function show(what: 'ask' | 'withdraw') {
    setProblem(null);
    setOpen(what);
  }

  const failed = <ActionProblem>{problem && <p>{t(problem)}</p>}</ActionProblem>;
  return (
    <div className={styles.part}>
      {request && state && (
        <>
          <p className={`${styles.state} ${styles.text}`}>
            <Badge tone={TONE[state]}>{t(`given_references.state.${state}`)}</Badge>
            <span>
              {t(`given_references.${state}`, {
                asked: day(request.askedAt),
                until: day(request.given?.validTo ?? request.expiresAt),
                given: day(request.given?.givenAt ?? request.askedAt),
                at: day(request.given?.takenBackAt ?? request.askedAt),
              })}
            </span>
          </p>
          {state === 'given' && <Counted request={request} />}
          {state === 'given' && <GivenContent {...props} request={request} />}
          {state === 'asked' && (
            <Button size="small" variant="secondary" onClick={() => show('withdraw')}>
              {t('given_references.withdraw')}
            </Button>
          )}
        </>
      )}
      {mayAsk(state) && (
        <Button size="small" variant="secondary" onClick={() => show('ask')}>
          {t(state === undefined ? 'given_references.ask' : 'given_references.ask.again')}
        </Button>
      )}
      <ConfirmDialog
        open={open === 'ask'}
        title={t('given_references.ask.title', { name })}
        confirmLabel={t('given_references.ask.send')}
        cancelLabel={t('given_references.ask.cancel')}
        loading={busy}
        onConfirm={() => void act(() => onAsk(mailed))}
        onClose={() => !busy && setOpen(null)}
      >
        <div className={styles.part}>
          <p>{t('given_references.ask.text', { name })}</p>
          <p>{t('given_references.ask.spare')}</p>
          {demo && <p>{t('given_references.ask.demo')}</p>}
          <RadioGroup
            label={t('given_references.ask.language')}
            direction="row"
            value={mailed}
            onValueChange={setMailed}
            options={LANGUAGES.map((id) => ({
              id,
              label: t(`given_references.ask.language.${id}`),
            }))}
          />
          {failed}
        </div>
      </ConfirmDialog>
      <ConfirmDialog
        open={open === 'withdraw'}
        destructive
        title={t('given_references.withdraw.title')}
        confirmLabel={t('given_references.withdraw')}
        cancelLabel={t('given_references.ask.cancel')}
        loading={busy}
        onConfirm={() => void act(async () => request && onWithdraw(request.id))}
        onClose={() => !busy && setOpen(null)}
      >
        <p>{t('given_references.withdraw.text', { name })}</p>
        {failed}
      </ConfirmDialog>
    </div>
  );
}

/** Whether a given reference counts as one of the two, and why not. */
function Counted({ request: { name, given } }: { request: OwnReferenceRequest }) {
  const { t } = useWords();
  if (!given) return null;
  if (given.nameDiffers) {
    return (
      <Callout tone="warning">
        <p>{t('given_references.differs', { name })}</p>
      </Callout>
    );
  }
  return (
    <p className={styles.text}>
      {t(given.counts ? 'given_references.enough' : 'given_references.uncounted')}
    </p>
  );
}
