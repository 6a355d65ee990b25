import { Badge } from '@vikari/ui-kit/Badge';
import { Button, type LinkComponent } from '@vikari/ui-kit/Button';
import { Callout } from '@vikari/ui-kit/Callout';
import { Card } from '@vikari/ui-kit/Card';
import { Icon } from '@vikari/ui-kit/Icon';
import { Stack } from '@vikari/ui-kit/Stack';
import { StatusPill } from '@vikari/ui-kit/StatusPill';
import type { ReactNode } from 'react';
import type { Application } from '#domain/api/portal';
import { mayInterview } from '#domain/applications/mayInterview';
import { canMove, isOpen } from '#domain/applications/transitions';
import type { WaitingFor } from '#domain/applications/waitsFor';
import { mayTalk } from '#domain/chat/mayTalk';
import { BOOKED_STATUSES } from '#domain/planning/bookings';
import { useWords } from '../../i18n/intl';
import { titleLang } from '../../lib/jobText/adLanguage';
import { JobTitle } from '../../lib/jobText/JobTitle';
import { placeText, rateAmount } from '../../lib/jobText/jobText';
import { replyValues } from '../../lib/jobText/replyValues';
import { TextOfJob } from '../../lib/jobText/TextOfJob';
import { plannerPath, yearOf } from '../../lib/site/plannerPath';
import styles from './ApplicationCard.module.css';
import { ApplicationHistory } from './ApplicationHistory';
import { ApplicationPoints } from './ApplicationPoints';
import { ApplicationProgress } from './ApplicationProgress';
import { ApplicationWaits } from './ApplicationWaits';
import { saidOf } from './saidOf';

export interface ApplicationCardProps {
  application: Application;
  /** Its status has changed while the page was open. */
  moved: boolean;
  jobHref: string;
  interviewHref: string;
  /** What is said of its first day. */
  firstDay?: ReactNode;
  /** Who may read given references in it. */
  references?: ReactNode;
  /** The chat about it. */
  chatHref: string;
  /** Where something that it waits for is done. */
  waitsHref: (what: WaitingFor) => string;
  /** The list of assignments that it is in, once the candidate is employed. */
  assignmentHref: string;
  linkComponent: LinkComponent;
  /** The pointer or the focus has reached the button: its dialog may be loaded. */
  onWithdrawIntent: () => void;
  onWithdraw: () => void;
}

/** The id of an application's card. */
export const cardId = (applicationId: string): string => `application-${applicationId}`;

/** The place of the job in the candidate's year; null for an application that has ended. */
function plannedAt({ status, jobId, job }: Application): string | null {
  const isBooked = BOOKED_STATUSES.some((booked) => booked === status);
  if (!isBooked && !isOpen(status)) return null;
  return plannerPath({ year: yearOf(job.startsOn), job: isBooked ? null : jobId });
}

/** One application: the job, its status, the next step and what the candidate can do. */
export function ApplicationCard(props: ApplicationCardProps) {
  const { application, moved, jobHref, waitsHref, assignmentHref, ...more } = props;
  const {
    interviewHref,
    firstDay,
    references,
    chatHref,
    linkComponent: Link,
    onWithdrawIntent,
    onWithdraw,
  } = more;
  const {
    id,
    job,
    status,
    history,
    invitationMessage,
    points,
    waitsFor,
    replies,
    recommendedBy,
    chatEnded,
  } = application;
  const words = useWords();
  const { t } = words;
  const canInterview = mayInterview(status) && !waitsFor.includes('interview');
  const isAssignment = status === 'employed';
  const { name: said, note } = saidOf(application);
  const canWithdraw = canMove(status, 'not_interested', 'candidate', application);
  const canWrite = mayTalk(application);
  const planHref = plannedAt(application);
  const titleId = `${cardId(id)}-title`;
  return (
    <Card
      element="article"
      id={cardId(id)}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={moved ? `${styles.card} ${styles.moved}` : styles.card}
    >
      {/* A new key plays the glow again at the next change. */}
      {moved && <span key={status} className={styles.glow} aria-hidden="true" />}
      <Stack element="p" direction="row" spacing={2} alignItems="center">
        <StatusPill status={status}>{t(`application.status.${said}`)}</StatusPill>
        {moved && <Badge tone="accent">{t('application.news')}</Badge>}
      </Stack>
      <Stack spacing={2}>
        <h3 id={titleId} className={styles.title}>
          <Link href={jobHref}>
            <JobTitle job={job} />
          </Link>
        </h3>
        <ul className={styles.facts}>
          <li translate="no">{job.workplaceName}</li>
          <li>
            <Icon name="location" size="small" />
            <span>{placeText(words, job.names)}</span>
          </li>
          <li>
            <Icon name="money" size="small" />
            <span>
              {job.hourlyRate
                ? `${rateAmount(words, job.hourlyRate)} ${t('job.rate.unit')}`
                : t('job.rate.not_stated')}
            </span>
          </li>
        </ul>
      </Stack>
      <ApplicationProgress application={application} />
      {status === 'sent' && invitationMessage && (
        <Callout tone="info" title={t('application.invitation')} headingLevel={4}>
          <p className={styles.message} lang={titleLang({}, words.language)}>
            {invitationMessage}
          </p>
        </Callout>
      )}
      <p className={styles.note}>{t(`application.note.${note}`)}</p>
      {replies && isOpen(status) && (
        <p className={styles.note}>{t('application.replies', replyValues(words.intl, replies))}</p>
      )}
      {recommendedBy && (
        <p className={styles.note}>{t(`application.recommended.${recommendedBy}`)}</p>
      )}
      {firstDay}
      <ApplicationWaits application={application} hrefOf={waitsHref} linkComponent={Link} />
      {(canInterview || canWithdraw || canWrite || isAssignment || planHref !== null) && (
        <Stack direction="row" spacing={2} columnSpacing={3}>
          {isAssignment && (
            <Button variant="secondary" href={assignmentHref} linkComponent={Link}>
              <TextOfJob text={t('application.assignment')} job={job} />
            </Button>
          )}
          {canInterview && (
            <Button variant="secondary" href={interviewHref} linkComponent={Link}>
              <TextOfJob text={t('application.interview')} job={job} />
            </Button>
          )}
          {canWrite && (
            <Button variant="secondary" href={chatHref} linkComponent={Link}>
              <TextOfJob
                text={t(chatEnded ? 'application.read_chat' : 'application.write')}
                job={job}
              />
            </Button>
          )}
          {planHref !== null && (
            <Button variant="secondary" href={planHref} linkComponent={Link}>
              <TextOfJob text={t('application.plan')} job={job} />
            </Button>
          )}
          {canWithdraw && (
            <Button
              variant="secondary"
              onPointerEnter={onWithdrawIntent}
              onFocus={onWithdrawIntent}
              onClick={onWithdraw}
            >
              <TextOfJob
                text={t(status === 'sent' ? 'application.decline' : 'application.withdraw')}
                job={job}
              />
            </Button>
          )}
        </Stack>
      )}
      {references}
      <ApplicationPoints points={points} status={status} linkComponent={Link} />
      <ApplicationHistory history={history} />
    </Card>
  );
}
