import type { SameIds } from '../../../i18n/messageTypes';
import type { hiredPaySv } from './messages.sv';

export const hiredPayEn: SameIds<typeof hiredPaySv> = {
  'salaries.per.hour': '{amount} an hour',
  'salaries.per.week': '{amount} a week',
  'salaries.per.month': '{amount} a month',
  'salaries.cap.nurse': 'Nurse',
  'salaries.cap.specialist_nurse': 'Other specialist nurses',
  'salaries.cap.theatre_nurse': 'Anaesthesia, intensive care, theatre, midwife, district nurse',
  'salaries.cap.licensed_doctor': 'Licensed doctor, doctor in specialist training',
  'salaries.cap.specialist_doctor': 'Specialist doctor',
  'salaries.cap.scarce_specialist': 'Psychiatry, dermatology, radiology, ophthalmology',
  'salaries.supplements': 'Supplements by the agreement',
  'salaries.supplements.text':
    'On top of the hourly price the region pays the agency supplements for unsocial hours. How much of them you get is in your contract.',
  'salaries.supplements.caption': 'Supplement per hour {year}, nurses, all zones',
  'salaries.supplements.hours': 'When',
  'salaries.supplements.amount': 'Per hour',
  'salaries.supplement.weekday_evening': 'Weekday evening 19–22',
  'salaries.supplement.weekday_night': 'Weekday night 22–06',
  'salaries.supplement.weekend': 'Weekend, day and evening',
  'salaries.supplement.weekend_night': 'Weekend night 22–06',
  'salaries.supplement.major_holiday': 'Major holiday, day and evening',
  'salaries.supplement.major_holiday_night': 'Major holiday night 22–07',
  'salaries.margin': 'What the agency keeps',
  'salaries.margin.text':
    'There are no statistics. One published model assumes {low}–{high} per cent of the price. Of {price} an hour, the price in zone 1, that would leave {rest} an hour to somebody who invoices from their own company. The company pays employer’s contributions, pension and holidays out of it.',
  'salaries.offers': 'What others have stated',
  'salaries.offers.text':
    'Single websites’ own figures. They are not statistics, and no other source confirms them.',
  'salaries.offers.caption': 'Figures on the pay of temporary staff',
  'salaries.offers.of': 'What',
  'salaries.offers.amount': 'Amount',
  'salaries.offer.nurse_lowest': 'Lowest hourly pay offered to a nurse, without holiday pay',
  'salaries.offer.nurse_default': 'One agency’s default, nurse',
  'salaries.offer.theatre_nurse_default':
    'One agency’s default in zone 1, anaesthesia, intensive care, theatre and midwife',
  'salaries.offer.specialist_nurse_highest': 'Unusually high hourly pay, specialist nurse',
  'salaries.offer.nurse_month': 'Nurse, the equivalent of a month',
  'salaries.offer.doctor_month': 'Licensed doctor, a month',
  'salaries.offer.general_practitioner_week': 'Specialist in general practice, a week',
  'salaries.offer.psychiatrist_week': 'Psychiatrist, a week',
};
