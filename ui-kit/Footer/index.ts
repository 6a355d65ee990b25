export {
  Footer,
  FooterBand,
  FooterContent,
  type FooterContentProps,
  type FooterProps,
} from './Footer';
export type { FooterColumnContent } from './FooterColumn';
export type { FooterLink } from './FooterLinks';
