import type { Words } from '../../../i18n/messageTypes';

export const landingSv = {
  'landing.role.title': 'Lediga uppdrag som {role}',
  'landing.role.description':
    '{total, plural, =0 {Just nu finns inga lediga uppdrag} one {Just nu finns # ledigt uppdrag} other {Just nu finns # lediga uppdrag}} som {role} i Sverige. Jämför ersättning, period och arbetsplats och ansök med BankID.',
  'landing.place.title': 'Lediga vårduppdrag {where}',
  'landing.place.description':
    '{total, plural, =0 {Just nu finns inga lediga uppdrag} one {Just nu finns # ledigt uppdrag} other {Just nu finns # lediga uppdrag}} i vården {where}. Jämför ersättning, period och arbetsplats och ansök med BankID.',
  'landing.both.title': 'Lediga uppdrag som {role} {where}',
  'landing.both.description':
    '{total, plural, =0 {Just nu finns inga lediga uppdrag} one {Just nu finns # ledigt uppdrag} other {Just nu finns # lediga uppdrag}} som {role} {where}. Jämför ersättning, period och arbetsplats och ansök med BankID.',
  'landing.crumbs': 'Du är här',
  'landing.home': 'Startsidan',
  'landing.all': 'Alla uppdrag',
  'landing.none': 'Inga uppdrag just nu',
  'landing.none_text': 'Sök bredare, eller titta in igen.',
  'landing.rates': 'Högst ersättning',
  'landing.rates_text':
    'Jämförs som faktura utan moms; löner räknas om. På korten står annonsens egen ersättning.',
  'landing.others_role': 'Andra uppdrag i samma yrkesgrupp',
  'landing.others_place': 'Andra uppdrag i närheten',
  'landing.fields': 'Arbetsområden',
  'landing.places': 'Orter med uppdrag',
} as const satisfies Words;
