import type { FamilyText } from '../familyText';

/** Opticians, orthoptists and podiatrists: own clinics, short visits, many measurements. */
export const EYE_AND_FOOT: FamilyText = {
  openings: [
    '{Arbetsplats} söker dig som är {yrke}.',
    'Vill du arbeta som {yrke} med tid för varje besök? Vi finns {i ort}.',
    'Fler vill komma hit än vi hinner med, så {enhet} söker {yrke}.',
    'Uppdrag för {yrke} med bra utrustning och fast schema.',
  ],
  duties: [
    'Du undersöker, förklarar och föreslår, och bokar uppföljning när det behövs.',
    'Mätningar och provtagningar dokumenteras digitalt.',
    'Du remitterar vidare när fynden kräver det.',
    'Rådgivningen är lika viktig som instrumenten.',
    'Du hjälper kollegorna med det du kan bäst.',
  ],
  requirements: [
    'Minst {år} års erfarenhet i yrket',
    'Goda kunskaper i svenska i tal och skrift',
    'Noggrann och pedagogisk',
    'Du trivs med ett jämnt flöde av besök',
  ],
  meritorious: [
    'Vidareutbildning inom området',
    'Vana vid barn och äldre',
    'Erfarenhet av samarbete med sjukhus',
  ],
  questions: [
    { type: 'short_answer', text: 'Vilken utrustning är du van vid?' },
    {
      type: 'single_choice',
      text: 'Hur många besök om dagen är du van vid?',
      options: ['Färre än 8', '8–12', 'Fler än 12'],
    },
    {
      type: 'multiple_choice',
      text: 'Vilka dagar passar dig?',
      options: ['Vardagar', 'Kvällar', 'Lördagar'],
    },
  ],
};
