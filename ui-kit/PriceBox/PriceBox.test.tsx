import { describeConformance } from '../internal/testing/describeConformance';
import { PriceBox, type PriceBoxProps } from './PriceBox';

const PROPS: PriceBoxProps = { label: 'Ersättning', amount: '650', unit: 'kr/h' };

describeConformance(PriceBox, { props: PROPS, root: HTMLDivElement });
