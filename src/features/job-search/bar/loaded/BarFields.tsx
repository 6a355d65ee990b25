import type { BarFieldsProps } from './barFieldProps';
import { PeriodField } from './PeriodField';
import { PlaceCombobox } from './PlaceCombobox';
import { RoleCombobox } from './RoleCombobox';

/** Profession, place and period, in the place of the native fields. */
export function BarFields(props: BarFieldsProps) {
  const { filter, onChange } = props;
  // What matches nothing is searched for as words
  const onUnmatched = (words: string) => onChange({ text: `${filter.text} ${words}`.trim() });
  return (
    <>
      <RoleCombobox {...props} onUnmatched={onUnmatched} />
      <PlaceCombobox {...props} onUnmatched={onUnmatched} />
      <PeriodField {...props} />
    </>
  );
}
