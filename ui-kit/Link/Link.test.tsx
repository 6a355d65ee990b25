import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { LinkProps as AnchorProps } from '../internal/linkComponent';
import { describeConformance } from '../internal/testing/describeConformance';
import { Link, type LinkProps } from './Link';

const PROPS: LinkProps = { href: '/lediga-jobb', children: 'Lediga uppdrag' };

describeConformance<LinkProps, HTMLAnchorElement>(Link, { props: PROPS, root: HTMLAnchorElement });

it('is a link that is named by its text', () => {
  render(<Link {...PROPS} />);
  expect(screen.getByRole('link', { name: 'Lediga uppdrag' })).toHaveAttribute(
    'href',
    '/lediga-jobb',
  );
});

it('says in words that it leaves the site, and opens no other window by itself', () => {
  render(
    <Link href="https://www.skatteverket.se" externalLabel="annan webbplats">
      Skatteverket
    </Link>,
  );
  const link = screen.getByRole('link', { name: 'Skatteverket, annan webbplats' });
  expect(link).not.toHaveAttribute('target');
});

it('is drawn by the router’s link where one is given', () => {
  const Routed = (props: AnchorProps) => <a data-routed="" {...props} />;
  render(<Link {...PROPS} linkComponent={Routed} />);
  expect(screen.getByRole('link')).toHaveAttribute('data-routed');
});
