import { SelectField } from '@vikari/ui-kit/SelectField';

/** The browser's own list, in groups. */
export function Basic() {
  return (
    <SelectField
      label="Profession"
      name="profession"
      placeholder="Choose a profession"
      groups={[
        {
          label: 'Nurses',
          options: [
            { id: 'nurse', label: 'Nurse' },
            { id: 'midwife', label: 'Midwife' },
          ],
        },
        { label: 'Doctors', options: [{ id: 'doctor', label: 'Doctor' }] },
      ]}
    />
  );
}
