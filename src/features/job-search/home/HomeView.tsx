import { chosenIds } from '#domain/jobs/filterParts';
import type { JobSummary } from '#domain/jobs/job';
import { useWords } from '../../../i18n/intl';
import { paths } from '../../../lib/site/paths';
import { RouterLink } from '../../../lib/site/RouterLink';
import { JobSearch, type JobSearchProps } from '../bar/JobSearch';
import styles from '../jobSearch.module.css';
import { JobRow } from '../results/JobCards';
import { Section } from '../Section';
import { CareSection } from './CareSection';
import type { CareInPlace } from './careInPlace';
import { FieldsSection } from './FieldsSection';
import { HomeHero } from './HomeHero';
import { HomeJobs, type HomeJobsProps } from './HomeJobs';
import { SavedChoices } from './SavedChoices';

/** A row of jobs chosen for the user, and what they are chosen by. */
export interface Suggestions {
  by: 'profile' | 'choices' | 'newest';
  jobs: readonly JobSummary[];
}

const SUGGESTION_WORDS = {
  profile: ['home.suggested', 'home.suggested_profile'],
  choices: ['home.suggested', 'home.suggested_choices'],
  newest: ['home.newest', 'home.newest_text'],
} as const;

export interface HomeViewProps {
  /** The number of all open jobs. */
  total: number;
  search: JobSearchProps & { onClear: () => void };
  /** The choices stored on this device, as text; null when there are none. */
  remembered: string | null;
  /** Null when the address has filters: then the list shows their result. */
  suggestions: Suggestions | null;
  care: CareInPlace | null;
  highestRates: readonly JobSummary[];
  jobs: Omit<HomeJobsProps, 'vocabulary' | 'today'>;
  today: string;
}

/** The home page: the search, suggestions, and links to all jobs. */
export function HomeView(props: HomeViewProps) {
  const { total, search, remembered, suggestions, care, highestRates, jobs, today } = props;
  const { t, language } = useWords();
  const { vocabulary, draft, onDraftChange, onSearch, onClear } = search;
  const cards = { fields: vocabulary.fields, today };
  const [suggestedTitle, suggestedText] = SUGGESTION_WORDS[suggestions?.by ?? 'newest'];
  return (
    <>
      <HomeHero total={total} note={<SavedChoices summary={remembered} onClear={onClear} />}>
        <JobSearch {...search} />
      </HomeHero>
      <div className={styles.content}>
        <FieldsSection
          fields={vocabulary.fields}
          value={chosenIds(draft.filter, 'workfields')}
          onChange={(workfields) =>
            onDraftChange({ ...draft.filter, workfields, workfieldGroup: null })
          }
          onSearch={onSearch}
        />
        {suggestions && suggestions.jobs.length > 0 && (
          <Section title={t(suggestedTitle)} text={t(suggestedText)}>
            <JobRow label={t(suggestedTitle)} jobs={suggestions.jobs} {...cards} />
          </Section>
        )}
        {care && care.total > 0 && <CareSection care={care} />}
        {highestRates.length > 0 && (
          <Section
            title={t('home.rates')}
            text={t('home.rates_text')}
            link={<RouterLink href={paths.highestRate(language)}>{t('home.rates_all')}</RouterLink>}
          >
            <JobRow label={t('home.rates')} jobs={highestRates} {...cards} />
          </Section>
        )}
        <HomeJobs {...jobs} vocabulary={vocabulary} today={today} />
      </div>
    </>
  );
}
