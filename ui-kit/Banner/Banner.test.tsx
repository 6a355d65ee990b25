import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { Banner } from './Banner';

describeConformance(Banner, {
  props: { label: 'Demonstration', children: 'Text' },
  root: HTMLElement,
});

it('closes by itself and reports it', async () => {
  const onDismiss = vi.fn();
  render(
    <Banner label="App" dismissLabel="Stäng" onDismiss={onDismiss}>
      Text
    </Banner>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Stäng' }));
  expect(screen.queryByRole('region')).toBeNull();
  expect(onDismiss).toHaveBeenCalledOnce();
});

it('waits for its owner when controlled', async () => {
  const onDismiss = vi.fn();
  render(
    <Banner label="App" dismissLabel="Stäng" open onDismiss={onDismiss}>
      Text
    </Banner>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Stäng' }));
  expect(screen.getByRole('region', { name: 'App' })).toBeVisible();
  expect(onDismiss).toHaveBeenCalledOnce();
});
