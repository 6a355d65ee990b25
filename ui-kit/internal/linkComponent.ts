import type { ComponentPropsWithRef, ComponentType } from 'react';

/** What a link is given: an anchor's props, with an address. */
export type LinkProps = ComponentPropsWithRef<'a'> & { href: string };

/** What draws a link: the browser's own, or an application's wrapper of its router's. */
export type LinkComponent = 'a' | ComponentType<LinkProps>;

/** The prop of every component that draws links. */
export interface WithLinkComponent {
  /** Draws the links; takes `href` like an anchor. Default: a plain `a`. */
  linkComponent?: LinkComponent;
}
