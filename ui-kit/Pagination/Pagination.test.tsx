import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { Pagination, type PaginationProps } from './Pagination';

const PROPS: PaginationProps = {
  page: 5,
  count: 12,
  hrefOf: (page) => `?sida=${page}`,
  labels: {
    nav: 'Sidor',
    page: (page) => `Sida ${page}`,
    previous: 'Föregående',
    next: 'Nästa',
    place: (page, count) => `Sida ${page} av ${count}`,
  },
};

describeConformance<PaginationProps, HTMLElement>(Pagination, { props: PROPS, root: HTMLElement });

it('is a landmark of links, one of which is the page that is shown', () => {
  render(<Pagination {...PROPS} />);
  const nav = within(screen.getByRole('navigation', { name: 'Sidor' }));
  expect(nav.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    [4, 1, 4, 5, 6, 12, 6].map((page) => `?sida=${page}`),
  );
  expect(nav.getByRole('link', { current: 'page' })).toHaveAccessibleName('Sida 5');
  expect(nav.getByRole('link', { name: 'Föregående' })).toHaveAttribute('rel', 'prev');
  expect(nav.getByRole('link', { name: 'Nästa' })).toHaveAttribute('rel', 'next');
});

it.each([
  [1, 'Föregående'],
  [12, 'Nästa'],
])('has no link that leads nowhere: page %i has no “%s”', (page, name) => {
  render(<Pagination {...PROPS} page={page} />);
  expect(screen.queryByRole('link', { name })).toBeNull();
});

it('draws nothing where there is one page', () => {
  const { container } = render(<Pagination {...PROPS} page={1} count={1} />);
  expect(container).toBeEmptyDOMElement();
});
