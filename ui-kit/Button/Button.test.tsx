import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { LinkProps } from '../internal/linkComponent';
import { describeConformance } from '../internal/testing/describeConformance';
import { Button } from './Button';
import type { ElementButtonProps } from './ElementButton';
import type { LinkButtonProps } from './LinkButton';

describeConformance<ElementButtonProps, HTMLButtonElement>(Button, {
  props: { children: 'Ansök' },
  root: HTMLButtonElement,
});

describe('as a link', () => {
  describeConformance<LinkButtonProps, HTMLAnchorElement>(Button, {
    props: { href: '#a', children: 'Läs' },
    root: HTMLAnchorElement,
  });
});

it('submits a form only when told to', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button>Avbryt</Button>
      <Button type="submit">Skicka</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Avbryt' }));
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Skicka' }));
  expect(onSubmit).toHaveBeenCalledOnce();
});

it('does not submit twice while loading', async () => {
  const onSubmit = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" loading loadingLabel="skickar">
        Skicka
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});

it("is rendered with the application's link component", () => {
  const RouterLink = ({ href, children }: LinkProps) => <a href={`/app${href}`}>{children}</a>;
  render(
    <Button href="/jobs" linkComponent={RouterLink}>
      Uppdrag
    </Button>,
  );
  expect(screen.getByRole('link', { name: 'Uppdrag' })).toHaveAttribute('href', '/app/jobs');
});
