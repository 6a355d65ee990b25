import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { Breadcrumbs, type BreadcrumbsProps } from './Breadcrumbs';

const PROPS: BreadcrumbsProps = {
  label: 'Du är här',
  crumbs: [{ label: 'Start', href: '#start' }],
};

describeConformance(Breadcrumbs, { props: PROPS, root: HTMLElement });

it('says in which language a level is', () => {
  render(<Breadcrumbs label="Path" crumbs={[{ label: 'Natt', lang: 'sv', href: '#night' }]} />);
  expect(screen.getByRole('link', { name: 'Natt' })).toHaveAttribute('lang', 'sv');
});
