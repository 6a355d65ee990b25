import { Button } from '@vikari/ui-kit/Button';
import { Callout } from '@vikari/ui-kit/Callout';
import { ConfirmDialog } from '@vikari/ui-kit/ConfirmDialog';
import { ErrorState } from '@vikari/ui-kit/ErrorState';
import { Skeleton } from '@vikari/ui-kit/Skeleton';
import { Stack } from '@vikari/ui-kit/Stack';
import { TextField } from '@vikari/ui-kit/TextField';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { CalendarAddress } from '#domain/api/planning';
import { useWords } from '../../i18n/intl';
import { copyText } from '../../lib/copyText';
import { instantText } from '../../lib/dates';
import { moveFocus, pressedAt } from '../../lib/focus/moveFocus';
import { ActionProblem } from '../../lib/forms/ActionProblem';
import type { Proof } from '../../session/proof';
import styles from './planner.module.css';

export interface CalendarAddressViewProps {
  /** null: there is none; undefined while that is being read. */
  address: CalendarAddress | null | undefined;
  /** Set when it could not be read. */
  onRetry: (() => void) | null;
  /** The address, while it is the one that this page has made. */
  url: string | null;
  busy: boolean;
  failed: boolean;
  /** How the account's owner has to show first that it is theirs; null where nothing is asked for. */
  proof: Proof | null;
  /** Leaves for that. Rejects when it cannot be reached. */
  onProof: () => Promise<void>;
  /** Resolves to whether it succeeded, as `onRevoke` does. */
  onMake: () => Promise<boolean>;
  onRevoke: () => Promise<boolean>;
}

/** The secret address at which calendars read the plan: made, copied, replaced, revoked. */
export function CalendarAddressView(props: CalendarAddressViewProps) {
  const { address, onRetry, url, busy, failed, proof, onMake, onRevoke } = props;
  const { t, intl } = useWords();
  const status = useRef<HTMLParagraphElement>(null);
  const opener = useRef<Element>(null);
  /** Where the call that is on its way was pressed. */
  const from = useRef<readonly Element[]>([]);
  const [asking, setAsking] = useState<'replace' | 'revoke' | null>(null);
  if (onRetry) {
    return (
      <ErrorState
        title={t('planner.calendar.failed')}
        retry={{ label: t('planner.retry'), onRetry }}
      />
    );
  }
  if (address === undefined) return <Skeleton />;
  const working = { loading: busy, loadingLabel: t('planner.calendar.working') };

  function ask(what: 'replace' | 'revoke') {
    opener.current = document.activeElement;
    setAsking(what);
  }

  function handleMake(by: Element | null) {
    from.current = pressedAt(by);
    void onMake();
  }

  async function handleRevoke() {
    const pressed = pressedAt(opener.current);
    from.current = pressed;
    // The pressed button has been removed
    if (await onRevoke()) moveFocus(status.current, pressed);
  }

  return (
    <div className={styles.part}>
      <p ref={status} role="status" tabIndex={-1} className={styles.text}>
        {url !== null
          ? t('planner.calendar.made')
          : address
            ? [
                t('planner.calendar.since', { when: instantText(intl, address.createdAt) }),
                address.device !== null && t('planner.calendar.device', { device: address.device }),
              ]
                .filter(Boolean)
                .join(' ')
            : t('planner.calendar.none')}
      </p>
      {url !== null && <MadeAddress key={url} url={url} from={from} />}
      <ActionProblem>
        {failed && proof === null && (
          <Callout tone="danger">{t('planner.calendar.failed')}</Callout>
        )}
      </ActionProblem>
      {proof !== null && <ProofNote proof={proof} onProof={props.onProof} from={from} />}
      <Stack direction="row" spacing={2} columnSpacing={3}>
        {address ? (
          <>
            <Button variant="secondary" {...working} onClick={() => ask('replace')}>
              {t('planner.calendar.replace')}
            </Button>
            <Button variant="quiet" disabled={busy} onClick={() => ask('revoke')}>
              {t('planner.calendar.revoke')}
            </Button>
          </>
        ) : (
          <Button variant="secondary" {...working} onClick={() => handleMake(null)}>
            {t('planner.calendar.make')}
          </Button>
        )}
      </Stack>
      <ConfirmDialog
        open={asking !== null}
        destructive
        title={t(`planner.calendar.${asking ?? 'replace'}.title`)}
        confirmLabel={t(`planner.calendar.${asking ?? 'replace'}`)}
        cancelLabel={t('planner.calendar.cancel')}
        onClose={() => setAsking(null)}
        onConfirm={() => {
          setAsking(null);
          if (asking === 'revoke') void handleRevoke();
          else handleMake(opener.current);
        }}
      >
        <p>{t('planner.calendar.stops')}</p>
      </ConfirmDialog>
    </div>
  );
}

/** Where the call that a part comes of was pressed. */
interface CameOf {
  from: RefObject<readonly Element[]>;
}

/** That the owner has to show themselves first; it takes the focus when it appears. */
function ProofNote(props: CameOf & { proof: Proof; onProof: () => Promise<void> }) {
  const { proof, onProof, from } = props;
  const { t } = useWords();
  const note = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  useEffect(() => moveFocus(note.current, from.current), [from]);

  async function handleProof() {
    setState('busy');
    // The page that has been left may be returned to as it was
    await onProof().then(
      () => setState('idle'),
      () => setState('failed'),
    );
  }

  return (
    <Callout
      ref={note}
      tabIndex={-1}
      role="group"
      aria-label={t('planner.calendar.proof.title')}
      tone="info"
      title={t('planner.calendar.proof.title')}
      actions={
        <Button
          loading={state === 'busy'}
          loadingLabel={t('planner.calendar.working')}
          onClick={() => void handleProof()}
        >
          {t(`planner.calendar.proof.${proof}`)}
        </Button>
      }
    >
      <p>{t('planner.calendar.proof.text')}</p>
      <ActionProblem>{state === 'failed' && <p>{t('planner.calendar.failed')}</p>}</ActionProblem>
    </Callout>
  );
}

/** The address that has just been made, this one time. */
function MadeAddress({ url, from }: CameOf & { url: string }) {
  const { t } = useWords();
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'not_copied' | null>(null);

  // It is shown this one time: a screen reader's user must reach it
  useEffect(() => moveFocus(field.current, from.current), [from]);

  async function handleCopy() {
    setOutcome(null);
    const copied = await copyText(url);
    if (!copied) field.current?.select();
    setOutcome(copied ? 'copied' : 'not_copied');
  }

  return (
    <>
      <TextField
        ref={field}
        label={t('planner.calendar.address')}
        readOnly
        value={url}
        className={styles.address}
        autoComplete="off"
        onFocus={(event) => event.target.select()}
      />
      <Stack direction="row" spacing={2} columnSpacing={3}>
        <Button onClick={handleCopy}>{t('planner.calendar.copy')}</Button>
      </Stack>
      <p role="status" className={styles.text}>
        {outcome && t(`planner.calendar.${outcome}`)}
      </p>
    </>
  );
}
