import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { PresenceDot } from './PresenceDot';

describeConformance(PresenceDot, {
  props: { status: 'online', children: 'Online' },
  root: HTMLSpanElement,
});

it('has its text for screen readers when only the dot is visible', () => {
  render(
    <PresenceDot status="away" textHidden>
      Borta en stund
    </PresenceDot>,
  );
  expect(screen.getByText('Borta en stund')).toHaveClass('vk-visually-hidden');
});
