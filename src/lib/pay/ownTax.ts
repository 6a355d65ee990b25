import { ASSUMED_TAX_GROUP, TAX_GROUPS, type TaxGroup } from '#domain/pay/taxGroup';

/** What a reader has said of themselves, by which pay after tax is computed. Stored on the device. */
export interface OwnTax {
  /** Their age and country; null: they have not said, and figures are for `ASSUMED_TAX_GROUP`. */
  taxGroup: TaxGroup | null;
  /** The vocabulary's location (`m-0180`) with its name; null: the average municipality. */
  municipality: { id: string; name: string } | null;
  isChurchMember: boolean;
  payer: 'main' | 'side';
  /** Pay from other work in the year: SEK, at most 10 million. */
  otherWorkIncome: number;
}

/** Who has said nothing. */
export const NOTHING_SAID: OwnTax = {
  taxGroup: null,
  municipality: null,
  isChurchMember: false,
  payer: 'main',
  otherWorkIncome: 0,
};

/** Whom figures are for. */
export const taxGroupOf = (own: Pick<OwnTax, 'taxGroup'> | null): TaxGroup =>
  own?.taxGroup ?? ASSUMED_TAX_GROUP;

export const MOST_OTHER_INCOME = 10_000_000;
const MUNICIPALITY = /^m-(\d{4})$/u;

/** SCB's code of a municipality of the vocabulary; null for any other place. */
export const municipalityCode = (id: string): string | null => MUNICIPALITY.exec(id)?.[1] ?? null;

/** What was stored; null for anything else. */
export function readOwnTax(stored: unknown): OwnTax | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { taxGroup, municipality, isChurchMember, payer, otherWorkIncome } = {
    ...NOTHING_SAID,
    ...stored,
  };
  const isSound =
    (taxGroup === null || TAX_GROUPS.includes(taxGroup)) &&
    (municipality === null ||
      (typeof municipality?.id === 'string' &&
        municipalityCode(municipality.id) !== null &&
        typeof municipality.name === 'string')) &&
    typeof isChurchMember === 'boolean' &&
    (payer === 'main' || payer === 'side') &&
    Number.isInteger(otherWorkIncome) &&
    otherWorkIncome >= 0 &&
    otherWorkIncome <= MOST_OTHER_INCOME;
  return isSound ? { taxGroup, municipality, isChurchMember, payer, otherWorkIncome } : null;
}
