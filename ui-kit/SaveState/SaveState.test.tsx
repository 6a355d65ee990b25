import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { SaveState, type SaveStateProps } from './SaveState';

const PROPS: SaveStateProps = {
  status: 'idle',
  labels: { saving: 'Sparar', saved: 'Sparat', failed: 'Gick inte', retry: 'Igen' },
};

describeConformance<SaveStateProps, HTMLDivElement>(SaveState, {
  props: PROPS,
  root: HTMLDivElement,
});

it('announces through one element that was there before', () => {
  const { rerender } = render(<SaveState {...PROPS} />);
  const place = screen.getByRole('status');
  expect(place).toBeEmptyDOMElement();
  rerender(<SaveState {...PROPS} status="saved" />);
  expect(screen.getByRole('status')).toBe(place);
  expect(place).toHaveTextContent('Sparat');
});
