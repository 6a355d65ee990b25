import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { hydrateSilently } from '../internal/testing/hydrateSilently';
import { Tooltip, type TooltipProps } from './Tooltip';

const PROPS: TooltipProps = {
  text: 'Skickar en länk',
  children: <button type="button">Dela</button>,
};

describeConformance<TooltipProps, HTMLDivElement>(Tooltip, {
  props: { ...PROPS, defaultOpen: true },
  root: HTMLDivElement,
});

it('shows and hides itself, and reports it', async () => {
  const onOpenChange = vi.fn();
  render(<Tooltip {...PROPS} onOpenChange={onOpenChange} />);
  await userEvent.hover(screen.getByRole('button'));
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Skickar en länk');
  expect(onOpenChange).toHaveBeenLastCalledWith(true);
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenLastCalledWith(false);
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});

it('waits for its owner when controlled', async () => {
  const onOpenChange = vi.fn();
  const { rerender } = render(<Tooltip {...PROPS} open={false} onOpenChange={onOpenChange} />);
  await userEvent.hover(screen.getByRole('button'));
  await waitFor(() => expect(onOpenChange).toHaveBeenLastCalledWith(true));
  expect(screen.queryByRole('tooltip')).toBeNull();
  rerender(<Tooltip {...PROPS} open onOpenChange={onOpenChange} />);
  expect(await screen.findByRole('tooltip')).toBeInTheDocument();
});

it('describes its element by the id that it was given', async () => {
  render(<Tooltip {...PROPS} id="share-help" defaultOpen />);
  await waitFor(() =>
    expect(screen.getByRole('button')).toHaveAttribute('aria-describedby', 'share-help'),
  );
  expect(screen.getByRole('button')).toHaveAccessibleDescription('Skickar en länk');
});

it('gives its box the caller’s attributes', () => {
  render(
    <Tooltip {...PROPS} defaultOpen slotProps={{ box: { className: 'wide', 'data-a': 'b' } }} />,
  );
  const box = screen.getByText('Skickar en länk');
  expect(box).toHaveAttribute('data-a', 'b');
  expect(box).toHaveClass('wide');
});

it('renders on the server and hydrates silently', async () => {
  const { html, errors, unmount } = await hydrateSilently(<Tooltip {...PROPS} />);
  expect(html).toContain('Dela</button>');
  expect(errors).toEqual([]);
  unmount();
});
