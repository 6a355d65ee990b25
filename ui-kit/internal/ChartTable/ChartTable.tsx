/** Props of {@link ChartTable}. */
export interface ChartTableProps {
  caption: string;
  /** The headers of the two columns. */
  headings: readonly [string, string];
  rows: readonly (readonly [name: string, value: string])[];
}

/** The numbers of a chart as a table, for screen readers. */
export function ChartTable({ caption, headings: [name, value], rows }: ChartTableProps) {
  return (
    // Not every browser can clip a table to nothing, but every one can clip the element around it.
    <div className="vk-visually-hidden">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{name}</th>
            <th scope="col">{value}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([rowName, rowValue]) => (
            <tr key={rowName}>
              <th scope="row">{rowName}</th>
              <td>{rowValue}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
