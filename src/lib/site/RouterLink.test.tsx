import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { RouterLink } from './RouterLink';

function renderLink(props: Parameters<typeof RouterLink>[0]) {
  const router = createMemoryRouter([
    { path: '/', element: <RouterLink {...props}>Uppdraget</RouterLink> },
    { path: '/jobb/1', element: <h1>Ett uppdrag</h1> },
  ]);
  render(<RouterProvider router={router} />);
  return { router, link: screen.getByRole('link', { name: 'Uppdraget' }) };
}

describe('RouterLink', () => {
  it('lets the router follow an address of the site', async () => {
    const { link } = renderLink({ href: '/jobb/1' });
    fireEvent.click(link);
    expect(await screen.findByRole('heading', { name: 'Ett uppdrag' })).toBeVisible();
  });

  it.each<[string, Parameters<typeof RouterLink>[0], MouseEventInit]>([
    ['a click for a new tab', { href: '/jobb/1' }, { ctrlKey: true }],
    ['a click for a new tab on a Mac', { href: '/jobb/1' }, { metaKey: true }],
    ['the middle button', { href: '/jobb/1' }, { button: 1 }],
    ['a link into another window', { href: '/jobb/1', target: '_blank' }, {}],
    ['a download', { href: '/jobb/1', download: 'uppdrag.pdf' }, {}],
    ['another site', { href: 'https://www.socialstyrelsen.se/' }, {}],
    ['a letter', { href: 'mailto:hej@vikari.example' }, {}],
    [
      'a click that its owner has handled',
      { href: '/jobb/1', onClick: (event) => event.preventDefault() },
      {},
    ],
  ])('leaves %s to the browser', (_what, props, click) => {
    const { router, link } = renderLink(props);
    // jsdom would try to leave the page: the window's listener prevents it after React's handlers
    let leftToBrowser = false;
    const browser = (event: Event) => {
      leftToBrowser = !event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', browser, { once: true });
    fireEvent(link, createEvent.click(link, click));
    expect(router.state.location.pathname).toBe('/');
    expect(leftToBrowser).toBe(props.onClick === undefined);
  });
});
