import { RadioCards } from '@vikari/ui-kit/RadioCards';
import { TAX_GROUPS, type TaxGroup } from '#domain/pay/taxGroup';
import { OTHER_GROUPS } from '#domain/pay/years/otherGroupsOfYears';
import type { TaxYear } from '#domain/pay/years/taxYears';
import { useWords } from '../../i18n/intl';

export interface TaxGroupFieldProps {
  /** The income year: whoever had turned 66 when it began was born in a year that it decides. */
  year: TaxYear;
  /** null: not said. */
  value: TaxGroup | null;
  onValueChange: (group: TaxGroup) => void;
  /** Of the form's field, where a form is sent. */
  name?: string;
}

/** Age and country, by which pay is taxed: asked once, wherever pay after tax is shown. */
export function TaxGroupField({ year, value, onValueChange, name }: TaxGroupFieldProps) {
  const { t } = useWords();
  const lastOfTheOlder = year - OTHER_GROUPS[year].older.age.value - 1;
  const bornIn = { under_66: lastOfTheOlder + 1, from_66: lastOfTheOlder, abroad: '' };
  return (
    <RadioCards
      label={t('pay.own.group')}
      name={name}
      options={TAX_GROUPS.map((id) => ({
        id,
        label: t(`pay.own.group.${id}`),
        hint: t(`pay.own.group.${id}.hint`, { born: String(bornIn[id]) }),
      }))}
      value={value ?? ''}
      onValueChange={(id) => {
        const group = TAX_GROUPS.find((one) => one === id);
        if (group) onValueChange(group);
      }}
    />
  );
}
