import type { FamilyText } from '../familyText';

export const THERAPIST: FamilyText = {
  openings: [
    'Rehabteamet {på} {enhet} söker dig som är {yrke}.',
    'Vill du hjälpa människor tillbaka till det de längtar efter? Vi söker {yrke} {i ort}.',
    '{Arbetsplats} behöver {yrke} under en period när många väntar på hjälp.',
    'Uppdrag för {yrke} som tycker om eget ansvar och täta teamkontakter.',
    'Din kunskap som {yrke} kortar vägen hem för våra patienter.',
  ],
  duties: [
    'Du bedömer, sätter mål tillsammans med patienten och följer upp det ni kommit överens om.',
    'Enskilda besök varvas med grupper och en del digitala uppföljningar.',
    'Du provar ut hjälpmedel och skriver intyg när det behövs.',
    'Samverkan med kommun, arbetsgivare och skola hör till.',
    'Du undervisar kollegor i det som är ditt område.',
    'Mätningar före och efter behandling registreras i kvalitetsregister.',
  ],
  requirements: [
    'Minst {år} års erfarenhet i yrket',
    'Van att planera din egen mottagning',
    'Goda kunskaper i svenska i tal och skrift',
    'Du trivs i team och är tydlig i dina bedömningar',
  ],
  meritorious: [
    'Vidareutbildning inom området',
    'Erfarenhet av grupper och patientskolor',
    'Förskrivningsrätt för hjälpmedel',
    'Körkort B',
  ],
  questions: [
    { type: 'short_answer', text: 'Vilka patientgrupper har du arbetat med?' },
    {
      type: 'single_choice',
      text: 'Har du förskrivit hjälpmedel?',
      options: ['Ja, ofta', 'Ja, någon gång', 'Nej'],
    },
    {
      type: 'multiple_choice',
      text: 'Hur vill du arbeta?',
      options: ['Mottagning', 'Avdelning', 'Hembesök', 'Digitalt'],
    },
  ],
};
