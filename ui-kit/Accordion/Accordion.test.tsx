import { act, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { hydrateSilently } from '../internal/testing/hydrateSilently';
import { Accordion } from './Accordion';
import { AccordionItem } from './AccordionItem';

describeConformance(Accordion, { props: { children: 'Text' }, root: HTMLDivElement });

describe('an item', () => {
  describeConformance(AccordionItem, {
    props: { summary: 'Fråga', children: 'Svar' },
    root: HTMLDetailsElement,
  });
});

/** Opens it as the browser does: the attribute first, then the event. */
async function toggle(details: HTMLElement, open: boolean) {
  await act(async () => {
    details.toggleAttribute('open', open);
    details.dispatchEvent(new Event('toggle'));
  });
}

it('reports what the browser has done', async () => {
  const onOpenChange = vi.fn();
  render(
    <AccordionItem summary="Fråga" onOpenChange={onOpenChange}>
      Svar
    </AccordionItem>,
  );
  const details = screen.getByRole('group');
  await toggle(details, true);
  expect(onOpenChange).toHaveBeenLastCalledWith(true);
  expect(details).toHaveAttribute('open');
  await toggle(details, false);
  expect(onOpenChange).toHaveBeenLastCalledWith(false);
});

it('does not report a change by its owner', async () => {
  const onOpenChange = vi.fn();
  const item = (open: boolean) => (
    <AccordionItem summary="Fråga" open={open} onOpenChange={onOpenChange}>
      Svar
    </AccordionItem>
  );
  const { rerender } = render(item(false));
  rerender(item(true));
  await toggle(screen.getByRole('group'), true);
  expect(onOpenChange).not.toHaveBeenCalled();
});

it('renders on the server and hydrates silently', async () => {
  const { html, errors, unmount } = await hydrateSilently(
    <AccordionItem summary="Fråga" headingLevel={3} defaultOpen>
      Svar
    </AccordionItem>,
  );
  expect(html).toContain('<h3');
  expect(errors).toEqual([]);
  unmount();
});
