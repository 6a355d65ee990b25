import type { ComponentPropsWithRef } from 'react';
import { cx } from '../internal/cx';
import type { WithLinkComponent } from '../internal/linkComponent';
import { kitTexts } from '../KitProvider/readKit';
import styles from './LanguageSwitch.module.css';

/** The same page in one language. */
export interface LanguageOption {
  /** BCP 47: "sv". */
  language: string;
  /** The language's own name: "Svenska". */
  name: string;
  href: string;
  /** True for the language of this page. */
  current: boolean;
}

/** Props of {@link LanguageSwitch}; the rest goes to the `nav`. */
export interface LanguageSwitchProps
  extends Omit<ComponentPropsWithRef<'nav'>, 'children' | 'aria-label'>,
    WithLinkComponent {
  /** The name of the landmark: "Språk". Default: the KitProvider's. */
  label?: string;
  /** The languages, with the address of this page in each. */
  options: readonly LanguageOption[];
}

/** Links to the page in its other languages, each with its own name. */
export function LanguageSwitch(props: LanguageSwitchProps) {
  const {
    label = kitTexts().languageSwitch.label,
    options,
    linkComponent: Link = 'a',
    className,
    ...rest
  } = props;
  return (
    <nav aria-label={label} {...rest} className={cx(styles.switch, className)}>
      {options.map(({ language, name, href, current }) => (
        <Link
          key={language}
          href={href}
          lang={language}
          translate="no"
          hrefLang={language}
          aria-current={current ? 'true' : undefined}
          className={styles.option}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
