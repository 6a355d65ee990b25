import { describe, expect, it } from 'vitest';
import type { HourlyRate } from './job';
import { measuredPay } from './payStatistics';

const rate = (min: number, max = min, basis: HourlyRate['basis'] = 'hourly_employment') => ({
  min,
  max,
  basis,
});

describe('measuredPay', () => {
  it('shows nothing for four jobs, and a figure for five', () => {
    const four = [250, 260, 270, 280].map((value) => rate(value));
    expect(measuredPay(four)).toEqual([]);
    expect(measuredPay([...four, rate(300)])).toEqual([
      { basis: 'hourly_employment', jobs: 5, median: 270, lowest: 250, highest: 300 },
    ]);
  });

  it('never joins bases', () => {
    const wages = [1, 2, 3, 4].map((value) => rate(value * 100));
    const invoices = [700, 710, 720, 730, 740].map((value) =>
      rate(value, value, 'consultant_invoice'),
    );
    expect(measuredPay([...wages, ...invoices]).map(({ basis, jobs }) => [basis, jobs])).toEqual([
      ['consultant_invoice', 5],
    ]);
  });

  it('uses the middles of ranges for the median, and their ends for lowest and highest', () => {
    const ranges = [
      rate(200, 300),
      rate(210, 290),
      rate(240, 400),
      rate(300),
      rate(310),
      rate(500),
    ];
    // Middles 250, 250, 320, 300, 310, 500
    expect(measuredPay(ranges)).toEqual([
      { basis: 'hourly_employment', jobs: 6, median: 305, lowest: 200, highest: 500 },
    ]);
  });
});
