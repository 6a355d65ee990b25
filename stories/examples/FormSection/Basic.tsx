import { FormSection } from '@vikari/ui-kit/FormSection';
import { TextField } from '@vikari/ui-kit/TextField';

/** A part of a long form, with its heading. */
export function Basic() {
  return (
    <FormSection title="Contact" description="Only workplaces that you apply to see this.">
      <TextField label="Name" name="name" autoComplete="name" />
      <TextField label="Town" name="town" autoComplete="address-level2" />
    </FormSection>
  );
}
