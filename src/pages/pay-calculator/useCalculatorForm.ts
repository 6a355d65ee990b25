import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { NumberField } from '#domain/pay/calculator/calculatorFields';
import {
  type CalculatorForm,
  readCalculatorForm,
  wholeNumber,
  writeCalculatorForm,
} from '#domain/pay/calculator/calculatorForm';
import { useWords } from '../../i18n/intl';
import { paths } from '../../lib/site/paths';
import { useDebounced } from '../../lib/useDebounced';
import { arrivedAt, type ChangedForm, isOf } from './changedForm';

/** Milliseconds without a change, before the address follows: browsers limit how often it may. */
const WRITE_AFTER = 300;

/** The language that an address names, beside the form. */
const langOf = (search: string): string | null => new URLSearchParams(search).get('lang');

/** The address of a form, in the language that the current one names. */
function calculatorHref(form: CalculatorForm, search: string): string {
  const params = writeCalculatorForm(form);
  const lang = langOf(search);
  if (lang !== null) params.set('lang', lang);
  const query = params.toString();
  return paths.payCalculator() + (query === '' ? '' : `?${query}`);
}

/** The form in an address, its numbers written as the page's language does. */
function useAddressForm(search: string): CalculatorForm {
  const { intl } = useWords();
  return useMemo(() => {
    const form = readCalculatorForm(new URLSearchParams(search));
    const written = Object.entries(form.numbers).map(([name, text]) => {
      const number = wholeNumber(text);
      return [name, number === null ? text : intl.formatNumber(number)];
    });
    return { ...form, numbers: Object.fromEntries(written) as Record<NumberField, string> };
  }, [search, intl]);
}

/**
 * The form that the address holds, and how to change it. The address follows a moment after the last
 * change, in the same entry of the history.
 */
export function useCalculatorForm() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const addressed = useAddressForm(search);
  const [changed, setChanged] = useState<ChangedForm | null>(null);
  const here = pathname + search;
  // Not set while rendering: the router renders an address in a transition, and a key that interrupts
  // it would find the state of the interrupted rendering
  const own = changed && isOf(changed, { here, search }) ? changed : null;
  const wanted = own?.wanted ?? null;
  const rested = useDebounced(wanted, WRITE_AFTER);

  useEffect(() => {
    setChanged((now) => now && arrivedAt(now, { here, search }));
  }, [here, search]);

  const isDue = rested !== null && rested === wanted && rested !== here;
  useEffect(() => {
    if (!isDue) return;
    setChanged((now) => now && { ...now, sent: [...now.sent, rested] });
    void navigate(rested, { replace: true, preventScrollReset: true });
  }, [isDue, rested, navigate]);

  return {
    form: own?.form ?? addressed,
    /** Whether something was changed since the address was read. */
    isChanged: own !== null,
    lang: langOf(search),
    change: (form: CalculatorForm) =>
      setChanged((now) => ({
        search: now?.search ?? search,
        sent: now?.sent ?? [],
        form,
        wanted: calculatorHref(form, search),
      })),
    hrefOf: (form: CalculatorForm) => calculatorHref(form, search),
  };
}
