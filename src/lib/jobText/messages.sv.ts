import type { Words } from '../../i18n/messageTypes';

/** The texts of a job's facts, wherever a job is shown. */
export const jobTextSv = {
  'job.rate.span': '{min}–{max}',
  'job.rate.unit': 'kr/h',
  'job.rate.not_stated': 'Ersättning anges inte',
  'job.basis.consultant_invoice': 'Fakturerat belopp exkl. moms, för dig med eget företag',
  'job.basis.consultant_salary': 'Total ersättning inkl. semesterersättning, före skatt',
  'job.basis.hourly_employment': 'Timlön inkl. semesterersättning, före skatt',
  'job.basis_short.consultant_invoice': 'faktura exkl. moms',
  'job.basis_short.consultant_salary': 'konsultlön före skatt',
  'job.basis_short.hourly_employment': 'timlön före skatt',
  'job.in_hand.pay':
    'ca {amount}\u00a0kr efter skatt\u00a0· {weeks, plural, one {#\u00a0vecka} other {#\u00a0veckor}}\u00a0· {whom}',
  'job.in_hand.company':
    'ca {amount}\u00a0kr efter skatt via bolag\u00a0· {weeks, number}\u00a0v\u00a0· {whom}',
  'job.tax_group_short.under_66': 'under 66\u00a0år',
  'job.tax_group_short.from_66': 'från 66\u00a0år',
  'job.tax_group_short.abroad': 'bor utomlands',
  'job.tax_group_tax.under_66': 'i en genomsnittskommun, för dig under 66 år',
  'job.tax_group_tax.from_66': 'i en genomsnittskommun, för dig från 66 år',
  'job.tax_group_tax.abroad': 'för dig som bor utomlands och har särskild inkomstskatt (SINK)',
  'job.in_hand_spoken.pay':
    'Ungefär {amount} kronor efter skatt för {weeks, plural, one {#\u00a0vecka} other {#\u00a0veckor}}, {tax}.',
  'job.in_hand_spoken.company':
    'Ungefär {amount} kronor efter skatt som lön från eget bolag för {weeks, plural, one {#\u00a0vecka} other {#\u00a0veckor}}, {tax}.',
  'job.time.day': 'dag',
  'job.time.evening': 'kväll',
  'job.time.night': 'natt',
  'job.time.weekend': 'helg',
  'job.time.rotating': 'roterande',
  'job.period.open_end': 'Från {from}, tills vidare',
  'job.period.asap_until': 'Snarast – {to}',
  'job.period.asap': 'Snarast, enligt överenskommelse',
  'job.period.from': 'Från {from}',
  'job.period.until': 'Till {to}',
  'job.period.not_stated': 'Period anges inte',
  'job.hours': '{hours, number} h/vecka',
  'job.place.not_stated': 'Ort anges inte',
  'job.on_call': 'Jour eller beredskap',
  'job.on_call_short': 'Jour',
  'job.closes_in': '{days, plural, one {Stänger i morgon} other {Stänger om # dagar}}',
  'job.closing_today': 'Stänger i dag',
  'job.published':
    '{days, plural, =0 {Publicerad i dag} =1 {Publicerad i går} other {# dagar sedan}}',
  'job.twins': '+{twins, plural, one {# likadan annons} other {# likadana annonser}}',
  'job.closed': 'Stängd',
} as const satisfies Words;
