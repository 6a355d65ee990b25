import { Accordion, AccordionItem } from '@vikari/ui-kit/Accordion';
import { type Option, OptionGroup } from '@vikari/ui-kit/OptionGroup';
import { Stack } from '@vikari/ui-kit/Stack';
import { TextField } from '@vikari/ui-kit/TextField';
import { useState } from 'react';
import type { NamedPart } from '#domain/search/otherNames';
import { type Choice, findChoices } from '#domain/vocabulary/findChoices';
import { useWords } from '../../../i18n/intl';
import { useFindOptions } from '../../../lib/vocabulary/useFindOptions';
import { namesText } from './chosenText';
import { optionLabels } from './optionLabels';
import styles from './sheet.module.css';

/** Options under a heading that opens. */
interface OptionGroupEntry {
  id: string;
  label: string;
  options: readonly Option[];
  /** The number of jobs under it; absent until they are counted. */
  total: number | undefined;
  /** False: the heading is only a heading, and cannot be chosen itself. */
  selectsAll?: boolean;
}

interface GroupedOptionsProps {
  /** What the options are, for their other names. */
  part: NamedPart;
  groups: readonly OptionGroupEntry[];
  /** The options that a search finds; the headings may be among them. */
  searched: readonly (Option & Choice)[];
  searchLabel: string;
  value: readonly string[];
  onChange: (value: string[]) => void;
}

/** How many results a search shows; a longer word gives fewer. */
const SHOWN_RESULTS = 12;

/** Groups with more jobs first; what is in no group last. */
const byTotal = (a: OptionGroupEntry, b: OptionGroupEntry): number =>
  Number(a.id === '') - Number(b.id === '') || (b.total ?? 0) - (a.total ?? 0);

/** A long list in groups that open one by one, with a search through all of them. */
export function GroupedOptions(props: GroupedOptionsProps) {
  const { part, groups, searched, searchLabel, value, onChange } = props;
  const words = useWords();
  const { t } = words;
  const [query, setQuery] = useState('');
  // Groups with most jobs first. Sorted once: counts change with every choice, and the list must
  // not move while it is read
  const [order] = useState(() => [...groups].sort(byTotal).map(({ id }) => id));
  const searching = query.trim() !== '';
  const { findOptions, isLoading, onFocus } = useFindOptions(part);
  const found = searching ? (findOptions ?? findChoices)(searched, query) : [];
  const isAnswered = found.length > 0 || !isLoading;
  const said =
    found.length > 0
      ? t('jobs.sheet.matches', { count: found.length })
      : t('jobs.sheet.no_matches', { query: query.trim() });
  return (
    <Stack spacing={2}>
      <TextField
        type="search"
        label={searchLabel}
        value={query}
        onValueChange={setQuery}
        onFocus={onFocus}
        autoComplete="off"
        enterKeyHint="done"
        onKeyDown={(event) => {
          // It narrows only its own list; the filter is not applied.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <span role="status" className={searching ? styles.matches : 'vk-visually-hidden'}>
        {searching && isAnswered ? said : ''}
      </span>
      {searching ? (
        found.length > 0 && (
          <OptionGroup
            label={searchLabel}
            labelHidden
            selectsAll={false}
            searchFrom={Number.POSITIVE_INFINITY}
            limit={SHOWN_RESULTS}
            options={found}
            value={value}
            onValueChange={onChange}
            labels={optionLabels(words)}
          />
        )
      ) : (
        <Accordion>
          {order
            .flatMap((id) => groups.find((group) => group.id === id) ?? [])
            .map((group) => (
              <GroupEntry key={group.id} group={group} value={value} onChange={onChange} />
            ))}
        </Accordion>
      )}
    </Stack>
  );
}

interface GroupEntryProps extends Pick<GroupedOptionsProps, 'value' | 'onChange'> {
  group: OptionGroupEntry;
}

/** One group; its check boxes are rendered when it is first opened. */
function GroupEntry({ group, value, onChange }: GroupEntryProps) {
  const words = useWords();
  const [opened, setOpened] = useState(false);
  const chosen = group.options.filter(({ id }) => value.includes(id));
  const { total } = group;
  const found = total === undefined ? '' : words.t('jobs.count_short', { total });
  const names =
    chosen.length > 1 && chosen.length === group.options.length
      ? words.t('jobs.fields.all_chosen')
      : namesText(
          chosen.map(({ label }) => label),
          words,
        );
  return (
    <AccordionItem
      summary={
        <span className={styles.summary}>
          <span>{group.label}</span>
          <span className={names ? styles.chosen : styles.total}>{names || found}</span>
        </span>
      }
      onOpenChange={(open) => setOpened(opened || open)}
    >
      {opened && (
        <OptionGroup
          label={group.label}
          labelHidden
          selectsAll={group.selectsAll ?? true}
          searchFrom={Number.POSITIVE_INFINITY}
          limit={60}
          options={group.options}
          value={value}
          onValueChange={onChange}
          labels={optionLabels(words)}
        />
      )}
    </AccordionItem>
  );
}
