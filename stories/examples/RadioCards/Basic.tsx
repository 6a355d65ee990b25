import { Icon } from '@vikari/ui-kit/Icon';
import { RadioCards } from '@vikari/ui-kit/RadioCards';

/** One of a few, each with a sentence of its own. */
export function Basic() {
  return (
    <RadioCards
      label="How do you want to be paid?"
      name="payment"
      columns={2}
      defaultValue="employed"
      options={[
        {
          id: 'employed',
          label: 'Employed',
          hint: 'We pay tax and insurance.',
          icon: <Icon name="user" />,
        },
        {
          id: 'company',
          label: 'Own company',
          hint: 'You send an invoice.',
          icon: <Icon name="briefcase" />,
        },
      ]}
    />
  );
}
