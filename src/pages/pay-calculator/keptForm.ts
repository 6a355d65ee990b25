import type { CalculatorForm } from '#domain/pay/calculator/calculatorForm';

/** The calculator's form beside its address, which follows the form a moment later. */
export interface KeptForm {
  /** The query that the form was read from, or has been written to. */
  search: string;
  form: CalculatorForm;
  /** The address that the form's changes lead to; null without any. */
  wanted: string | null;
  /** Addresses that were written and have not arrived, oldest first. */
  sent: readonly string[];
}

/** A form that was read from its address. */
export function openedAt(search: string, form: CalculatorForm): KeptForm {
  return { search, form, wanted: null, sent: [] };
}

/**
 * The form once an address that it has written has arrived: unchanged, since it may be ahead of the
 * address. Null when something else has changed the address.
 */
export function arrivedAt(
  kept: KeptForm,
  { here, search }: { here: string; search: string },
): KeptForm | null {
  const index = kept.sent.indexOf(here);
  return index < 0 ? null : { ...kept, search, sent: kept.sent.slice(index + 1) };
}
