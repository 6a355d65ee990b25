import { cx } from '../internal/cx';
import { Stack, type StackProps } from '../Stack';
import styles from './PageLayout.module.css';

/** Props of {@link PageLayout}; the rest goes to the root. */
export interface PageLayoutProps
  extends Omit<StackProps, 'element' | 'direction' | 'columnSpacing'> {
  /**
   * The widest that its content becomes: `xs` 34 rem for a message or a short form, `sm` 46 for a form
   * in steps, `md` 60 for a list to work with, `lg` 72 for a page to read, `xl` as wide as the header.
   * Default `md`.
   */
  maxWidth?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  /** How much is free above it on a wide window; on a phone all are alike. Default `medium`. */
  padding?: 'small' | 'medium' | 'large';
}

/** The content of a page: in the middle, no wider than it is read well, with the margins of the site. */
export function PageLayout(props: PageLayoutProps) {
  const { maxWidth = 'md', padding = 'medium', spacing = 8, className, ...rest } = props;
  return (
    <Stack
      {...rest}
      spacing={spacing}
      className={cx(styles[maxWidth], styles[`padding-${padding}`], className)}
    />
  );
}
