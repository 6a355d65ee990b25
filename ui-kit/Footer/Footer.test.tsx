import { expect, it } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { hydrateSilently } from '../internal/testing/hydrateSilently';
import { Footer, type FooterProps } from './Footer';

const PROPS: FooterProps = {
  logo: 'Vikari',
  copyright: '© 2026 Vikari',
  navLabel: 'Sidfot',
  columns: [{ title: 'Uppdrag', links: [{ label: 'Sjuksköterskor', href: '#nurses' }] }],
};

describeConformance(Footer, { props: PROPS, root: HTMLElement });

it('renders on the server and hydrates silently', async () => {
  const { errors, unmount } = await hydrateSilently(<Footer {...PROPS} />);
  expect(errors).toEqual([]);
  unmount();
});
