import { Button } from '@vikari/ui-kit/Button';
import { jobsWith } from '#domain/saved/savedChanges';
import { retryOf } from '../../data/retryOf';
import { useJobsById } from '../../data/saved/jobsById';
import { useSeenJobs } from '../../data/saved/seenJobs';
import type { SavedThings } from '../../data/saved/useSaved';
import { JobRows } from '../../features/saved/JobRows';
import { SavedSection } from '../../features/saved/SavedSection';
import { useWords } from '../../i18n/intl';
import { TitleInText } from '../../lib/jobText/TitleInText';
import { useHydrated } from '../../lib/useHydrated';

/** Of hidden jobs, the newest. */
const MOST_SHOWN = 60;

/** The jobs that were opened last on this device. */
export function SeenPart() {
  const { t } = useWords();
  const { jobIds = [], off, clear } = useSeenJobs(useHydrated());
  const reading = useJobsById(jobIds.length > 0 ? jobIds : null);
  const title = t('saved.seen.title');
  return (
    <SavedSection
      id="seen"
      title={title}
      text={t(jobIds.length > 0 ? 'saved.seen.text' : off ? 'saved.seen.off' : 'saved.seen.empty')}
      tools={
        jobIds.length > 0 && (
          <Button variant="quiet" size="small" onClick={clear}>
            {t('saved.seen.clear')}
          </Button>
        )
      }
    >
      {jobIds.length > 0 && (
        <JobRows label={title} jobs={reading.data?.jobs} onRetry={retryOf(reading)} />
      )}
    </SavedSection>
  );
}

/** The hidden jobs, each with a button that shows it again. */
export function HiddenPart({ saved, mark }: SavedThings) {
  const { t } = useWords();
  const ids = saved ? jobsWith(saved, 'hidden') : [];
  const reading = useJobsById(ids.length > 0 ? ids.slice(0, MOST_SHOWN) : null);
  const { data } = reading;
  const title = t('saved.hidden.title');
  const gone = data?.gone.filter((id) => ids.includes(id)).length ?? 0;
  if (ids.length === 0) {
    return (
      <SavedSection id="hidden" title={title} text={t('saved.hidden.empty')}>
        {null}
      </SavedSection>
    );
  }
  return (
    <SavedSection
      id="hidden"
      title={title}
      {...(gone > 0 && { text: t('saved.hidden.gone', { count: gone }) })}
    >
      <JobRows
        label={title}
        jobs={data?.jobs.filter(({ id }) => ids.includes(id))}
        onRetry={retryOf(reading)}
        actionOf={(job) => (
          <Button variant="secondary" size="small" onClick={() => mark(job, null)}>
            <span>{t('saved.hidden.show')}</span>
            <span className="vk-visually-hidden">
              <TitleInText job={job} text={(title) => t('saved.of_job', { title })} />
            </span>
          </Button>
        )}
      />
    </SavedSection>
  );
}
