export { type BottomTab, BottomTabBar, type BottomTabBarProps } from './BottomTabBar';
