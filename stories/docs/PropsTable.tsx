import tables from 'virtual:kit-props';
import { PropsTablesView } from './PropsTablesView';

/** The props of every type that a folder of the kit exports, from its source. */
export function PropsTable({ of }: { of: string }) {
  const found = tables[of];
  if (!found) throw new Error(`ui-kit/${of} is no component of the kit.`);
  return <PropsTablesView tables={found} />;
}
