import type { FamilyText } from '../familyText';

export const SPECIALIST_DOCTOR: FamilyText = {
  openings: [
    '{Arbetsplats} söker {yrke} för återkommande veckor under perioden.',
    'Vill du arbeta som {yrke} med korta beslutsvägar och ett vant team? Läs vidare.',
    'Väntetiderna ska ned, och därför söker {enhet} {yrke}.',
    'Uppdraget passar dig som är {yrke} och vill styra över din egen kalender.',
    'Vi söker en erfaren specialist till {enhet} {i ort}, på hel- eller deltid.',
    'Hos oss möter du som är {yrke} ett brett patientunderlag och nyfikna kollegor.',
  ],
  duties: [
    'Du har egen mottagning och är konsult åt övriga enheter i huset.',
    'Remissbedömning, utredning och behandling sker i team med sjuksköterskor och medicinska sekreterare.',
    'Du fungerar som bakjour och stöd åt ST-läkare under dina veckor.',
    'Multidisciplinära konferenser ligger fast i schemat, resten planerar du med vårdenhetschefen.',
    'Du leder ronder och tar ställning i de svårare besluten.',
    'Ingrepp och undersökningar bokas efter dina önskemål om sal och tid.',
    'Administrativ tid är inlagd varje dag, inte bara på pappret.',
  ],
  requirements: [
    'Minst {år} års erfarenhet efter specialistbevis',
    'Flytande svenska i tal och skrift',
    'Van vid självständigt specialistarbete',
    'Giltig förskrivarkod',
    'Två referenser i chefsställning',
  ],
  meritorious: [
    'Subspecialisering inom området',
    'Disputerad eller pågående forskning',
    'Erfarenhet av handledning av ST-läkare',
    'Tidigare uppdrag via avropsavtal',
    'Möjlighet att ta bakjour',
  ],
  questions: [
    { type: 'short_answer', text: 'Vilka delar av specialiteten arbetar du mest med?' },
    {
      type: 'single_choice',
      text: 'Hur vill du fakturera?',
      options: ['Eget bolag', 'Anställd hos bemanningsföretaget', 'Vet inte än'],
    },
    {
      type: 'multiple_choice',
      text: 'Vilka uppgifter kan du ta?',
      options: ['Mottagning', 'Avdelning', 'Operation eller ingrepp', 'Bakjour'],
    },
    {
      type: 'single_choice',
      text: 'Hur många veckor i sträck vill du arbeta?',
      options: ['1–2', '3–4', 'Fler än 4'],
    },
  ],
};
