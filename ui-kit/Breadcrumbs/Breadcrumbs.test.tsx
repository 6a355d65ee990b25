import { describeConformance } from '../internal/testing/describeConformance';
import { Breadcrumbs, type BreadcrumbsProps } from './Breadcrumbs';

const PROPS: BreadcrumbsProps = {
  label: 'Du är här',
  crumbs: [{ label: 'Start', href: '#start' }],
};

describeConformance(Breadcrumbs, { props: PROPS, root: HTMLElement });
