import { Autocomplete, type Option } from '@vikari/ui-kit/Autocomplete';
import { Button } from '@vikari/ui-kit/Button';
import { CheckboxField } from '@vikari/ui-kit/CheckboxField';
import { RadioCards } from '@vikari/ui-kit/RadioCards';
import { autocomplete as textsEn } from '@vikari/ui-kit/texts/en';
import { autocomplete as textsSv } from '@vikari/ui-kit/texts/sv';
import { useId, useState } from 'react';
import { NEWEST_TAX_YEAR } from '#domain/pay/years/taxYears';
import { useConstants } from '../../../data/constants';
import { useWords } from '../../../i18n/intl';
import {
  MOST_OTHER_INCOME,
  municipalityCode,
  NOTHING_SAID,
  type OwnTax,
} from '../../../lib/pay/ownTax';
import { TaxGroupField } from '../../../lib/pay/TaxGroupField';
import styles from '../jobDetail.module.css';
import { readNumber } from './calculatorInput';
import { NumberField } from './NumberField';

const TEXTS = { sv: textsSv, en: textsEn };
const OTHER_INCOME = { min: 0, max: MOST_OTHER_INCOME, whole: true } as const;

export interface OwnTaxFormProps {
  own: OwnTax | null;
  onSave: (own: OwnTax) => void;
  onForget: () => void;
  /** Whether a field has a value that cannot be computed with. */
  onWrong: (isWrong: boolean) => void;
  /** The municipalities are read. */
  isOpen: boolean;
  /** An own company is its owner's main employer. */
  isCompany: boolean;
}

/**
 * Age and country, municipality, kind of income and other income of the reader. Each change counts
 * at once; who lives abroad is asked nothing more, since their tax depends on nothing else.
 */
export function OwnTaxForm(props: OwnTaxFormProps) {
  const { own, onSave, onForget, onWrong, isOpen, isCompany } = props;
  const { t, intl, language } = useWords();
  const { data: constants } = useConstants(isOpen);
  const said = own ?? NOTHING_SAID;
  const [income, setIncome] = useState(said.otherWorkIncome === 0 ? '' : `${said.otherWorkIncome}`);
  const change = (changed: Partial<OwnTax>) => onSave({ ...said, ...changed });
  const headingId = useId();
  const places = constants?.appLocations ?? [said.municipality ?? []].flat();
  const options = places
    .filter(({ id }) => municipalityCode(id) !== null)
    .map(({ id, name }) => ({ id, label: name }))
    .sort((a, b) => a.label.localeCompare(b.label, intl.locale));

  function handleIncome(text: string) {
    setIncome(text);
    const value = text.trim() === '' ? 0 : readNumber(text, OTHER_INCOME).value;
    onWrong(value === null);
    if (value !== null) change({ otherWorkIncome: value });
  }

  function handleMunicipality(place: Option | null) {
    change({
      municipality: place && { id: place.id, name: place.label },
      ...(!place && { isChurchMember: false }),
    });
  }

  return (
    <section aria-labelledby={headingId} className={styles.ownTax}>
      <div>
        <h3 id={headingId}>{t('pay.own.title')}</h3>
        <p className={styles.muted}>{t('pay.own.text')}</p>
      </div>
      <TaxGroupField
        year={NEWEST_TAX_YEAR}
        value={said.taxGroup}
        onValueChange={(taxGroup) => change({ taxGroup })}
      />
      {said.taxGroup !== 'abroad' && (
        <>
          <Autocomplete
            {...TEXTS[language]}
            label={t('pay.own.municipality')}
            hint={constants ? undefined : t('pay.own.loading')}
            placeholder={t('pay.own.average')}
            value={said.municipality && { id: said.municipality.id, label: said.municipality.name }}
            options={options}
            onValueChange={handleMunicipality}
          />
          {said.municipality && (
            <CheckboxField
              label={t('pay.own.church')}
              checked={said.isChurchMember}
              onCheckedChange={(isChurchMember) => change({ isChurchMember })}
            />
          )}
          {!isCompany && (
            <RadioCards
              label={t('pay.own.payer')}
              columns={2}
              options={[
                { id: 'main', label: t('pay.own.payer.main') },
                { id: 'side', label: t('pay.own.payer.side'), hint: t('pay.own.payer.side_hint') },
              ]}
              value={said.payer}
              onValueChange={(payer) => change({ payer: payer === 'side' ? 'side' : 'main' })}
            />
          )}
          <NumberField
            label={t('pay.own.other_income')}
            hint={t('pay.own.other_income_hint')}
            maxLength={10}
            value={income}
            rule={OTHER_INCOME}
            mayBeEmpty
            onValueChange={handleIncome}
          />
        </>
      )}
      {own && (
        <div>
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              setIncome('');
              onWrong(false);
              onForget();
            }}
          >
            {t('pay.own.forget')}
          </Button>
        </div>
      )}
    </section>
  );
}
