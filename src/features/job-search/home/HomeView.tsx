import { Suspense, useRef, useState } from 'react';
import type { JobFilter } from '#domain/jobs/filter';
import { chosenIds } from '#domain/jobs/filterParts';
import type { JobSummary } from '#domain/jobs/job';
import { useWords } from '../../../i18n/intl';
import { paths } from '../../../lib/site/paths';
import { RouterLink } from '../../../lib/site/RouterLink';
import { JobSearch, type JobSearchProps } from '../bar/JobSearch';
import pageStyles from '../jobSearch.module.css';
import { JobCards } from '../results/JobCards';
import { Section } from '../Section';
import { FieldsSection } from './FieldsSection';
import { HomeHero, type HomeHeroProps } from './HomeHero';
import { HomeJobs, type HomeJobsProps } from './HomeJobs';
import styles from './home.module.css';
import { CareSection, OpenNow } from './lateParts';
import type { RegionJobs } from './regionJobs';

/** A row of jobs chosen for the user, and what they are chosen by. */
export interface Suggestions {
  by: 'profile' | 'choices' | 'newest';
  jobs: readonly JobSummary[];
}

const SUGGESTION_WORDS = {
  profile: ['home.suggested', 'home.suggested_profile'],
  choices: ['home.suggested', 'home.suggested_choices'],
  newest: ['home.newest'],
} as const;

export interface HomeViewProps {
  hero: HomeHeroProps;
  search: JobSearchProps & { onClear: () => void };
  /** The choices stored on this device, as text; null when there are none. */
  remembered: string | null;
  /** Null when the address has filters: then the list shows their result. */
  suggestions: Suggestions | null;
  care: RegionJobs | null;
  highestRates: readonly JobSummary[];
  jobs: Omit<HomeJobsProps, 'vocabulary' | 'today'>;
  today: string;
}

/** The home page: the search, the first jobs, and links to all of them. */
export function HomeView(props: HomeViewProps) {
  const { hero, search, remembered, suggestions, care, highestRates, jobs, today } = props;
  const { t, language } = useWords();
  const { vocabulary, draft, onSearch } = search;
  const field = useRef<HTMLDivElement>(null);
  const [isCleared, setCleared] = useState(false);
  const cards = { fields: vocabulary.fields, today };
  const [suggestedTitle, suggestedText] = SUGGESTION_WORDS[suggestions?.by ?? 'newest'];
  const list = <HomeJobs {...jobs} vocabulary={vocabulary} today={today} />;

  function handleClear() {
    search.onClear();
    setCleared(true);
    // The pressed button goes: work goes on in the search
    focusFirst(field.current);
  }
  function onDraftChange(filter: JobFilter) {
    setCleared(false);
    search.onDraftChange(filter);
  }

  return (
    <>
      <HomeHero
        {...hero}
        note={remembered !== null && <SavedChoices summary={remembered} onClear={handleClear} />}
      >
        <div ref={field}>
          {/* One button clears: beside the stored choices, or in the search */}
          <JobSearch
            {...search}
            onDraftChange={onDraftChange}
            onClear={remembered === null ? handleClear : undefined}
          />
        </div>
        <div role="status" className="vk-visually-hidden">
          {isCleared && t('home.cleared')}
        </div>
      </HomeHero>
      <div className={pageStyles.content}>
        {jobs.addressed && list}
        {suggestions && suggestions.jobs.length > 0 && (
          <Section title={t(suggestedTitle)} text={suggestedText && t(suggestedText)}>
            <JobCards label={t(suggestedTitle)} jobs={suggestions.jobs} layout="list" {...cards} />
          </Section>
        )}
        {hero.open && (
          <div className={styles.below}>
            <Suspense>
              <OpenNow open={hero.open} />
            </Suspense>
          </div>
        )}
        <FieldsSection
          fields={vocabulary.fields}
          value={chosenIds(draft.filter, 'workfields')}
          onChange={(workfields) =>
            onDraftChange({ ...draft.filter, workfields, workfieldGroup: null })
          }
          onSearch={onSearch}
        />
        {care && care.total > 0 && (
          <Suspense>
            <CareSection care={care} />
          </Suspense>
        )}
        {highestRates.length > 0 && (
          <Section
            title={t('home.rates')}
            text={t('home.rates_text')}
            link={<RouterLink href={paths.highestRate(language)}>{t('home.rates_all')}</RouterLink>}
          >
            <JobCards
              label={t('home.rates')}
              jobs={highestRates}
              className={styles.threeCards}
              {...cards}
            />
          </Section>
        )}
        {!jobs.addressed && list}
      </div>
    </>
  );
}

/** Focuses the first control that is shown: on a phone and on a computer they are different ones. */
function focusFirst(root: HTMLElement | null): void {
  const controls = [...(root?.querySelectorAll<HTMLElement>('button, input') ?? [])];
  controls.find((control) => control.checkVisibility?.() ?? true)?.focus();
}

/**
 * The choices stored on this device in an earlier search. Shown when the page is hydrated, in a
 * line that exists from the start, so that the page does not shift.
 */
function SavedChoices({ summary, onClear }: { summary: string; onClear: () => void }) {
  const { t } = useWords();
  return (
    <>
      <p className={styles.saved}>{t('home.saved', { summary })}</p>
      <button type="button" className={styles.forget} onClick={onClear}>
        <span>{`${t('jobs.bar.clear')} `}</span>
        <span className="vk-visually-hidden">{t('home.saved_what')}</span>
      </button>
    </>
  );
}
