import type { OptionSet } from '@vikari/ui-kit/MultiSelect';
import { VocabularyField, type VocabularyFieldProps } from '../../lib/vocabulary/VocabularyField';
import { NativeChoice } from './NativeChoice';

export interface ChoiceFieldProps extends VocabularyFieldProps {
  /** The options of the native list until then; undefined when the page has none. */
  firstGroups: readonly OptionSet[] | undefined;
}

/** A choice of several, with a native list of the same height until its options are read. */
export function ChoiceField({ firstGroups, part, ...field }: ChoiceFieldProps) {
  const { groups } = field;
  if (!groups && firstGroups) return <NativeChoice {...field} groups={firstGroups} />;
  return <VocabularyField {...field} part={part} />;
}
