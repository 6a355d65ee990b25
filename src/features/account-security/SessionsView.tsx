import { Badge } from '@vikari/ui-kit/Badge';
import { Button } from '@vikari/ui-kit/Button';
import { Card } from '@vikari/ui-kit/Card';
import { ConfirmDialog } from '@vikari/ui-kit/ConfirmDialog';
import { Icon } from '@vikari/ui-kit/Icon';
import { Stack } from '@vikari/ui-kit/Stack';
import { Text } from '@vikari/ui-kit/Text';
import { useRef, useState } from 'react';
import type { ErrorCode } from '#domain/api/errors';
import type { SessionSummary } from '#domain/api/sessions';
import { useWords } from '../../i18n/intl';
import { instantText } from '../../lib/dates';
import { moveFocus, pressedAt } from '../../lib/focus/moveFocus';
import { IntegritySection } from './IntegritySection';
import styles from './integrity.module.css';
import { ProblemNote } from './ProblemNote';
import { SectionState } from './SectionState';

export interface SessionsViewProps {
  /** undefined while they are being read. */
  sessions: readonly SessionSummary[] | undefined;
  /** Set when they could not be read. */
  onRetry: (() => void) | null;
  /** The session that is being ended; `everywhere` for all. */
  ending: string | null;
  problem: ErrorCode | null;
  /** Ends a session; resolves to whether it was ended. */
  onEnd: (session: SessionSummary) => Promise<boolean>;
  onEndAll: () => void;
}

/** Handheld devices. */
const HANDHELD = /Android|iPhone|iPad|iOS/;

/** The candidate's sessions; each other one can be ended. */
export function SessionsView(props: SessionsViewProps) {
  const { sessions, onRetry, ending, problem, onEnd, onEndAll } = props;
  const { t } = useWords();
  const [ended, setEnded] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  const nameOf = ({ device }: SessionSummary) => device ?? t('integrity.sessions.unknown');

  async function handleEnd(session: SessionSummary) {
    setEnded(null);
    const from = pressedAt();
    if (!(await onEnd(session))) return;
    setEnded(nameOf(session));
    // The pressed button has been removed
    moveFocus(status.current, from);
  }

  return (
    <IntegritySection title={t('integrity.sessions.title')} text={t('integrity.sessions.text')}>
      {sessions === undefined ? (
        <SectionState onRetry={onRetry} />
      ) : (
        <>
          <Card padding="none">
            <ul aria-label={t('integrity.sessions.list')}>
              {sessions.map((session) => (
                <SessionRow
                  key={session.id}
                  session={session}
                  name={nameOf(session)}
                  ending={ending === session.id}
                  onEnd={() => void handleEnd(session)}
                />
              ))}
            </ul>
          </Card>
          <p ref={status} role="status" tabIndex={-1}>
            {[
              ended !== null && t('integrity.sessions.ended', { device: ended }),
              sessions.every(({ current }) => current) && t('integrity.sessions.only'),
            ]
              .filter(Boolean)
              .join(' ')}
          </p>
          <ProblemNote problem={problem} />
          <div className={styles.actions}>
            <Button
              variant="secondary"
              startIcon={<Icon name="logout" />}
              loading={ending === 'everywhere'}
              loadingLabel={t('integrity.sessions.ending')}
              onClick={() => setAsking(true)}
            >
              {t('integrity.sessions.everywhere')}
            </Button>
          </div>
        </>
      )}
      <ConfirmDialog
        open={asking}
        title={t('auth.everywhere.title')}
        confirmLabel={t('auth.everywhere.confirm')}
        cancelLabel={t('auth.everywhere.cancel')}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onEndAll();
        }}
      >
        {t('auth.everywhere.text')}
      </ConfirmDialog>
    </IntegritySection>
  );
}

interface SessionRowProps {
  session: SessionSummary;
  name: string;
  ending: boolean;
  onEnd: () => void;
}

function SessionRow({ session, name, ending, onEnd }: SessionRowProps) {
  const { t, intl } = useWords();
  const { current, sharedComputer, createdAt, lastSeenAt } = session;
  return (
    <li className={styles.row}>
      <Icon name={HANDHELD.test(name) ? 'phone' : 'globe'} className={styles.icon} />
      <div className={styles.facts}>
        <Stack element="p" direction="row" spacing={1} columnSpacing={2} alignItems="center">
          <strong>{name}</strong>
          {current && <Badge tone="brand">{t('integrity.sessions.current')}</Badge>}
          {sharedComputer && <Badge tone="warning">{t('integrity.sessions.shared')}</Badge>}
        </Stack>
        <Text variant="small" tone="muted">
          {`${
            current
              ? t('integrity.sessions.now')
              : t('integrity.sessions.last_seen', { when: instantText(intl, lastSeenAt) })
          }\u00a0· ${t('integrity.sessions.since', { when: instantText(intl, createdAt) })}`}
        </Text>
      </div>
      {!current && (
        <Button
          variant="secondary"
          size="small"
          loading={ending}
          loadingLabel={t('integrity.sessions.ending')}
          onClick={onEnd}
        >
          <span>{t('integrity.sessions.end')}</span>
          <span className="vk-visually-hidden">{`: ${name}`}</span>
        </Button>
      )}
    </li>
  );
}
