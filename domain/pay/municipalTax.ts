import type { Rate } from './amounts';
import type { SourceId } from './sources';
import type { TaxRules } from './taxRules';
import type { TaxYear } from './years/taxYears';

/**
 * A municipality's rates as the generated data has them, in thousandths of a percent; of the church
 * fee the unweighted mean, lowest and highest over its parishes; 1 with the regional credit.
 */
export type RateRow = readonly [
  municipal: Rate,
  region: Rate,
  burial: Rate,
  churchMean: Rate,
  churchLowest: Rate,
  churchHighest: Rate,
  regionalCredit: number,
];

const ROW_LENGTH = 7;

export function isRateRow(row: readonly number[]): row is RateRow {
  return row.length === ROW_LENGTH;
}

/** What a person pays where they live, in thousandths of a percent of the taxable income. */
export interface LocalRates {
  year: TaxYear;
  municipal: Rate;
  region: Rate;
  burial: Rate;
  /** 0 for who is no member of the Church of Sweden. */
  church: Rate;
  hasRegionalCredit: boolean;
  source: SourceId;
}

/** The church fee of a municipality's parishes: its unweighted mean, lowest and highest. */
interface ChurchFees {
  mean: Rate;
  lowest: Rate;
  highest: Rate;
}

export interface Municipality extends LocalRates {
  /** SCB's code, four digits: the vocabulary's location `m-0180` has the code `0180`. */
  code: string;
  churchFees: ChurchFees;
}

/** A municipality from its row of the year's data. */
export function municipalityOf(year: TaxYear, code: string, row: RateRow): Municipality {
  const [municipal, region, burial, mean, lowest, highest, regionalCredit] = row;
  return {
    year,
    code,
    municipal,
    region,
    burial,
    church: 0,
    churchFees: { mean, lowest, highest },
    hasRegionalCredit: regionalCredit === 1,
    source: `municipal_tax_${year}`,
  };
}

/** A municipality's rates for a member of the Church of Sweden; the mean of its parishes. */
export function asChurchMember(municipality: Municipality): Municipality {
  return { ...municipality, church: municipality.churchFees.mean };
}

/**
 * The average municipality: the weighted average of municipality and region in one rate, the usual
 * burial fee, no church fee. For who has not said where they live.
 */
export function averageRates({ year, averageRate, burialFee }: TaxRules): LocalRates {
  return {
    year,
    municipal: averageRate.value,
    region: 0,
    burial: burialFee.value,
    church: 0,
    hasRegionalCredit: false,
    source: averageRate.source,
  };
}
