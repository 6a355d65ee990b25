import type { LinkProps } from '@vikari/ui-kit/Button';
import { useFollowLink } from './useFollowLink';

/**
 * The kit's links, followed by the router; addresses of other sites and `mailto:` stay plain. All
 * our addresses are absolute. The router's own link resolves each against its route, which costs a
 * third of the rendering time of a page with three hundred links.
 */
export function RouterLink({ href, onClick, ...rest }: LinkProps) {
  const follow = useFollowLink();
  return (
    <a
      href={href}
      onClick={(event) => {
        onClick?.(event);
        follow(event, event.currentTarget);
      }}
      {...rest}
    />
  );
}
