import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ServerOnly, StaticContent } from './StaticContent';

/** A page with the content, or without its data as in a page from the server, and another page. */
function site(content: React.ReactNode) {
  const router = createMemoryRouter([
    { path: '/', element: <StaticContent id="links">{content}</StaticContent> },
    { path: '/lund', element: <h1>Lund</h1> },
  ]);
  return { router, element: <RouterProvider router={router} /> };
}

const links = <a href="/lund">Lund</a>;

async function hydratePage() {
  const container = document.createElement('div');
  document.body.append(container);
  onTestFinished(() => container.remove());
  container.innerHTML = renderToString(site(links).element);
  const link = container.querySelector('a');
  const { router, element } = site(null);
  const onRecoverableError = vi.fn();
  await act(async () => {
    hydrateRoot(container, element, { onRecoverableError });
  });
  return { container, link, router, onRecoverableError };
}

it("keeps the server's elements when the page is hydrated without the data", async () => {
  const { container, link, onRecoverableError } = await hydratePage();
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(link).not.toBeNull();
  expect(container.querySelector('a')).toBe(link);
});

it('lets the router follow its links', async () => {
  const { container, link } = await hydratePage();
  await act(async () => {
    if (link) fireEvent.click(link);
  });
  expect(container.querySelector('h1')).toHaveTextContent('Lund');
});

it('leaves a click for a new tab to the browser', async () => {
  const { link, router } = await hydratePage();
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await act(async () => {
    if (link) fireEvent.click(link, { ctrlKey: true });
  });
  expect(router.state.location.pathname).toBe('/');
});

it('still has it after it was unmounted', async () => {
  const { container } = await hydratePage();
  container.remove();
  render(site(null).element);
  expect(screen.getByRole('link', { name: 'Lund' })).toBeVisible();
  cleanup();
});

it('renders the data of a page that was opened within the site, and follows its links', async () => {
  render(site(links).element);
  fireEvent.click(screen.getByRole('link', { name: 'Lund' }));
  expect(await screen.findByRole('heading', { name: 'Lund' })).toBeVisible();
});

it('is null in the data of a page', () => {
  expect(JSON.stringify({ links: new ServerOnly(['lund']) })).toBe('{"links":null}');
});
