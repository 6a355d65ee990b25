export { Header, type HeaderProps } from './Header';
export { HeaderAccount, type HeaderAccountProps } from './HeaderAccount';
export type { HeaderLabels, HeaderLink } from './headerTypes';
