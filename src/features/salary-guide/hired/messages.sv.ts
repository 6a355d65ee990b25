import type { Words } from '../../../i18n/messageTypes';

export const hiredPaySv = {
  'salaries.per.hour': '{amount} i timmen',
  'salaries.per.week': '{amount} i veckan',
  'salaries.per.month': '{amount} i månaden',
  'salaries.cap.nurse': 'Sjuksköterska',
  'salaries.cap.specialist_nurse': 'Övriga specialistsjuksköterskor',
  'salaries.cap.theatre_nurse': 'Anestesi, IVA, operation, barnmorska, distriktssköterska',
  'salaries.cap.licensed_doctor': 'Legitimerad läkare, ST-läkare',
  'salaries.cap.specialist_doctor': 'Specialistläkare',
  'salaries.cap.scarce_specialist': 'Psykiatri, hud, radiologi, ögon',
  'salaries.supplements': 'Tillägg enligt avtalet',
  'salaries.supplements.text':
    'Utöver timpriset betalar regionen bemanningsföretaget tillägg för obekväm tid. Vad du får av dem står i ditt avtal.',
  'salaries.supplements.caption': 'Tillägg per timme {year}, sjuksköterskor, alla zoner',
  'salaries.supplements.hours': 'När',
  'salaries.supplements.amount': 'Per timme',
  'salaries.supplement.weekday_evening': 'Vardagskväll 19–22',
  'salaries.supplement.weekday_night': 'Vardagsnatt 22–06',
  'salaries.supplement.weekend': 'Helg, dag och kväll',
  'salaries.supplement.weekend_night': 'Helgnatt 22–06',
  'salaries.supplement.major_holiday': 'Storhelg, dag och kväll',
  'salaries.supplement.major_holiday_night': 'Storhelgsnatt 22–07',
  'salaries.margin': 'Vad bemanningsföretaget behåller',
  'salaries.margin.text':
    'Det finns ingen statistik. En publicerad modell räknar med {low}–{high} procent av priset. Av {price} i timmen, priset i zon 1, blir det i så fall {rest} i timmen till den som fakturerar från eget bolag. Ur det ska bolaget betala arbetsgivaravgifter, pension och semester.',
  'salaries.offers': 'Vad andra har uppgett',
  'salaries.offers.text':
    'Enstaka webbplatsers egna uppgifter. De är inte statistik, och ingen annan källa bekräftar dem.',
  'salaries.offers.caption': 'Uppgifter om hyrpersonalens ersättning',
  'salaries.offers.of': 'Vad',
  'salaries.offers.amount': 'Belopp',
  'salaries.offer.nurse_lowest':
    'Lägsta timlön som erbjuds en sjuksköterska, utan semesterersättning',
  'salaries.offer.nurse_default': 'Ett företags standardvärde, sjuksköterska',
  'salaries.offer.theatre_nurse_default':
    'Ett företags standardvärde i zon 1, anestesi, IVA, operation och barnmorska',
  'salaries.offer.specialist_nurse_highest': 'Ovanligt hög timlön, specialistsjuksköterska',
  'salaries.offer.nurse_month': 'Sjuksköterska, motsvarande en månad',
  'salaries.offer.doctor_month': 'Legitimerad läkare, en månad',
  'salaries.offer.general_practitioner_week': 'Specialist i allmänmedicin, en vecka',
  'salaries.offer.psychiatrist_week': 'Psykiater, en vecka',
} as const satisfies Words;
