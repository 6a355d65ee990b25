import type { ComponentPropsWithRef, ComponentType } from 'react';

/** The props of a link component: an anchor's props, with an address. */
export type LinkProps = ComponentPropsWithRef<'a'> & {
  /** The address. */
  href: string;
};

/** The component for links: the native one, or an application's wrapper of its router's. */
export type LinkComponent = 'a' | ComponentType<LinkProps>;

/** The prop of every component that renders links. */
export interface WithLinkComponent {
  /** Renders the links; takes `href` like an anchor. Default: a plain `a`. */
  linkComponent?: LinkComponent;
}
