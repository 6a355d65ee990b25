import type { CalculatorForm } from '#domain/pay/calculator/calculatorForm';

/** A form that was changed, and its address, which is updated a moment later. */
export interface ChangedForm {
  /** The query that the form was read from, or that it has been written to. */
  search: string;
  form: CalculatorForm;
  /** The address that the changes lead to. */
  wanted: string;
  /** Addresses that were written and have not arrived, oldest first. */
  sent: readonly string[];
}

/** Where the page is. */
interface Place {
  /** Path and query. */
  here: string;
  search: string;
}

/** Whether the form wrote this address; then the form may have newer changes than the address. */
export function isOf(changed: ChangedForm, { here, search }: Place): boolean {
  return changed.search === search || changed.sent.includes(here);
}

/**
 * The form once the page is at an address that it wrote: that address and older ones are removed
 * from `sent`. Null when something else, such as Back, led to the address.
 */
export function arrivedAt(changed: ChangedForm, place: Place): ChangedForm | null {
  if (!isOf(changed, place)) return null;
  if (changed.search === place.search) return changed;
  const next = changed.sent.indexOf(place.here) + 1;
  return { ...changed, search: place.search, sent: changed.sent.slice(next) };
}
