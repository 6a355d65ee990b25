import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { UnreadDivider } from './UnreadDivider';

describeConformance(UnreadDivider, { props: { label: 'Nya meddelanden' }, root: HTMLDivElement });

it('is a separator with a name', () => {
  render(<UnreadDivider label="Nya meddelanden" />);
  expect(screen.getByRole('separator', { name: 'Nya meddelanden' })).toBeInTheDocument();
});
