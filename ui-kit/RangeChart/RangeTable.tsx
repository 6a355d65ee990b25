import type { RangeChartItem } from './rangeChartItem';

/** The heads of a chart's table. */
export interface RangeTableHeadings {
  label: string;
  p10: string;
  p25: string;
  median: string;
  p75: string;
  p90: string;
}

interface RangeTableProps {
  caption: string;
  headings: RangeTableHeadings;
  items: readonly RangeChartItem[];
  formatValue: (value: number) => string;
  unknown: string;
}

const PERCENTILES = ['p10', 'p25', 'median', 'p75', 'p90'] as const;

/** The numbers of the chart as a table, for screen readers. */
export function RangeTable(props: RangeTableProps) {
  const { caption, headings, items, formatValue, unknown } = props;
  return (
    <div className="vk-visually-hidden">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {(['label', ...PERCENTILES] as const).map((column) => (
              <th key={column} scope="col">
                {headings[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.label}>
              <th scope="row">{item.label}</th>
              {PERCENTILES.map((column) => {
                const value = item[column];
                return <td key={column}>{value === null ? unknown : formatValue(value)}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
