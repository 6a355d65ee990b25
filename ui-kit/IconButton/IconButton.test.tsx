import { describe, expect, it } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { hydrateSilently } from '../internal/testing/hydrateSilently';
import { IconButton, type IconButtonProps } from './IconButton';

/** The component in its two forms, each with one type of root. */
const ElementForm = (props: Extract<IconButtonProps, { href?: undefined }>) => (
  <IconButton {...props} />
);
const LinkForm = (props: Extract<IconButtonProps, { href: string }>) => <IconButton {...props} />;

describeConformance(ElementForm, {
  props: { label: 'Stäng', icon: null },
  root: HTMLButtonElement,
});

describe('as a link', () => {
  describeConformance(LinkForm, {
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
