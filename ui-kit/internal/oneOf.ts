/**
 * One of the values in a list: `OneOf<['small', 'medium']>`. Unlike a union with a name, of which the
 * compiler's errors say the name only, theirs say the values.
 */
export type OneOf<Values extends readonly (string | number)[]> = Values[number];
