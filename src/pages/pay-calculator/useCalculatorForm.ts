import { useEffect, useState } from 'react';
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
import { arrivedAt, type KeptForm, openedAt } from './keptForm';

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

/** Numbers as the page's language writes them. */
function useReadForm(): (search: string) => CalculatorForm {
  const { intl } = useWords();
  return (search) => {
    const form = readCalculatorForm(new URLSearchParams(search));
    const written = Object.entries(form.numbers).map(([name, text]) => {
      const number = wholeNumber(text);
      return [name, number === null ? text : intl.formatNumber(number)];
    });
    return { ...form, numbers: Object.fromEntries(written) as Record<NumberField, string> };
  };
}

/**
 * The form that the address holds, and how to change it. The address follows a moment after the last
 * change, in the same entry of the history.
 */
export function useCalculatorForm() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const read = useReadForm();
  const [kept, setKept] = useState<KeptForm>(() => openedAt(search, read(search)));
  const rested = useDebounced(kept.wanted, WRITE_AFTER);
  const here = pathname + search;

  let current = kept;
  if (kept.search !== search) {
    // While rendering: the address has followed, or Back or a link has changed it
    current = arrivedAt(kept, { here, search }) ?? openedAt(search, read(search));
    setKept(current);
  }

  const isDue = rested !== null && rested === kept.wanted && rested !== here;
  useEffect(() => {
    if (!isDue) return;
    setKept((now) => ({ ...now, sent: [...now.sent, rested] }));
    void navigate(rested, { replace: true, preventScrollReset: true });
  }, [isDue, rested, navigate]);

  return {
    form: current.form,
    /** Whether something was changed since the address was read. */
    isChanged: current.wanted !== null,
    lang: langOf(search),
    change: (form: CalculatorForm) =>
      setKept((now) => ({ ...now, form, wanted: calculatorHref(form, search) })),
    hrefOf: (form: CalculatorForm) => calculatorHref(form, search),
  };
}
