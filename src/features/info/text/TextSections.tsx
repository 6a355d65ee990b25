import { Fragment, type ReactNode } from 'react';
import { BRAND } from '../../../config/brand';
import { useWords } from '../../../i18n/intl';
import styles from './text.module.css';
import type { TextBlock, TextSection, TextTable } from './textSection';

export interface TextSectionsProps {
  sections: readonly TextSection[];
  tables?: Readonly<Record<TextTable, ReactNode>>;
  /** After the section with that id. */
  after?: Readonly<Record<string, ReactNode>>;
}

/** Sections with headings, to stand in the kit's Article. */
export function TextSections({ sections, tables, after }: TextSectionsProps) {
  const { t } = useWords();
  return sections.map(({ id, title, blocks }) => (
    <Fragment key={id}>
      <h2 id={id} className={styles.heading}>
        {t(title)}
      </h2>
      {blocks.map((block) => (
        <Block key={JSON.stringify(block)} block={block} tables={tables} />
      ))}
      {after?.[id]}
    </Fragment>
  ));
}

function Block({ block, tables }: { block: TextBlock; tables: TextSectionsProps['tables'] }) {
  const { t } = useWords();
  const values = { email: BRAND.contactEmail };
  if ('table' in block) return <div className={styles.table}>{tables?.[block.table]}</div>;
  if ('text' in block) return <p>{t(block.text, values)}</p>;
  return (
    <ul>
      {block.list.map((id) => (
        <li key={id}>{t(id, values)}</li>
      ))}
    </ul>
  );
}
