import type { InHand } from '#domain/jobs/inHand';

/** What a week gives after tax by tax group: whole SEK. */
type WeekInHand = Omit<InHand, 'weeks'>;

/** What jobs give after tax, of those whose pay, hours and period are known. */
export interface PayOfOpenings {
  best: WeekInHand;
  /** Of the job in the middle; of two the one that gives less. */
  median: WeekInHand;
  /** As many of the jobs it is known of. */
  known: number;
}

/**
 * The best and the middle of jobs by a week's pay after tax, since assignments differ in length; null
 * where it is known of none. They are put in order as somebody under 66 is paid, and the figures of
 * the other tax groups are of the same two jobs.
 */
export function payOfOpenings(paid: readonly (InHand | null)[]): PayOfOpenings | null {
  const known = paid.filter((one): one is InHand => one !== null && one.weeks > 0);
  const order = Float64Array.from(known, ({ amount, weeks }) => amount / weeks).sort();
  const [best, middle] = [order.at(-1), order[Math.floor((order.length - 1) / 2)]];
  const ofWeek = (value: number | undefined) =>
    known.find(({ amount, weeks }) => amount / weeks === value);
  const [first, between] = [ofWeek(best), ofWeek(middle)];
  if (!(first && between)) return null;
  return { best: aWeek(first), median: aWeek(between), known: known.length };
}

const aWeek = ({ weeks, ...amounts }: InHand): WeekInHand => ({
  amount: Math.round(amounts.amount / weeks),
  amountFrom66: Math.round(amounts.amountFrom66 / weeks),
  amountAbroad: Math.round(amounts.amountAbroad / weeks),
});
