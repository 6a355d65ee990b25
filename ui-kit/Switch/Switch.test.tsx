import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { Switch, type SwitchProps } from './Switch';

describeConformance<SwitchProps, HTMLInputElement>(Switch, {
  props: { label: 'Jour' },
  root: HTMLInputElement,
  isField: true,
});

it('is a switch, named by its label', () => {
  render(<Switch label="Jour" name="on-call" />);
  expect(screen.getByRole('switch', { name: 'Jour' })).toHaveAttribute('name', 'on-call');
});
