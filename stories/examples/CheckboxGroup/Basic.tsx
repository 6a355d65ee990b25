import { CheckboxGroup } from '@vikari/ui-kit/CheckboxGroup';

/** Several of a few; for many take `MultiSelect`. */
export function Basic() {
  return (
    <CheckboxGroup
      label="When can you work?"
      hint="Choose all that suit you."
      name="times"
      defaultValue={['day']}
      options={[
        { id: 'day', label: 'Day' },
        { id: 'evening', label: 'Evening' },
        { id: 'night', label: 'Night', hint: 'At least 20 percent more in pay' },
      ]}
    />
  );
}
