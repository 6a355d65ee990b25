import { Button, type LinkComponent } from '@vikari/ui-kit/Button';
import { Card } from '@vikari/ui-kit/Card';
import { type Fact, FactList } from '@vikari/ui-kit/FactList';
import { Stack } from '@vikari/ui-kit/Stack';
import { StatusPill } from '@vikari/ui-kit/StatusPill';
import type { ReactNode } from 'react';
import type { Assignment } from '#domain/api/assignments';
import { type AssignmentPhase, assignmentWeeks } from '#domain/applications/assignments';
import { useWords } from '../../i18n/intl';
import { JobTitle } from '../../lib/jobText/JobTitle';
import { hoursText, periodText, placeText } from '../../lib/jobText/jobText';
import { TextOfJob } from '../../lib/jobText/TextOfJob';
import styles from './ApplicationCard.module.css';
import { contactText } from './contactText';

const TONE = {
  ongoing: 'success',
  upcoming: 'info',
  completed: 'neutral',
} as const satisfies Record<AssignmentPhase, string>;

export interface AssignmentCardProps {
  assignment: Assignment;
  jobHref: string;
  /** The chat with its employer. */
  chatHref: string;
  /** What is said of its first day. */
  firstDay?: ReactNode;
  linkComponent: LinkComponent;
}

/** An assignment: when, where, and whom to ask. */
export function AssignmentCard(props: AssignmentCardProps) {
  const { assignment, jobHref, chatHref, firstDay, linkComponent: Link } = props;
  const { id, phase, job, careProvider, unit, contact, chatEnded } = assignment;
  const words = useWords();
  const { t } = words;
  const titleId = `assignment-${id}-title`;
  const weeks = assignmentWeeks(job);
  const hours = hoursText(words, job);
  const facts: (Fact | null)[] = [
    { term: t('assignments.period'), description: periodText(words, job) },
    weeks && {
      term: t('assignments.weeks'),
      description: t(
        weeks.from === weeks.to ? 'assignments.weeks.one' : 'assignments.weeks.value',
        weeks,
      ),
    },
    hours === undefined ? null : { term: t('assignments.hours'), description: hours },
    {
      term: t('assignments.workplace'),
      description: [...new Set([job.workplaceName, unit, careProvider])].filter(Boolean).join(', '),
    },
    { term: t('assignments.place'), description: placeText(words, job.names) },
    {
      term: t('assignments.contact'),
      description: contact ? contactText(contact) : t('assignments.no_contact'),
    },
  ];
  return (
    <Card element="article" className={styles.card} aria-labelledby={titleId}>
      <Stack element="p" direction="row" spacing={2} alignItems="center">
        <StatusPill tone={TONE[phase]}>{t(`assignments.phase.${phase}`)}</StatusPill>
      </Stack>
      <h3 id={titleId} className={styles.title}>
        <Link href={jobHref}>
          <JobTitle job={job} />
        </Link>
      </h3>
      <FactList layout="columns" facts={facts.filter((fact) => fact !== null)} />
      {job.endsOn === null && <p className={styles.note}>{t('assignments.weeks.open')}</p>}
      {firstDay}
      <Stack direction="row" spacing={2} columnSpacing={3}>
        <Button variant="secondary" href={chatHref} linkComponent={Link}>
          <TextOfJob
            text={t(chatEnded ? 'application.read_chat' : 'application.write')}
            job={job}
          />
        </Button>
      </Stack>
    </Card>
  );
}
