import { describeConformance } from '../internal/testing/describeConformance';
import { Card, type CardProps } from './Card';

const PROPS: CardProps = { children: 'Text' };

describeConformance(Card, { props: PROPS, root: HTMLDivElement });
