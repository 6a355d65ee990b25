export { Header, type HeaderProps } from './Header';
export type { HeaderAccountContent, HeaderLabels, HeaderLink } from './headerTypes';
