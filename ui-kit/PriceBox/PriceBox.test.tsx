import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { PriceBox, type PriceBoxProps } from './PriceBox';

const PROPS: PriceBoxProps = { label: 'Ersättning', amount: '650', unit: 'kr/h' };

describeConformance(PriceBox, { props: PROPS, root: HTMLDivElement });

it('says its label and its sum apart, where both are read in one breath', () => {
  render(<PriceBox {...PROPS} live />);
  expect(screen.getByRole('status').children[1]).toBeInstanceOf(HTMLBRElement);
});
