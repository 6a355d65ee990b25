import type { FamilyText } from '../familyText';

export const LABORATORY: FamilyText = {
  openings: [
    '{Enhet} {i ort} söker dig som är {yrke}.',
    'Säkra svar börjar med säkra händer. Vi söker {yrke} till {arbetsplats}.',
    'Vill du arbeta som {yrke} med ny utrustning och ett lag som delar med sig?',
    'Sommar, semester och sjukskrivning tar ut sin rätt, så vi behöver {yrke} som förstärkning.',
  ],
  duties: [
    'Du utför undersökningar och analyser, bedömer kvaliteten och lämnar svar.',
    'Kalibrering, kontroller och felsökning ingår.',
    'Du möter patienter vid provtagning och undersökning.',
    'Metoder och avvikelser dokumenteras i vårt kvalitetssystem.',
    'Du lär upp nya kollegor på den utrustning du kan bäst.',
  ],
  requirements: [
    'Minst {år} års erfarenhet i yrket',
    'Noggrann och van att prioritera',
    'Goda kunskaper i svenska i tal och skrift',
    'Du arbetar lika gärna ensam som i grupp',
  ],
  meritorious: [
    'Erfarenhet av ackrediterad verksamhet',
    'Vana vid akutprover och beredskap',
    'Kunskap om flera utrustningar',
  ],
  questions: [
    { type: 'short_answer', text: 'Vilken utrustning eller vilka metoder är du van vid?' },
    {
      type: 'multiple_choice',
      text: 'Vilka pass kan du ta?',
      options: ['Dag', 'Kväll', 'Natt', 'Helg'],
    },
    {
      type: 'single_choice',
      text: 'Behöver du introduktion på plats?',
      options: ['En dag räcker', 'Gärna tre dagar', 'En vecka'],
    },
  ],
};
