import { RadioGroup } from '@vikari/ui-kit/RadioGroup';

/** The error says what to do. */
export function WithError() {
  return (
    <RadioGroup
      label="Do you have a car?"
      direction="row"
      name="car"
      error="Say whether you have a car."
      options={[
        { id: 'yes', label: 'Yes' },
        { id: 'no', label: 'No' },
      ]}
    />
  );
}
