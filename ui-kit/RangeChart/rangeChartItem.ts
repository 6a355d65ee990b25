/** One distribution; a percentile is null where it is not known. */
export interface RangeChartItem {
  /** Its label; unique in its chart. */
  label: string;
  p10: number | null;
  p25: number | null;
  median: number | null;
  p75: number | null;
  p90: number | null;
  /** Below the drawing, what it shows in words: "Hälften tjänar 73 000–86 500 kr". */
  note?: string;
  /** The row that the chart is about. */
  highlighted?: boolean;
}
