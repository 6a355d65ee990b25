import { OptionGroup } from '@vikari/ui-kit/OptionGroup';
import { useWords } from '../../../i18n/intl';
import type { Named } from '../vocabulary/searchVocabulary';
import { withCounts } from './filterCounts';
import { optionLabels } from './optionLabels';

interface OptionsSectionProps {
  label: string;
  /** For a list long enough to be searched. */
  searchLabel?: string;
  options: readonly Named[];
  counts: Record<string, number> | undefined;
  value: readonly string[];
  onChange: (value: string[]) => void;
}

/** A plain list of check boxes. */
export function OptionsSection(props: OptionsSectionProps) {
  const { label, searchLabel, options, counts, value, onChange } = props;
  const words = useWords();
  return (
    <OptionGroup
      label={label}
      labelHidden
      selectsAll={false}
      options={withCounts(options, counts)}
      value={value}
      onValueChange={onChange}
      labels={optionLabels(words, searchLabel)}
    />
  );
}
