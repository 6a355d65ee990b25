import { type Fact, FactList } from '@vikari/ui-kit/FactList';
import type { Invitation } from '#domain/api/invitations';
import { useWords } from '../../../i18n/intl';
import { dayText } from '../../../lib/dates';
import { hoursText, periodText, placeText, rateAmount } from '../../../lib/jobText/jobText';
import { contactText } from '../contactText';

/** Who invites, and the job in short. */
export function InvitationFacts({ invitation }: { invitation: Invitation }) {
  const { job, employer, contact, jobStatus } = invitation;
  const words = useWords();
  const { t, intl } = words;
  const hours = hoursText(words, job);
  const facts: (Fact | null)[] = [
    { term: t('reply.employer'), description: employer },
    { term: t('reply.workplace'), description: <span translate="no">{job.workplaceName}</span> },
    { term: t('reply.place'), description: placeText(words, job.names) },
    { term: t('reply.period'), description: periodText(words, job) },
    {
      term: t('reply.rate'),
      description: job.hourlyRate
        ? `${rateAmount(words, job.hourlyRate)} ${t('job.rate.unit')}`
        : t('job.rate.not_stated'),
    },
    hours === undefined ? null : { term: t('reply.hours'), description: hours },
    jobStatus === 'open'
      ? { term: t('reply.closes'), description: dayText(intl, job.closesOn) }
      : null,
    contact && { term: t('reply.contact'), description: contactText(contact) },
  ];
  return <FactList layout="columns" facts={facts.filter((fact) => fact !== null)} />;
}
