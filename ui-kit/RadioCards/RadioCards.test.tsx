import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeConformance } from '../internal/testing/describeConformance';
import { describeControlled } from '../internal/testing/describeControlled';
import { RadioCards, type RadioCardsProps } from './RadioCards';

const PROPS: RadioCardsProps = {
  label: 'Vem?',
  options: [
    { id: 'a', label: 'A' },
    { id: 'b', label: 'B', hint: 'Bara du' },
  ],
};

describeConformance<RadioCardsProps, HTMLFieldSetElement>(RadioCards, {
  props: PROPS,
  root: HTMLFieldSetElement,
});

describeControlled({
  element: ({ value, initial, onChange }) => (
    <RadioCards {...PROPS} value={value} defaultValue={initial} onValueChange={onChange} />
  ),
  initial: 'a',
  next: 'b',
  change: () => userEvent.click(screen.getByLabelText(/^B/)),
  read: () => screen.getByRole<HTMLInputElement>('radio', { checked: true }).value,
});
