import type { LinkProps } from '@vikari/ui-kit/Button';
import { Link } from 'react-router-dom';

/** The kit's links, drawn by the router; addresses of other sites and `mailto:` stay plain. */
export function RouterLink({ href, ...rest }: LinkProps) {
  return href.startsWith('/') ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
}
