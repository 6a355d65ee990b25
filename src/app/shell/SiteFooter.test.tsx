import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSite } from '../../testing/renderSite';
import { TEST_SITE } from '../../testing/SiteFrame';
import { SiteFooter } from './SiteFooter';

it('links to our own pages at social networks, where there are any', async () => {
  const socialLinks = [{ label: 'LinkedIn', href: 'https://linkedin.example.com/company/vikari' }];
  await renderSite(<SiteFooter />, { site: { ...TEST_SITE, socialLinks } });
  expect(screen.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute(
    'href',
    'https://linkedin.example.com/company/vikari',
  );
});

it('has no such links where none are set', async () => {
  await renderSite(<SiteFooter />, { site: TEST_SITE });
  expect(
    screen.getAllByRole('link').filter(({ textContent }) => textContent === 'LinkedIn'),
  ).toEqual([]);
});
