import { describeConformance } from '../internal/testing/describeConformance';
import { BottomTabBar, type BottomTabBarProps } from './BottomTabBar';

const PROPS: BottomTabBarProps = {
  label: 'Genvägar',
  tabs: [{ label: 'Utforska', href: '#explore', icon: null }],
};

describeConformance(BottomTabBar, { props: PROPS, root: HTMLElement });
