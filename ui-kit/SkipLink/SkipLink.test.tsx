import { describeConformance } from '../internal/testing/describeConformance';
import { SkipLink, type SkipLinkProps } from './SkipLink';

const PROPS: SkipLinkProps = { href: '#content', children: 'Hoppa till innehållet' };

describeConformance(SkipLink, { props: PROPS, root: HTMLAnchorElement });
