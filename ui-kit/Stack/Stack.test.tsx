import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { Stack } from './Stack';
import styles from './Stack.module.css';

describeConformance(Stack, { props: { children: 'Text' }, root: HTMLDivElement });

it('is the element that its content is', () => {
  render(
    <Stack element="ul" spacing={2}>
      <li>Natt</li>
    </Stack>,
  );
  expect(screen.getByRole('list')).toContainElement(screen.getByRole('listitem'));
});

it('has one distance, and in a row another between the parts of a line where it is given', () => {
  const { rerender } = render(<Stack data-testid="stack" direction="row" spacing={2} />);
  const stack = screen.getByTestId('stack');
  expect(stack).toHaveClass(`${styles.row} ${styles['row-2']} ${styles['column-2']}`);
  rerender(<Stack data-testid="stack" direction="row" spacing={2} columnSpacing={4} />);
  expect(stack).toHaveClass(`${styles['row-2']} ${styles['column-4']}`);
  expect(stack).not.toHaveClass(`${styles['column-2']}`);
});
