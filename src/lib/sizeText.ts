import type { IntlShape } from 'react-intl';

const UNITS = ['kilobyte', 'megabyte', 'gigabyte'] as const;

/** Bytes as people read them: "14 MB", "1,4 GB"; never less than 1 kB. */
export function sizeText(intl: IntlShape, bytes: number): string {
  const steps = Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(1000));
  const step = Math.min(Math.max(steps, 1), UNITS.length);
  return intl.formatNumber(Math.max(bytes / 1000 ** step, 1), {
    style: 'unit',
    unit: UNITS[step - 1],
    maximumFractionDigits: step < UNITS.length ? 0 : 1,
  });
}
