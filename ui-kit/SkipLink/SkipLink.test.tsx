import { expect, it } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { hydrateSilently } from '../internal/testing/hydrateSilently';
import { SkipLink, type SkipLinkProps } from './SkipLink';

const PROPS: SkipLinkProps = { href: '#content', children: 'Hoppa till innehållet' };

describeConformance(SkipLink, { props: PROPS, root: HTMLAnchorElement });

it('renders on the server and hydrates silently', async () => {
  const { errors, unmount } = await hydrateSilently(<SkipLink {...PROPS} />);
  expect(errors).toEqual([]);
  unmount();
});
