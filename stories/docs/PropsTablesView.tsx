import styles from './docs.module.css';
import { type NamedType, type PropRow, type PropsTable, typePieces } from './kitProps';
import { type ReadyText, readyTexts } from './readyTexts';

/** Text with `code` in backticks. */
function Prose({ text }: { text: string }) {
  return (
    text
      .split('`')
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text
      .map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part))
  );
}

/** Written, since the rows of a narrow window are stacked and would lose them. */
const ROLE = {
  table: 'table',
  rowgroup: 'rowgroup',
  row: 'row',
  columnheader: 'columnheader',
  rowheader: 'rowheader',
  cell: 'cell',
} as const;

/** The id of a type's explanation; each table has its own, since both may name a `Row`. */
const idOf = (table: string, name: string) => `type-${table}-${name.replace(/\W+/gu, '-')}`;

/** A type as code; the names in it lead to their explanations below. */
function TypeText({ type, table }: { type: string; table: string }) {
  return (
    <code>
      {typePieces(type).map((piece, at) =>
        at % 2 === 0 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a fixed text
          <span key={at}>{piece}</span>
        ) : (
          // `_self`: Storybook's frame opens links in its parent
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a fixed text
          <a key={at} className={styles.typeLink} href={`#${idOf(table, piece)}`} target="_self">
            {piece}
          </a>
        ),
      )}
    </code>
  );
}

const LANGUAGE = { sv: 'Svenska', en: 'English' } satisfies Record<ReadyText['lang'], string>;

/** What the kit brings for a prop, in both languages. */
function Ready({ texts }: { texts: readonly ReadyText[] }) {
  return (
    <dl className={styles.ready}>
      {texts.map(({ lang, lines }) => (
        <div key={lang}>
          <dt>{LANGUAGE[lang]}</dt>
          {lines.map((line) => (
            <dd key={line} lang={lang}>
              {line}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

/** One prop is one row. */
function Prop({ row, table, ready }: { row: PropRow; table: string; ready?: ReadyText[] }) {
  const { name, type, isRequired, defaultValue, text } = row;
  return (
    <tr role={ROLE.row}>
      <th scope="row" role={ROLE.rowheader}>
        <code>{name}</code>
        {isRequired && <span className={styles.required}>required</span>}
      </th>
      <td role={ROLE.cell}>
        <TypeText type={type} table={table} />
      </td>
      <td role={ROLE.cell} className={defaultValue === null ? styles.noDefault : undefined}>
        {defaultValue === null ? (
          <span aria-hidden="true">–</span>
        ) : (
          <>
            <span className={styles.narrowLabel}>Default </span>
            <code>{defaultValue}</code>
          </>
        )}
      </td>
      <td role={ROLE.cell}>
        <Prose text={text} />
        {ready && <Ready texts={ready} />}
      </td>
    </tr>
  );
}

function inheritedText(elements: readonly string[]): string {
  return `And the props of ${elements.map((element) => `<${element}>`).join(' or ')}.`;
}

interface RowsProps {
  rows: readonly PropRow[];
  table: string;
  ready: ReadonlyMap<PropRow, ReadyText[]>;
}

function Heads() {
  return (
    <thead role={ROLE.rowgroup}>
      <tr role={ROLE.row}>
        <th scope="col" role={ROLE.columnheader}>
          Prop
        </th>
        <th scope="col" role={ROLE.columnheader}>
          Type
        </th>
        <th scope="col" role={ROLE.columnheader}>
          Default
        </th>
        <th scope="col" role={ROLE.columnheader}>
          What it is
        </th>
      </tr>
    </thead>
  );
}

function Rows({ rows, table, ready }: RowsProps) {
  return rows.map((row) => <Prop key={row.name} row={row} table={table} ready={ready.get(row)} />);
}

/** A type of the kit: its parts, or how it is written. */
function Explained({ type, table, ready }: { type: NamedType } & Omit<RowsProps, 'rows'>) {
  return (
    <section id={idOf(table, type.name)} className={styles.type}>
      <h4>
        <code>{type.name}</code>
      </h4>
      <p>
        <Prose text={type.text} />
      </p>
      {type.written !== null && (
        <p>
          <TypeText type={type.written} table={table} />
        </p>
      )}
      {type.rows.length > 0 && (
        <table className={styles.table} role={ROLE.table} aria-label={type.name}>
          <Heads />
          <tbody role={ROLE.rowgroup}>
            <Rows rows={type.rows} table={table} ready={ready} />
          </tbody>
        </table>
      )}
    </section>
  );
}

/** A props type, and the types that it names. */
function Table({ table }: { table: PropsTable }) {
  const { name, rows, inherits, types } = table;
  const ready = readyTexts(table);
  return (
    <div className={styles.propsTable}>
      <table className={styles.table} role={ROLE.table}>
        <caption>{name}</caption>
        <Heads />
        <tbody role={ROLE.rowgroup}>
          <Rows rows={rows} table={name} ready={ready} />
          {inherits.length > 0 && (
            <tr role={ROLE.row}>
              <td role={ROLE.cell} colSpan={4}>
                {inheritedText(inherits)}
              </td>
            </tr>
          )}
        </tbody>
      </table>
      {types.length > 0 && (
        <section className={styles.types} aria-label={`Types of ${name}`}>
          <h3>Types of {name}</h3>
          {types.map((type) => (
            <Explained key={type.name} type={type} table={name} ready={ready} />
          ))}
        </section>
      )}
    </div>
  );
}

/** Tables of props, one for each type. */
export function PropsTablesView({ tables }: { tables: readonly PropsTable[] }) {
  return (
    <div className="sb-unstyled" data-color-scheme="light" data-contrast="normal">
      {tables.map((table) => (
        <Table key={table.name} table={table} />
      ))}
    </div>
  );
}
