import { expect, it } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { hydrateSilently } from '../internal/testing/hydrateSilently';
import { BottomTabBar, type BottomTabBarProps } from './BottomTabBar';

const PROPS: BottomTabBarProps = {
  label: 'Genvägar',
  tabs: [{ label: 'Utforska', href: '#explore', icon: null }],
};

describeConformance(BottomTabBar, { props: PROPS, root: HTMLElement });

it('renders on the server and hydrates silently', async () => {
  const { errors, unmount } = await hydrateSilently(<BottomTabBar {...PROPS} />);
  expect(errors).toEqual([]);
  unmount();
});
