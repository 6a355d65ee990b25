import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { PageLayout } from './PageLayout';
import styles from './PageLayout.module.css';

describeConformance(PageLayout, { props: { children: 'Text' }, root: HTMLDivElement });

it('has a width and a margin by default, and those that are asked for', () => {
  const { rerender } = render(<PageLayout data-testid="page" />);
  const page = screen.getByTestId('page');
  expect(page).toHaveClass(`${styles.md} ${styles['padding-medium']}`);
  rerender(<PageLayout data-testid="page" maxWidth="xs" padding="large" />);
  expect(page).toHaveClass(`${styles.xs} ${styles['padding-large']}`);
  expect(page).not.toHaveClass(`${styles.md}`);
});
