import { describe, expect, it } from 'vitest';
import { careerOf } from './exampleCareer';

describe('careerOf', () => {
  it('raises the salary by the same share each year', () => {
    const career = careerOf(89_000, 3, 35);
    expect(career.slice(0, 3).map(({ salary }) => salary)).toEqual([89_000, 91_670, 94_420]);
    // 89 000 × 1.03^34
    expect(career.at(-1)).toMatchObject({ year: 35, salary: 243_140 });
  });

  it('sums twelve months of every year', () => {
    expect(careerOf(10_000, 10, 2).map(({ earned }) => earned)).toEqual([120_000, 252_000]);
    expect(careerOf(10_000, 0, 3).at(-1)?.earned).toBe(360_000);
  });

  it.each([0, 1.5, 61])('refuses %s years', (years) => {
    expect(() => careerOf(89_000, 3, years)).toThrow(RangeError);
  });
});
