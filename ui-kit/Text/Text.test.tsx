import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { Text } from './Text';
import styles from './Text.module.css';

describeConformance(Text, { props: { children: 'Natt' }, root: HTMLParagraphElement });

it('is the element that its text is, in the style that is asked for', () => {
  render(
    <Text element="strong" variant="small" tone="danger">
      Stängd
    </Text>,
  );
  const text = screen.getByText('Stängd');
  expect(text.tagName).toBe('STRONG');
  expect(text).toHaveClass(`${styles.small} ${styles.danger}`);
});

it('has digits of one width in a price', () => {
  render(<Text variant="price">600 kr</Text>);
  expect(screen.getByText('600 kr')).toHaveClass(styles.tabular ?? '-');
});
