import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import { cx } from '../internal/cx';
import type { LinkProps as AnchorProps, WithLinkComponent } from '../internal/linkComponent';
import styles from './Link.module.css';

/** Props of {@link Link}; the rest goes to the `a`. */
export interface LinkProps extends AnchorProps, WithLinkComponent {
  /** What is there, in words that say it without the sentence around them. */
  children: ReactNode;
  /**
   * The word for a link that leaves the site, "annan webbplats": an arrow stands after the text, and
   * screen readers say the word.
   */
  externalLabel?: string | undefined;
  /** In a sentence, or by itself on a line of 44 px. Default `inline`. */
  variant?: 'inline' | 'standalone';
  /** Shows which addresses the browser has been at. For lists that are worked through. Default false. */
  showsVisited?: boolean;
}

/** A link to another page, in a sentence or by itself. */
export function Link(props: LinkProps) {
  const { externalLabel, variant = 'inline', showsVisited = false, ...own } = props;
  const { linkComponent: Anchor = 'a', className, children, ...rest } = own;
  return (
    <Anchor
      {...rest}
      className={cx(styles.link, styles[variant], showsVisited && styles.visited, className)}
    >
      {externalLabel === undefined ? (
        children
      ) : (
        <>
          <span>{children}</span>
          {/* No line break between the last word and the arrow */}
          <span aria-hidden="true" className={styles.sign}>
            <span>{'\u2060'}</span>
            <Icon name="external" size="inherit" className={styles.arrow} />
          </span>
          <span className="vk-visually-hidden">{`, ${externalLabel}`}</span>
        </>
      )}
    </Anchor>
  );
}
