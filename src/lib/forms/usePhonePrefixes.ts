import type { PhonePrefix } from '@vikari/ui-kit/PhoneField';
import { phoneCodes } from '#domain/candidates/phone';
import { type MessageId, useWords } from '../../i18n/intl';

const COUNTRY: Readonly<Record<string, MessageId>> = {
  '+46': 'forms.country.sweden',
  '+47': 'forms.country.norway',
  '+358': 'forms.country.finland',
  '+45': 'forms.country.denmark',
  '+1': 'forms.country.north_america',
  '+234': 'forms.country.nigeria',
  '+91': 'forms.country.india',
};

/** The country codes of a phone field, with the countries' names. */
export function usePhonePrefixes(production: boolean): PhonePrefix[] {
  const { t } = useWords();
  return phoneCodes(production).map((prefix) => {
    const name = COUNTRY[prefix];
    return { prefix, country: name ? t(name) : prefix };
  });
}
