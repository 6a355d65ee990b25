import { Button } from '@vikari/ui-kit/Button';
import { EmptyState } from '@vikari/ui-kit/EmptyState';
import { Icon } from '@vikari/ui-kit/Icon';
import { JobCard } from '@vikari/ui-kit/JobCard';
import { JobList } from '@vikari/ui-kit/JobList';
import { useId, useRef } from 'react';
import styles from '../parts/pattern.module.css';
import { cardOf } from './names';
import { EMPTY_SEARCH, jobsFor, type SearchFilter, whatToDrop, without } from './searchFilter';
import type { SearchTexts } from './texts';

interface SearchResultsProps {
  filter: SearchFilter;
  onFilter: (filter: SearchFilter) => void;
  texts: SearchTexts;
}

/** The number, announced when it changes; the cards; or the filters to drop. */
export function SearchResults({ filter, onFilter, texts }: SearchResultsProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const jobs = jobsFor(filter);
  const drops = jobs.length === 0 ? whatToDrop(filter) : [];

  function handleDrop(next: SearchFilter) {
    // The pressed button disappears with the empty state.
    heading.current?.focus();
    onFilter(next);
  }

  return (
    <section aria-labelledby={headingId} className={styles.stack}>
      <h2 id={headingId} ref={heading} tabIndex={-1}>
        <span role="status">{texts.found(jobs.length)}</span>
      </h2>
      {jobs.length > 0 ? (
        <JobList
          label={texts.title}
          items={jobs}
          itemKey={({ id }) => id}
          renderItem={(job) => <JobCard {...cardOf(job, texts)} />}
        />
      ) : (
        <EmptyState
          headingLevel={3}
          icon={<Icon name="sunrise" size="large" />}
          title={texts.empty.title}
          actions={
            <>
              {drops.map(({ part, total }) => (
                <Button
                  key={part}
                  variant="secondary"
                  onClick={() => handleDrop(without(filter, part))}
                >
                  {`${texts.empty.without[part]}: ${texts.found(total)}`}
                </Button>
              ))}
              <Button variant="quiet" onClick={() => handleDrop(EMPTY_SEARCH)}>
                {texts.empty.clear}
              </Button>
            </>
          }
        >
          <p>{drops.length > 0 ? texts.empty.drop : texts.empty.none}</p>
        </EmptyState>
      )}
    </section>
  );
}
