'use client';

import { type ReactNode, useMemo } from 'react';
import { KitContext, type KitValues } from './kitContext';
import { readKit } from './readKit';

/** Props of {@link KitProvider}. */
export interface KitProviderProps extends KitValues {
  /** The application, or a part of it that has another language. */
  children: ReactNode;
}

/** What the nearest {@link KitProvider} and those around it say; nothing without one. */
export function useKit(): KitValues {
  return readKit();
}

/**
 * Says the language, its texts, the day and the time zone once, for all components below it. What a
 * component is given itself wins; what a provider inside another does not say, the outer one says.
 */
export function KitProvider(props: KitProviderProps) {
  const outer = useKit();
  const { children } = props;
  const { locale = outer.locale, texts = outer.texts } = props;
  const { today = outer.today, timeZone = outer.timeZone } = props;
  const values = useMemo(
    () => ({ locale, texts, today, timeZone }),
    [locale, texts, today, timeZone],
  );
  // Only a server component is without a context, and this is none.
  return KitContext === null ? children : <KitContext value={values}>{children}</KitContext>;
}
