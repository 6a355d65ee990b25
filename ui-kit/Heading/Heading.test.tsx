import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { Heading } from './Heading';
import styles from './Heading.module.css';

describeConformance(Heading, {
  props: { level: 2, children: 'Pass' },
  root: HTMLHeadingElement,
});

it.each([1, 2, 3, 4] as const)('is a heading of level %d, and looks like it', (level) => {
  render(<Heading level={level}>Pass</Heading>);
  expect(screen.getByRole('heading', { level })).toHaveClass(styles[`look-${level}`] ?? '-');
});

it('keeps its level whatever it looks like', () => {
  render(
    <Heading level={3} look={1}>
      Pass
    </Heading>,
  );
  expect(screen.getByRole('heading', { level: 3 })).toHaveClass(styles['look-1'] ?? '-');
});
