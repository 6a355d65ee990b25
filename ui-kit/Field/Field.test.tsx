import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { Field, type FieldProps } from './Field';
import { FieldGroup, type FieldGroupProps } from './FieldGroup';
import { FieldRow, type FieldRowProps } from './FieldRow';

const FIELD: FieldProps = { label: 'Tid', children: (control) => <input {...control} /> };
const GROUP: FieldGroupProps = { label: 'När?', children: <input aria-label="Dag" /> };

describeConformance<FieldProps, HTMLDivElement>(Field, { props: FIELD, root: HTMLDivElement });
describeConformance<FieldGroupProps, HTMLFieldSetElement>(FieldGroup, {
  props: GROUP,
  root: HTMLFieldSetElement,
});
describeConformance<FieldRowProps, HTMLDivElement>(FieldRow, {
  props: { children: <Field {...FIELD} /> },
  root: HTMLDivElement,
});

it("renders the error's element before there is an error, so that the error is announced", () => {
  const { container, rerender } = render(<Field {...FIELD} />);
  const place = container.querySelector('[aria-live="polite"]');
  expect(place).toBeEmptyDOMElement();
  rerender(<Field {...FIELD} error="Skriv en tid." />);
  expect(container.querySelector('[aria-live="polite"]')).toBe(place);
  expect(place).toHaveTextContent('Skriv en tid.');
});

it('has a hidden label for screen readers', () => {
  render(<Field {...FIELD} labelHidden />);
  expect(screen.getByLabelText('Tid')).toBeInTheDocument();
});

it('gives the question and the hint of a group the caller’s attributes and classes', () => {
  const slotProps = {
    label: { className: 'one', 'data-part': 'label' },
    hint: { className: 'two', 'data-part': 'hint' },
  };
  render(<FieldGroup {...GROUP} label="Pass" hint="Flera går bra." slotProps={slotProps} />);
  const partOf = (text: string) => screen.getByText(text).closest('[data-part]');
  expect(partOf('Pass')).toHaveAttribute('data-part', 'label');
  expect([...(partOf('Pass')?.classList ?? [])].at(-1)).toBe('one');
  expect(partOf('Flera går bra.')).toHaveAttribute('data-part', 'hint');
  expect(partOf('Flera går bra.')).toHaveClass('two');
});
