import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeField } from '../internal/testing/describeField';
import { SelectField, type SelectFieldProps } from './SelectField';

describeField<SelectFieldProps, HTMLSelectElement>(SelectField, {
  groups: [{ label: '', options: [{ id: 'a', label: 'A' }] }],
});

it('says in which language an option is', () => {
  render(
    <SelectField
      label="Which?"
      groups={[{ label: '', options: [{ id: 'a', label: 'Natt', lang: 'sv' }] }]}
    />,
  );
  expect(screen.getByRole('option', { name: 'Natt' })).toHaveAttribute('lang', 'sv');
});
