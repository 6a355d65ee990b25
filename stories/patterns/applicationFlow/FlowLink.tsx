import type { LinkProps } from '@vikari/ui-kit/Button';
import { createContext, useContext } from 'react';

/** The flow's handler of a link's address; on a page this is the router. */
export const FlowNavigation = createContext<(href: string) => void>(() => {});

/** The kit's links, followed by the flow. */
export function FlowLink({ href, onClick, ...rest }: LinkProps) {
  const navigate = useContext(FlowNavigation);
  return (
    <a
      href={href}
      {...rest}
      onClick={(event) => {
        onClick?.(event);
        event.preventDefault();
        navigate(href);
      }}
    />
  );
}
