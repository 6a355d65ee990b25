import { Button } from '@vikari/ui-kit/Button';
import { FilterBar, FilterBarSelect } from '@vikari/ui-kit/FilterBar';
import { FilterChips } from '@vikari/ui-kit/FilterChips';
import { FilterSheet } from '@vikari/ui-kit/FilterSheet';
import { Icon } from '@vikari/ui-kit/Icon';
import { SearchBar } from '@vikari/ui-kit/SearchBar';
import { type FormEvent, useState } from 'react';
import page from '../parts/pattern.module.css';
import styles from './FilterSearch.module.css';
import { chipsOf, searchOptions, withoutChip } from './names';
import { SearchResults } from './SearchResults';
import { activeCount, EMPTY_SEARCH, jobsFor, type SearchFilter } from './searchFilter';
import { sheetSections } from './sheetSections';
import type { SearchTexts } from './texts';

interface FilterSearchProps {
  texts: SearchTexts;
  /** The initial filter: on a page, the address's. */
  initial?: SearchFilter;
}

/** A list with its filters: a bar for the few, a sheet for all, chips for the active ones. */
export function FilterSearch({ texts, initial = EMPTY_SEARCH }: FilterSearchProps) {
  const [applied, setApplied] = useState(initial);
  const [draft, setDraft] = useState(initial);
  const [staged, setStaged] = useState(initial);
  const [open, setOpen] = useState(false);
  const { bar, searchBar } = texts;
  const { roles, places } = searchOptions(texts);
  const chips = chipsOf(applied, texts);

  function apply(filter: SearchFilter) {
    setApplied(filter);
    setDraft(filter);
  }

  function handleSearch(event: FormEvent) {
    event.preventDefault();
    apply(draft);
  }

  return (
    <div className={page.page}>
      <h1>{texts.title}</h1>
      <div className={styles.phone}>
        <SearchBar
          label={searchBar.label}
          placeholder={searchBar.placeholder}
          summary={chips.map(({ label }) => label).join(' · ')}
          filterCount={activeCount(applied)}
          filterCountLabel={searchBar.filters}
          onClick={() => setOpen(true)}
        />
      </div>
      <FilterBar
        className={styles.wide}
        label={bar.label}
        submitLabel={bar.submit}
        onSubmit={handleSearch}
        after={
          <Button
            variant="secondary"
            size="small"
            startIcon={<Icon name="filter" />}
            onClick={() => setOpen(true)}
          >
            {bar.allFilters}
          </Button>
        }
      >
        <FilterBarSelect
          label={bar.profession}
          placeholder={bar.allProfessions}
          groups={[{ label: '', options: roles }]}
          value={draft.role}
          onChange={({ target }) => setDraft({ ...draft, role: target.value })}
        />
        <FilterBarSelect
          label={bar.location}
          placeholder={bar.allLocations}
          groups={[{ label: '', options: places }]}
          value={draft.place}
          onChange={({ target }) => setDraft({ ...draft, place: target.value })}
        />
      </FilterBar>
      <FilterChips
        chips={chips}
        onRemove={(id) => apply(withoutChip(applied, id))}
        onClear={() => apply(EMPTY_SEARCH)}
        labels={texts.chips}
      />
      <SearchResults filter={applied} onFilter={apply} texts={texts} />
      <FilterSheet
        open={open}
        onClose={() => setOpen(false)}
        applied={applied}
        empty={EMPTY_SEARCH}
        onApply={apply}
        onStagedChange={setStaged}
        count={jobsFor(staged).length}
        sections={sheetSections(texts)}
        labels={texts.sheet}
      />
    </div>
  );
}
