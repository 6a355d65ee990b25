import type { FamilyText } from '../familyText';

export const DOCTOR: FamilyText = {
  openings: [
    'Vi söker dig som är {yrke} för arbete {på} {enhet} {i ort}.',
    '{Arbetsplats} behöver förstärkning på läkarsidan under perioden.',
    'Ett uppdrag för dig som är {yrke} och vill ha varierade dagar med tydligt stöd.',
    'Här får du arbeta brett, med en erfaren kollega inom räckhåll.',
    '{Enhet} söker {yrke} till schemalagt arbete, utan dolda extrapass.',
  ],
  duties: [
    'Du handlägger patienter självständigt och stämmer av med bakjour när det behövs.',
    'Mottagning, avdelningsarbete och intyg fördelas jämnt över veckan.',
    'Du skriver in, rondar och skriver ut, och har tid avsatt för att diktera klart.',
    'Handledning finns varje dag, och frågorna får gärna vara många.',
    'Akuta bedömningar går före, och schemat har luft för dem.',
    'Du deltar i morgonmöte och röntgenrond.',
  ],
  requirements: [
    'Minst {år} års kliniskt arbete i Sverige eller övriga Norden',
    'Goda kunskaper i svenska, minst nivå C1',
    'God vana av journalföring och remisshantering',
    'Samarbetsförmåga och ett gott bemötande',
    'Vana vid både mottagning och avdelning',
  ],
  meritorious: [
    'Tidigare arbete på vårdcentral eller akutmottagning',
    'Påbörjad eller planerad ST inom området',
    'Jourvana',
    'Körkort B',
  ],
  questions: [
    {
      type: 'single_choice',
      text: 'Hur långt har du kommit?',
      options: ['Före AT eller BT', 'Legitimerad', 'Påbörjad ST'],
    },
    { type: 'short_answer', text: 'Var har du arbetat de senaste två åren?' },
    {
      type: 'multiple_choice',
      text: 'Vad är du van vid?',
      options: ['Mottagning', 'Avdelning', 'Akutmottagning', 'Primärjour'],
    },
    {
      type: 'single_choice',
      text: 'Har du giltig förskrivarkod?',
      options: ['Ja', 'Nej'],
    },
  ],
};
