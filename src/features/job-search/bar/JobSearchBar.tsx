import { FilterBar, FilterBarDate, FilterBarText } from '@vikari/ui-kit/FilterBar';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import type { JobFilter } from '#domain/jobs/filter';
import type { JobQuery } from '#domain/jobs/filterQuery';
import { MAX_LENGTH } from '#domain/limits';
import { useWords } from '../../../i18n/intl';
import type { SearchVocabulary } from '../vocabulary/searchVocabulary';
import styles from './bar.module.css';
import { hiddenFields, isInverted } from './barFields';
import { PlaceSelect } from './PlaceSelect';
import { RoleSelect } from './RoleSelect';
import { useLoadedFields } from './useLoadedFields';

export interface JobSearchBarProps {
  /** Where the form is submitted before any script has loaded. */
  action: string;
  /** The values of the fields: not active until the search is submitted. */
  draft: JobQuery;
  onDraftChange: (filter: JobFilter) => void;
  onSearch: () => void;
  vocabulary: SearchVocabulary;
  /** Below the fields: the button for all filters. */
  after: ReactNode;
}

/** The search of a wide screen: words, profession, place, dates. */
export function JobSearchBar(props: JobSearchBarProps) {
  const { action, draft, onDraftChange, onSearch, vocabulary, after } = props;
  const { t } = useWords();
  const errorId = useId();
  const form = useRef<HTMLFormElement>(null);
  const loaded = useLoadedFields(form);
  const [refused, setRefused] = useState(false);
  const { filter } = draft;
  const wrongDates = refused && isInverted(filter);
  const change = (patch: Partial<JobFilter>) => onDraftChange({ ...filter, ...patch });

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const inverted = isInverted(filter);
    setRefused(inverted);
    if (!inverted) {
      onSearch();
      return;
    }
    const field = event.currentTarget.elements.namedItem('to-date');
    if (field instanceof HTMLElement) field.focus();
  }

  return (
    <FilterBar
      label={t('jobs.bar.label')}
      ref={form}
      submitLabel={t('jobs.bar.submit')}
      action={action}
      noValidate
      onSubmit={handleSubmit}
      className={styles.bar}
      after={
        <>
          {wrongDates && (
            <p id={errorId} role="alert" className={styles.error}>
              {t('jobs.bar.dates')}
            </p>
          )}
          {after}
        </>
      }
    >
      <FilterBarText
        label={t('jobs.bar.text')}
        name="q"
        width="wide"
        placeholder={t('jobs.bar.text_hint')}
        maxLength={MAX_LENGTH.freeText}
        value={filter.text}
        onChange={({ target }) => change({ text: target.value })}
        below={loaded && <loaded.RecentSearches vocabulary={vocabulary} />}
      />
      {loaded ? (
        <loaded.BarFields filter={filter} vocabulary={vocabulary} onChange={change} />
      ) : (
        <>
          <RoleSelect
            chosen={filter.workroles}
            vocabulary={vocabulary}
            onChange={(workroles) => change({ workroles })}
          />
          <PlaceSelect
            chosen={filter.locations}
            vocabulary={vocabulary}
            onChange={(locations) => change({ locations })}
          />
          <FilterBarDate
            label={t('jobs.bar.from')}
            name="from-date"
            value={filter.fromDate ?? ''}
            onChange={({ target }) => change({ fromDate: target.value || null })}
          />
          <FilterBarDate
            label={t('jobs.bar.to')}
            name="to-date"
            value={filter.toDate ?? ''}
            aria-invalid={wrongDates || undefined}
            aria-describedby={wrongDates ? errorId : undefined}
            onChange={({ target }) => change({ toDate: target.value || null })}
          />
        </>
      )}
      {hiddenFields(draft).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </FilterBar>
  );
}
