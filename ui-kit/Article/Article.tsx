import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../internal/cx';
import { Text } from '../internal/Text';
import styles from './Article.module.css';

/** Props of {@link Article}; the rest goes to the `article`. */
export interface ArticleProps extends ComponentPropsWithRef<'article'> {
  /** The introductory paragraph, in larger text. */
  lead?: ReactNode;
  /**
   * The text as HTML, in the place of `children` and `lead`. It is put into the page as it is: the
   * caller must know that nobody can write a script there.
   */
  html?: string;
}

/** Running text: headings, paragraphs, lists, quotes, tables and pictures as plain elements inside. */
export function Article({ lead, html, className, children, ...rest }: ArticleProps) {
  const own = { ...rest, className: cx(styles.article, className) };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what `html` promises
  if (html !== undefined) return <article {...own} dangerouslySetInnerHTML={{ __html: html }} />;
  return (
    <article {...own}>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      <Text>{children}</Text>
    </article>
  );
}
