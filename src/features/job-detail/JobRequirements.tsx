import { FactList } from '@vikari/ui-kit/FactList';
import type { JobDetail } from '#domain/api/portal';
import type { StatedRequirements } from '#domain/jobs/jobFacts';
import { type MessageId, useWords, type Words } from '../../i18n/intl';
import { langOf } from '../../lib/jobText/adLanguage';
import { documentNames, languagesText } from '../../lib/jobText/factTexts';
import { JobSection, Points } from './JobSection';

function documentsText(words: Words, job: JobDetail): string {
  const names = documentNames(words, job);
  if (names === null) return words.t('job_detail.require.no_documents');
  return job.endsOn === null
    ? names
    : words.t('job_detail.require.documents_valid', { documents: names });
}

/** What the job says that it asks for, each in words; what it does not say is left out. */
function statedRows(words: Words, job: JobDetail): [MessageId, string][] {
  const { t } = words;
  const { licence, yearsInProfession, languages, documents, agreement, monthsSinceEmployed } =
    job.requires ?? ({} satisfies StatedRequirements);
  const rows: [MessageId, string | undefined][] = [
    ['job_detail.require.licence', licence ? t('job_detail.require.licence_needed') : undefined],
    [
      'job_detail.require.years',
      yearsInProfession === undefined
        ? undefined
        : t('job_detail.require.years_asked', { years: yearsInProfession }),
    ],
    ['job_detail.require.languages', languages && languagesText(words, languages)],
    ['job_detail.require.documents', documents && documentsText(words, job)],
    ['job_detail.require.agreement', agreement && t(`job_detail.agreement.${agreement}`)],
    [
      'job_detail.require.qualifying',
      monthsSinceEmployed === undefined
        ? undefined
        : t('job_detail.require.qualifying_months', { months: monthsSinceEmployed }),
    ],
  ];
  return rows.flatMap(([id, text]) => (text === undefined ? [] : [[id, text]]));
}

/** What the job asks for: in the ad's own words, and the parts that the site can compute with. */
export function JobRequirements({ job }: { job: JobDetail }) {
  const words = useWords();
  const { t } = words;
  const rows = statedRows(words, job);
  if (rows.length === 0 && job.requirements.length === 0) return null;
  return (
    <JobSection title="job_detail.requirements">
      {rows.length > 0 && (
        <FactList
          layout="columns"
          facts={rows.map(([id, text]) => ({ term: t(id), description: text }))}
        />
      )}
      {job.requirements.length > 0 && <Points points={job.requirements} lang={langOf(job)} />}
    </JobSection>
  );
}
