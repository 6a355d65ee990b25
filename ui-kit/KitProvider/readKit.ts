import * as React from 'react';
import type { KitTexts } from '../texts/kitTexts';
import { KitContext, type KitValues } from './kitContext';

/**
 * What the nearest KitProvider says. Called while rendering; as React's `use`, also as a default value,
 * which is read only where a prop is missing.
 */
export const readKit = (): KitValues => (KitContext ? React.use(KitContext) : {});

function given<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`No ${name}: see KitProvider`);
  return value;
}

/**
 * The provider's ready texts.
 *
 * @throws Error without any.
 */
export const kitTexts = (): KitTexts => given(readKit().texts, 'texts');

/**
 * The provider's language, day or time zone.
 *
 * @throws Error without it.
 */
export const kitValue = (name: 'locale' | 'today' | 'timeZone'): string =>
  given(readKit()[name], name);
