import type { FamilyText } from '../familyText';

export const PSYCHOLOGIST: FamilyText = {
  openings: [
    '{Arbetsplats} söker dig som är {yrke} och vill göra skillnad i det enskilda samtalet.',
    'Är du {yrke} med lust till både bedömning och behandling? {Enhet} {i ort} väntar på dig.',
    'Köerna ska kortas, och därför söker vi {yrke} {på} {enhet}.',
    'Som {yrke} hos oss får du handledning, rimligt antal besök och kollegor i samma yrke.',
    'Ett uppdrag för {yrke}, med möjlighet till en digital dag i veckan.',
  ],
  duties: [
    'Du gör bedömningar, håller i behandlingar och lämnar tydliga planer efter dig.',
    'Utredningar görs i team och du skriver den del som är din.',
    'Du är konsultativt stöd till kollegor som möter psykisk ohälsa.',
    'Krissamtal förekommer och schemat har plats för dem.',
    'Du håller i grupper, ensam eller ihop med en kollega.',
    'Uppföljning sker med skattningsskalor som patienten förstår.',
  ],
  requirements: [
    'Minst {år} års erfarenhet av kliniskt arbete',
    'Trygg i minst en evidensbaserad metod',
    'Goda kunskaper i svenska i tal och skrift',
    'Van vid dokumentation enligt patientdatalagen',
  ],
  meritorious: [
    'Vidareutbildning i KBT, PDT eller familjeterapi',
    'Erfarenhet av neuropsykiatrisk utredning',
    'Vana vid digitala besök',
    'Handledarutbildning',
  ],
  questions: [
    { type: 'short_answer', text: 'Vilka metoder arbetar du helst med?' },
    {
      type: 'multiple_choice',
      text: 'Vilka grupper har du mött?',
      options: ['Barn', 'Unga', 'Vuxna', 'Äldre'],
    },
    {
      type: 'single_choice',
      text: 'Hur många besök om dagen är rimligt för dig?',
      options: ['3', '4', '5'],
    },
  ],
};
