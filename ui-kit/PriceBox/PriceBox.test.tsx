import { expect, it } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { hydrateSilently } from '../internal/testing/hydrateSilently';
import { PriceBox, type PriceBoxProps } from './PriceBox';

const PROPS: PriceBoxProps = { label: 'Timlön', amount: '650', unit: 'kr/h' };

describeConformance(PriceBox, { props: PROPS, root: HTMLDivElement });

it('renders on the server and hydrates silently', async () => {
  const { errors, unmount } = await hydrateSilently(<PriceBox {...PROPS} />);
  expect(errors).toEqual([]);
  unmount();
});
