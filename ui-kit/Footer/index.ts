export { Footer, type FooterProps } from './Footer';
export type { FooterColumnContent, FooterLink } from './FooterColumn';
