import styles from './docs.module.css';
import type { PropRow, PropsTable } from './kitProps';

/** Text with `code` in backticks. */
function Prose({ text }: { text: string }) {
  return (
    text
      .split('`')
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text
      .map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part))
  );
}

/** One prop is one row. */
function Prop({ name, type, isRequired, text }: PropRow) {
  return (
    <tr>
      <th scope="row">
        <code>{name}</code>
        {isRequired && <span className={styles.required}>required</span>}
      </th>
      <td>
        <code>{type}</code>
      </td>
      <td>
        <Prose text={text} />
      </td>
    </tr>
  );
}

function inheritedText(elements: readonly string[]): string {
  return `And the props of ${elements.map((element) => `<${element}>`).join(' or ')}.`;
}

/** Tables of props, one for each type. */
export function PropsTablesView({ tables }: { tables: readonly PropsTable[] }) {
  return (
    <div className="sb-unstyled" data-color-scheme="light" data-contrast="normal">
      {tables.map(({ name, rows, inherits }) => (
        <div key={name} className={styles.scroll}>
          <table className={styles.table}>
            <caption>{name}</caption>
            <thead>
              <tr>
                <th scope="col">Prop</th>
                <th scope="col">Type</th>
                <th scope="col">What it is</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Prop key={row.name} {...row} />
              ))}
              {inherits.length > 0 && (
                <tr>
                  <td colSpan={3}>{inheritedText(inherits)}</td>
                </tr>
              )}
            </tbody>
          </table>
        </div>
      ))}
    </div>
  );
}
