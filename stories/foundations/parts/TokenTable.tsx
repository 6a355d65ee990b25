import type { ReactNode } from 'react';
import type { TokenSet } from '../../../ui-kit/theme/token';
import styles from './TokenTable.module.css';

interface TokenTableProps {
  caption: string;
  /** The prefix of each variable's name: `space` for `--vk-space-4`. */
  prefix: string;
  tokens: TokenSet;
  /** Renders one token. */
  sample: (variable: string, name: string) => ReactNode;
}

/** Tokens, one per row: an example, the code, its value, and when to use it. */
export function TokenTable({ caption, prefix, tokens, sample }: TokenTableProps) {
  return (
    <table className={styles.table}>
      <caption className="vk-visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Sample</th>
          <th scope="col">Token</th>
          <th scope="col">Value</th>
          <th scope="col">Use</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(tokens).map(([name, { value, use }]) => (
          <tr key={name}>
            <td className={styles.sample}>{sample(`var(--vk-${prefix}-${name})`, name)}</td>
            <th scope="row">
              <code>{`--vk-${prefix}-${name}`}</code>
            </th>
            <td className={styles.value}>
              <code>{value}</code>
            </td>
            <td>{use}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
