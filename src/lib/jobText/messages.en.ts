import type { SameIds } from '../../i18n/messageTypes';
import type { jobTextSv } from './messages.sv';

export const jobTextEn: SameIds<typeof jobTextSv> = {
  'job.rate.span': '{min}–{max}',
  'job.rate.unit': 'SEK/h',
  'job.rate.not_stated': 'Hourly rate not stated',
  'job.basis.consultant_invoice': 'Invoiced amount excluding VAT, for those with their own company',
  'job.basis.consultant_salary': 'Total pay including holiday pay, before tax',
  'job.basis.hourly_employment': 'Hourly pay including holiday pay, before tax',
  'job.basis_short.consultant_invoice': 'invoiced, excl. VAT',
  'job.basis_short.consultant_salary': 'consultant pay before tax',
  'job.basis_short.hourly_employment': 'hourly pay before tax',
  'job.in_hand.pay':
    'about SEK\u00a0{amount} after tax\u00a0· {weeks, plural, one {#\u00a0week} other {#\u00a0weeks}}\u00a0· {whom}',
  'job.in_hand.company':
    'about SEK\u00a0{amount} after tax, company\u00a0· {weeks, number}\u00a0w\u00a0· {whom}',
  'job.tax_group_short.under_66': 'under\u00a066',
  'job.tax_group_short.from_66': '66 or older',
  'job.tax_group_short.abroad': 'living abroad',
  'job.tax_group_tax.under_66': 'in an average municipality, if you are under 66',
  'job.tax_group_tax.from_66': 'in an average municipality, if you are 66 or older',
  'job.tax_group_tax.abroad': 'if you live abroad and pay the special income tax (SINK)',
  'job.in_hand_spoken.pay':
    'About {amount} kronor after tax for {weeks, plural, one {#\u00a0week} other {#\u00a0weeks}}, {tax}.',
  'job.in_hand_spoken.company':
    'About {amount} kronor after tax as pay from your own company for {weeks, plural, one {#\u00a0week} other {#\u00a0weeks}}, {tax}.',
  'job.time.day': 'days',
  'job.time.evening': 'evenings',
  'job.time.night': 'nights',
  'job.time.weekend': 'weekends',
  'job.time.rotating': 'rotating',
  'job.period.open_end': 'From {from}, until further notice',
  'job.period.asap_until': 'As soon as possible – {to}',
  'job.period.asap': 'As soon as possible, by agreement',
  'job.period.from': 'From {from}',
  'job.period.until': 'Until {to}',
  'job.period.not_stated': 'Period not stated',
  'job.hours': '{hours, number} h/week',
  'job.place.not_stated': 'Place not stated',
  'job.on_call': 'On-call duty',
  'job.on_call_short': 'On call',
  'job.closes_in': '{days, plural, one {Closes tomorrow} other {Closes in # days}}',
  'job.closing_today': 'Closes today',
  'job.published': '{days, plural, =0 {Posted today} =1 {Posted yesterday} other {# days ago}}',
  'job.twins': '+{twins, plural, one {# identical ad} other {# identical ads}}',
  'job.closed': 'Closed',
};
