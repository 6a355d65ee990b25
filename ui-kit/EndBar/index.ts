export { EndBar, type EndBarProps } from './EndBar';
