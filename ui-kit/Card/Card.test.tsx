import { expect, it } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { hydrateSilently } from '../internal/testing/hydrateSilently';
import { Card, type CardProps } from './Card';

const PROPS: CardProps = { children: 'Text' };

describeConformance(Card, { props: PROPS, root: HTMLDivElement });

it('renders on the server and hydrates silently', async () => {
  const { errors, unmount } = await hydrateSilently(<Card {...PROPS} />);
  expect(errors).toEqual([]);
  unmount();
});
