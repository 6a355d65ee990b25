import { describeConformance } from '../internal/testing/describeConformance';
import { Footer, type FooterProps } from './Footer';

const PROPS: FooterProps = {
  logo: 'Vikari',
  copyright: '© 2026 Vikari',
  navLabel: 'Sidfot',
  columns: [{ title: 'Uppdrag', links: [{ label: 'Sjuksköterskor', href: '#nurses' }] }],
};

describeConformance(Footer, { props: PROPS, root: HTMLElement });
