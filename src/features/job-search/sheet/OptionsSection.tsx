import { OptionGroup, type OptionGroupProps } from '@vikari/ui-kit/OptionGroup';
import type { NamedPart } from '#domain/search/otherNames';
import { useWords } from '../../../i18n/intl';
import { useFindOptions } from '../../../lib/vocabulary/useFindOptions';
import type { Named } from '../vocabulary/searchVocabulary';
import { withCounts } from './filterCounts';
import { optionLabels } from './optionLabels';

export interface OptionsSectionProps {
  label: string;
  /** For a list long enough to be searched. */
  searchLabel?: string;
  /** What such a search finds by every name, too. */
  searchedPart?: NamedPart;
  options: readonly Named[];
  counts: Record<string, number> | undefined;
  value: readonly string[];
  onChange: (value: string[]) => void;
}

/** A plain list of check boxes. */
export function OptionsSection({ searchedPart, ...props }: OptionsSectionProps) {
  if (searchedPart) return <SearchedOptions {...props} part={searchedPart} />;
  return <Options {...props} />;
}

type PlainProps = Omit<OptionsSectionProps, 'searchedPart'>;

/** With a search that knows more names than those that are shown. */
function SearchedOptions({ part, ...props }: PlainProps & { part: NamedPart }) {
  const { findOptions, isLoading, onFocus } = useFindOptions(part);
  return (
    <Options {...props} findOptions={findOptions} isLoading={isLoading} onSearchFocus={onFocus} />
  );
}

interface OptionsProps extends PlainProps, Pick<OptionGroupProps, 'findOptions' | 'onSearchFocus'> {
  isLoading?: boolean;
}

function Options(props: OptionsProps) {
  const { label, searchLabel, options, counts, value, onChange, isLoading, ...search } = props;
  const words = useWords();
  return (
    <OptionGroup
      {...search}
      label={label}
      labelHidden
      selectsAll={false}
      options={withCounts(options, counts)}
      value={value}
      onValueChange={onChange}
      labels={optionLabels(words, { search: searchLabel, isLoading })}
    />
  );
}
