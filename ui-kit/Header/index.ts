export { Header, type HeaderProps } from './Header';
export type { HeaderLabels, HeaderLink } from './headerTypes';
