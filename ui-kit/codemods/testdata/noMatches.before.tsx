import { FilterBarCombobox } from '@vikari/ui-kit/FilterBarCombobox';
import { MultiSelect } from '@vikari/ui-kit/MultiSelect';

export const places = (
  <MultiSelect
    label="Places"
    groups={GROUPS}
    labels={{ ...LABELS, noMatches: 'No place is called so.' }}
  />
);
export const professions = (
  <FilterBarCombobox {...rest} labels={{ ...LABELS, noMatches: (query) => query }} />
);
export const other = <Search labels={{ noMatches: 'Nothing.' }} />;
