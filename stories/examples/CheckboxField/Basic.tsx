import { CheckboxField } from '@vikari/ui-kit/CheckboxField';

/** One yes or no that is sent with a form. */
export function Basic() {
  return (
    <CheckboxField
      label="Send me new assignments by email"
      hint="At most once a day."
      name="newsletter"
      defaultChecked
    />
  );
}
