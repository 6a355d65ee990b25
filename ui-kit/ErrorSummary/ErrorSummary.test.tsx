import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { ErrorSummary, type ErrorSummaryProps } from './ErrorSummary';

const PROPS: ErrorSummaryProps = {
  title: 'Rätta detta',
  items: [{ fieldId: 'name', message: 'Skriv ditt namn.' }],
  attempt: 0,
};

describeConformance<ErrorSummaryProps, HTMLDivElement>(ErrorSummary, {
  props: PROPS,
  root: HTMLDivElement,
});

it('gets the focus after every attempt, not before the first', () => {
  const { rerender } = render(<ErrorSummary {...PROPS} />);
  expect(screen.getByRole('alert')).not.toHaveFocus();
  rerender(<ErrorSummary {...PROPS} attempt={1} />);
  expect(screen.getByRole('alert')).toHaveFocus();
  screen.getByRole('link').focus();
  rerender(<ErrorSummary {...PROPS} attempt={1} title="Rätta det här" />);
  expect(screen.getByRole('link')).toHaveFocus();
  rerender(<ErrorSummary {...PROPS} attempt={2} />);
  expect(screen.getByRole('alert')).toHaveFocus();
});

it('leaves the focus where somebody types when its errors come again', () => {
  const { rerender } = render(<ErrorSummary {...PROPS} attempt={1} />);
  rerender(<ErrorSummary {...PROPS} items={[]} attempt={1} />);
  rerender(<ErrorSummary {...PROPS} attempt={1} />);
  expect(screen.getByRole('alert')).not.toHaveFocus();
});

it('renders nothing when there are no errors', () => {
  const { container } = render(<ErrorSummary {...PROPS} items={[]} attempt={3} />);
  expect(container).toBeEmptyDOMElement();
});
