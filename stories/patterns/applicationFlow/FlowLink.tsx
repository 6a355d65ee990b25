import type { LinkProps } from '@vikari/ui-kit/Button';
import { createContext, useContext } from 'react';

/** What a link of the flow does with its address; on a page the router stands here. */
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
