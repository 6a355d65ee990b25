import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeControlled } from '../internal/testing/describeControlled';
import { describeField } from '../internal/testing/describeField';
import { PhoneField, type PhoneFieldProps } from './PhoneField';

const PROPS = {
  prefixes: [
    { prefix: '+46', country: 'Sverige' },
    { prefix: '+47', country: 'Norge' },
  ],
  prefixLabel: 'Landskod',
};

describeField<PhoneFieldProps, HTMLInputElement>(PhoneField, PROPS);

describeControlled({
  element: ({ value, initial, onChange }) => (
    <PhoneField
      {...PROPS}
      label="Nummer"
      value={value}
      defaultValue={initial}
      onValueChange={onChange}
    />
  ),
  initial: '+46 70',
  next: '+47 70',
  change: () => userEvent.selectOptions(screen.getByLabelText('Landskod'), '+47'),
  read: () => `${shownIn('Landskod')} ${shownIn('Nummer')}`,
});

function shownIn(label: string): string {
  return screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(label).value;
}
