import { lazyPart } from '../../lib/late/lazyPart';

/** The footer: links and texts. A browser asks for its code before it hydrates the page. */
export const Footer = lazyPart(async () => (await import('./ShellFooter')).ShellFooter, {
  texts: ['footer'],
  server: 'whole',
});
