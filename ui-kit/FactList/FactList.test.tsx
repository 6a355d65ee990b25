import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { FactList, type FactListProps } from './FactList';

const PROPS: FactListProps = { facts: [{ term: 'Ort', description: 'Solna' }] };

describeConformance(FactList, { props: PROPS, root: HTMLDListElement });

it('says in which language a term is', () => {
  render(<FactList facts={[{ term: 'Natt?', termLang: 'sv', description: 'Yes' }]} />);
  expect(screen.getByText('Natt?')).toHaveAttribute('lang', 'sv');
});
