import type { FamilyText } from '../familyText';

export const MANAGER: FamilyText = {
  openings: [
    '{Arbetsplats} söker {yrke} som kan kliva in direkt och hålla i rodret.',
    'Vi söker dig som är {yrke} för ett interimsuppdrag {i ort}.',
    'Medan rekryteringen pågår behöver {enhet} dig som är {yrke}.',
    'Kan du leda i lugn och blåst? Uppdrag som {yrke} {på} {enhet}.',
  ],
  duties: [
    'Du leder det dagliga arbetet, med ansvar för medarbetare, ekonomi och kvalitet.',
    'Bemanning, schema och arbetsmiljö är dina första frågor varje måndag.',
    'Du driver ett påbörjat förbättringsarbete vidare och lämnar över väl.',
    'Patientsäkerhet och avvikelser följs upp tillsammans med medarbetarna.',
    'Du ingår i ledningsgruppen och rapporterar till verksamhetens direktör.',
  ],
  requirements: [
    'Minst {år} års erfarenhet som chef i vård eller omsorg',
    'God kunskap om hälso- och sjukvårdslagen och arbetsmiljölagen',
    'Van vid budget och uppföljning',
    'Du kommunicerar klart, också när beskedet är svårt',
  ],
  meritorious: [
    'Ledarskapsutbildning',
    'Tidigare interimsuppdrag',
    'Erfarenhet av förändringsarbete',
  ],
  questions: [
    { type: 'short_answer', text: 'Beskriv en förändring som du har lett och hur den gick.' },
    {
      type: 'single_choice',
      text: 'Hur många medarbetare har du haft ansvar för?',
      options: ['Färre än 20', '20–50', 'Fler än 50'],
    },
    {
      type: 'multiple_choice',
      text: 'Vad har du haft ansvar för?',
      options: ['Personal', 'Budget', 'Kvalitet', 'Upphandling'],
    },
  ],
};
