import '@vikari/ui-kit/theme/theme.css';
import { Button } from '@vikari/ui-kit/Button';
import { FilterSheet, type FilterSheetSection } from '@vikari/ui-kit/FilterSheet';
import { OptionGroup } from '@vikari/ui-kit/OptionGroup';
import { useState } from 'react';
import { addSelfContained } from '../../page/addPart';
import { FILTER_GROUPS, WORDS } from '../../page/data';
import { report } from '../../page/report';

interface Filter {
  chosen: readonly string[];
}

const NONE: Filter = { chosen: [] };
const LABELS = {
  ...WORDS.filter,
  clear: 'Clear all',
  apply: () => WORDS.filter.apply,
  applyUncounted: WORDS.filter.apply,
  count: (count: number) => `${count} jobs`,
};
const GROUP_LABELS = {
  showMore: (hidden: number) => `Show ${hidden} more`,
  showLess: 'Show fewer',
  search: 'Search',
  noMatches: () => 'Nothing matches.',
  matches: (count: number) => `${count} matches`,
  count: (count: number) => `${count} jobs`,
};
const SECTIONS = FILTER_GROUPS.map(
  ({ title, options }): FilterSheetSection<Filter> => ({
    id: title,
    title,
    estimatedHeight: options.length * 44,
    render: ({ chosen }, change) => (
      <OptionGroup
        label={title}
        labelHidden
        selectsAll={false}
        limit={options.length}
        options={options}
        value={chosen}
        onValueChange={(next) => change({ chosen: next })}
        labels={GROUP_LABELS}
      />
    ),
  }),
);

function App() {
  const [open, setOpen] = useState(false);
  const [applied, setApplied] = useState(NONE);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{WORDS.filter.open}</Button>
      <FilterSheet
        open={open}
        onClose={() => setOpen(false)}
        applied={applied}
        empty={NONE}
        onApply={(filter) => {
          setApplied(filter);
          report(filter.chosen);
        }}
        count={null}
        sections={SECTIONS}
        labels={LABELS}
      />
    </>
  );
}

addSelfContained('filterDialog', <App />);
