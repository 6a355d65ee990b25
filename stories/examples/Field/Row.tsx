import { FieldRow } from '@vikari/ui-kit/Field';
import { TextField } from '@vikari/ui-kit/TextField';

/** In a row the controls are on one line, whichever has a hint or an error. */
export function Row() {
  return (
    <FieldRow>
      <TextField label="First name" name="given-name" hint="As in your passport." />
      <TextField label="Last name" name="family-name" />
    </FieldRow>
  );
}
