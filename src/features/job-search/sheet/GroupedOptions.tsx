import { Accordion, AccordionItem } from '@vikari/ui-kit/Accordion';
import { type Option, OptionGroup } from '@vikari/ui-kit/OptionGroup';
import { TextField } from '@vikari/ui-kit/TextField';
import { useState } from 'react';
import { useWords } from '../../../i18n/intl';
import { optionLabels } from './optionLabels';
import { searchOptions } from './searchOptions';
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
  groups: readonly OptionGroupEntry[];
  /** The options that a search finds; the headings may be among them. */
  searched: readonly Option[];
  searchLabel: string;
  value: readonly string[];
  onChange: (value: string[]) => void;
}

/** How many results a search shows; a longer word gives fewer. */
const SHOWN_RESULTS = 12;

/** A long list in groups that open one by one, with a search through all of them. */
export function GroupedOptions(props: GroupedOptionsProps) {
  const { groups, searched, searchLabel, value, onChange } = props;
  const words = useWords();
  const { t } = words;
  const [query, setQuery] = useState('');
  const searching = query.trim() !== '';
  const found = searching ? searchOptions(searched, query) : [];
  return (
    <div className={styles.grouped}>
      <TextField
        type="search"
        label={searchLabel}
        value={query}
        onValueChange={setQuery}
        autoComplete="off"
        enterKeyHint="done"
        onKeyDown={(event) => {
          // It narrows only its own list; the filter is not applied.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <span role="status" className={searching ? styles.matches : 'vk-visually-hidden'}>
        {searching ? t('jobs.sheet.matches', { count: found.length }) : ''}
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
          {groups.map((group) => (
            <GroupEntry key={group.id} group={group} value={value} onChange={onChange} />
          ))}
        </Accordion>
      )}
    </div>
  );
}

interface GroupEntryProps extends Pick<GroupedOptionsProps, 'value' | 'onChange'> {
  group: OptionGroupEntry;
}

/** One group; its check boxes are rendered when it is first opened. */
function GroupEntry({ group, value, onChange }: GroupEntryProps) {
  const words = useWords();
  const [opened, setOpened] = useState(false);
  const count = group.options.filter(({ id }) => value.includes(id)).length;
  const { total } = group;
  const found = total === undefined ? '' : words.t('jobs.count_short', { total });
  const note = count > 0 ? words.t('jobs.sheet.chosen', { count }) : found;
  return (
    <AccordionItem
      summary={
        <span className={styles.summary}>
          <span>{group.label}</span>
          <span className={count > 0 ? styles.chosen : styles.total}>{note}</span>
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
