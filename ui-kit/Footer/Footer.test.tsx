import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { Footer, FooterBand, FooterContent, type FooterProps } from './Footer';

const PROPS = {
  logo: 'Vikari',
  copyright: '© 2026 Vikari',
  navLabel: 'Sidfot',
  columns: [{ title: 'Uppdrag', links: [{ label: 'Sjuksköterskor', href: '#nurses' }] }],
} satisfies FooterProps;

describeConformance(Footer, { props: PROPS, root: HTMLElement });
describeConformance(FooterBand, { props: { children: 'Vikari' }, root: HTMLElement });
describeConformance(FooterContent, { props: PROPS, root: HTMLDivElement });

it('is its band around its content', () => {
  const parts = (
    <FooterBand>
      <FooterContent {...PROPS} />
    </FooterBand>
  );
  expect(renderToString(parts)).toBe(renderToString(<Footer {...PROPS} />));
});
