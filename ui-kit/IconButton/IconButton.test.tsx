import { describe, expect, it } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { hydrateSilently } from '../internal/testing/hydrateSilently';
import { IconButton, type IconButtonProps } from './IconButton';

type ElementForm = Extract<IconButtonProps, { href?: undefined }>;
type LinkForm = Extract<IconButtonProps, { href: string }>;

describeConformance<ElementForm, HTMLButtonElement>(IconButton, {
  props: { label: 'Stäng', icon: null },
  root: HTMLButtonElement,
});

describe('as a link', () => {
  describeConformance<LinkForm, HTMLAnchorElement>(IconButton, {
    props: { label: 'Dela', icon: null, href: '#share' },
    root: HTMLAnchorElement,
  });
});

it('renders on the server and hydrates silently', async () => {
  const { html, errors, unmount } = await hydrateSilently(<IconButton label="Stäng" icon={null} />);
  expect(html).toContain('aria-label="Stäng"');
  expect(errors).toEqual([]);
  unmount();
});
