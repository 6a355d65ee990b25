import type { Language } from '#domain/language';
import type { TERMS, TermId, TermValue } from './terms';

type Terms = typeof TERMS;
type NumberTerm = { [Id in TermId]: Terms[Id]['kind'] extends 'number' ? Id : never }[TermId];

/** A term's name, and the words of its answers; a text is the employer's own words. */
type WordsOf<Id extends TermId> = Terms[Id] extends { choices: readonly (infer Choice)[] }
  ? { name: string; answers: Readonly<Record<Choice & string, string>> }
  : Id extends NumberTerm
    ? { name: string; answer: (value: number) => string }
    : { name: string };

type TermWords = { readonly [Id in TermId]: WordsOf<Id> };

const SV: TermWords = {
  employs: {
    name: 'Vem som anställer',
    answers: {
      agency: 'Bemanningsföretaget',
      care_provider: 'Vårdgivaren själv',
      own_company: 'Ditt eget bolag: du fakturerar',
    },
  },
  collectiveAgreement: {
    name: 'Kollektivavtal',
    answers: {
      applies: 'Ja',
      equivalent: 'Nej, men motsvarande villkor',
      none: 'Nej',
    },
  },
  authorisation: {
    name: 'Auktoriserat bemanningsföretag',
    answers: {
      authorised: 'Ja',
      not_authorised: 'Nej',
      not_agency: 'Det är inget bemanningsföretag',
    },
  },
  sickPayFrom: {
    name: 'Sjuklön',
    answer: (day) => (day === 0 ? 'Ingen sjuklön' : `Från dag ${day}`),
  },
  pension: {
    name: 'Tjänstepension',
    answers: {
      agreement: 'Ja, enligt kollektivavtal',
      other: 'Ja, enligt en egen plan',
      yes: 'Ja',
      none: 'Nej',
    },
  },
  insurance: {
    name: 'Försäkringar i arbetet',
    answers: {
      agreement: 'Ja, enligt kollektivavtal',
      other: 'Ja, andra försäkringar',
      yes: 'Ja',
      none: 'Nej',
    },
  },
  overtime: {
    name: 'Övertid',
    answers: {
      extra_pay: 'Extra betalt',
      time_off: 'Ledighet i stället',
      ordinary_pay: 'Samma ersättning som annars',
    },
  },
  guaranteedHours: {
    name: 'Garanterade timmar',
    answer: (hours) =>
      hours === 0
        ? 'Inga timmar garanteras'
        : `Minst ${hours} ${hours === 1 ? 'timme' : 'timmar'} i veckan`,
  },
  scheduleNotice: {
    name: 'Besked om schemat',
    answer: (days) =>
      days === 0 ? 'Samma dag' : `${days} ${days === 1 ? 'dag' : 'dagar'} i förväg`,
  },
  employerCancellation: { name: 'Om arbetsgivaren avbokar' },
  candidateCancellation: { name: 'Om du avbokar' },
  rateHours: {
    name: 'När ersättningen gäller',
    answers: {
      all_hours: 'Alla timmar, även kväll, natt och helg',
      plus_supplements: 'Alla timmar, och ob tillkommer',
      daytime: 'Vardagar på dagtid',
    },
  },
};

const EN: TermWords = {
  employs: {
    name: 'Who employs you',
    answers: {
      agency: 'The staffing agency',
      care_provider: 'The care provider itself',
      own_company: 'Your own company: you invoice',
    },
  },
  collectiveAgreement: {
    name: 'Collective agreement',
    answers: {
      applies: 'Yes',
      equivalent: 'No, but equivalent terms',
      none: 'No',
    },
  },
  authorisation: {
    name: 'Authorised staffing agency',
    answers: {
      authorised: 'Yes',
      not_authorised: 'No',
      not_agency: 'It is not a staffing agency',
    },
  },
  sickPayFrom: {
    name: 'Sick pay',
    answer: (day) => (day === 0 ? 'No sick pay' : `From day ${day}`),
  },
  pension: {
    name: 'Occupational pension',
    answers: {
      agreement: 'Yes, by collective agreement',
      other: 'Yes, by a plan of its own',
      yes: 'Yes',
      none: 'No',
    },
  },
  insurance: {
    name: 'Insurance at work',
    answers: {
      agreement: 'Yes, by collective agreement',
      other: 'Yes, other insurance',
      yes: 'Yes',
      none: 'No',
    },
  },
  overtime: {
    name: 'Overtime',
    answers: {
      extra_pay: 'Extra pay',
      time_off: 'Time off instead',
      ordinary_pay: 'The same pay as otherwise',
    },
  },
  guaranteedHours: {
    name: 'Guaranteed hours',
    answer: (hours) =>
      hours === 0
        ? 'No hours are guaranteed'
        : `At least ${hours} ${hours === 1 ? 'hour' : 'hours'} a week`,
  },
  scheduleNotice: {
    name: 'Notice of the schedule',
    answer: (days) =>
      days === 0 ? 'The same day' : `${days} ${days === 1 ? 'day' : 'days'} ahead`,
  },
  employerCancellation: { name: 'If the employer cancels' },
  candidateCancellation: { name: 'If you cancel' },
  rateHours: {
    name: 'When the pay holds',
    answers: {
      all_hours: 'All hours, evenings, nights and weekends too',
      plus_supplements: 'All hours, with supplements for unsocial hours on top',
      daytime: 'Daytime on weekdays',
    },
  },
};

const WORDS: Readonly<Record<Language, TermWords>> = { sv: SV, en: EN };

/** What a term is called: "Sjuklön". */
export function termName(id: TermId, language: Language): string {
  return WORDS[language][id].name;
}

/** What some terms are called within a sentence: "sjuklön", "om du avbokar". */
export function termNames(ids: readonly TermId[], language: Language): string[] {
  return ids.map((id) => {
    const name = termName(id, language);
    return `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  });
}

/** A term's answer in words: "Från dag 2". An employer's own sentence is itself. */
export function termAnswer(id: TermId, value: TermValue, language: Language): string {
  const words = WORDS[language][id];
  if ('answer' in words) return words.answer(Number(value));
  if (!('answers' in words)) return String(value);
  const answers: Readonly<Record<string, string>> = words.answers;
  return answers[value] ?? String(value);
}
