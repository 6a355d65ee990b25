/** A word of a data file as one of those that the code knows; throws for another. */
export function oneOf<Word extends string>(known: readonly Word[], word: string): Word {
  const found = known.find((one) => one === word);
  if (found === undefined) throw new Error(`The demo data says ${word}, not ${known.join(', ')}.`);
  return found;
}
