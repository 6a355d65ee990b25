import { Avatar } from '@vikari/ui-kit/Avatar';
import type { LinkComponent } from '@vikari/ui-kit/Button';
import { Icon } from '@vikari/ui-kit/Icon';
import { IconButton } from '@vikari/ui-kit/IconButton';
import { Menu, type MenuEntry } from '@vikari/ui-kit/Menu';
import { PresenceDot } from '@vikari/ui-kit/PresenceDot';
import { useEffect, useState } from 'react';
import type { IntlShape } from 'react-intl';
import type { Chat } from '#domain/chat/chat';
import type { JobSummary } from '#domain/jobs/job';
import { useWords } from '../../i18n/intl';
import { dayOfInstant, dayText } from '../../lib/dates';
import { FIRST_FOCUS } from '../../lib/focus/firstFocus';
import { JobTitle } from '../../lib/jobText/JobTitle';
import { placeText } from '../../lib/jobText/jobText';
import styles from './messages.module.css';

/** An instant as "14:05" on the same day, otherwise as its day. @param today - `YYYY-MM-DD`. */
function whenText(intl: IntlShape, instant: string, today: string): string {
  const day = dayOfInstant(instant);
  if (day !== today) return dayText(intl, day);
  return intl.formatTime(instant, { hour: '2-digit', minute: '2-digit' });
}

export interface ThreadHeadProps {
  chat: Chat;
  messagesHref: string;
  jobHref: (job: JobSummary) => string;
  applicationHref: (applicationId: string) => string;
  linkComponent: LinkComponent;
  /** Today in Stockholm, `YYYY-MM-DD`. */
  today: string;
  /** What else can be done with the chat. */
  actions: readonly MenuEntry[];
}

/** Whom a thread is with and what it is about. */
export function ThreadHead(props: ThreadHeadProps) {
  const { chat, messagesHref, jobHref, applicationHref, linkComponent: Link, actions } = props;
  const words = useWords();
  const { t } = words;
  const { employer, job } = chat;
  return (
    <header className={styles.head}>
      <div className={styles.who}>
        <IconButton
          className={styles.back}
          label={t('messages.back')}
          icon={<Icon name="arrow-left" />}
          href={messagesHref}
          linkComponent={Link}
        />
        <Avatar name={employer.name} className={styles.avatar} />
        <div className={styles.names}>
          <h1 className={styles.employer} translate="no" tabIndex={-1} {...FIRST_FOCUS}>
            {employer.name}
          </h1>
          <Presence chat={chat} today={props.today} />
        </div>
        {actions.length > 0 && (
          <Menu
            align="end"
            items={actions}
            linkComponent={Link}
            trigger={(trigger) => (
              <IconButton {...trigger} label={t('messages.more')} icon={<Icon name="more" />} />
            )}
          />
        )}
      </div>
      <section aria-label={t('messages.job')} className={styles.job}>
        <div className={styles.jobWords}>
          <p className={styles.jobTitle}>
            <JobTitle job={job} />
          </p>
          <p className={styles.jobPlace}>
            <span translate="no">{job.workplaceName}</span>
            <span>{`\u00a0· ${placeText(words, job.names)}`}</span>
          </p>
        </div>
        <p className={styles.jobLinks}>
          <Link href={applicationHref(chat.id)}>{t('messages.to_application')}</Link>
          <Link href={jobHref(job)}>{t('messages.to_job')}</Link>
        </p>
      </section>
    </header>
  );
}

/** True until an instant (ISO 8601) has passed; false for null. */
function useIsUntil(instant: string | null): boolean {
  const [passed, setPassed] = useState<string | null>(null);
  useEffect(() => {
    if (instant === null) return;
    const timer = setTimeout(() => setPassed(instant), Date.parse(instant) - Date.now());
    return () => clearTimeout(timer);
  }, [instant]);
  return instant !== null && passed !== instant;
}

/** Whether the employer is online, or when they last were. */
function Presence({ chat, today }: Pick<ThreadHeadProps, 'chat' | 'today'>) {
  const { t, intl } = useWords();
  const { onlineUntil = null, lastSeenAt = null } = chat.status[chat.employer.id] ?? {};
  const online = useIsUntil(onlineUntil);
  if (online) return <PresenceDot status="online">{t('messages.online')}</PresenceDot>;
  if (lastSeenAt === null) return null;
  return (
    <PresenceDot status="offline">
      {t('messages.seen', { when: whenText(intl, lastSeenAt, today) })}
    </PresenceDot>
  );
}
