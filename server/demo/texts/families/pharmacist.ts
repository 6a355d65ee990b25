import type { FamilyText } from '../familyText';

export const PHARMACIST: FamilyText = {
  openings: [
    'Är du {yrke} och tycker om mötet över disk lika mycket som läkemedlen bakom den?',
    '{Arbetsplats} söker {yrke} för en period med mycket att göra.',
    'Vi behöver dig som är {yrke} {på} {enhet} {i ort}.',
    'Uppdrag för {yrke}, med resa och boende ordnat om du kommer långväga ifrån.',
  ],
  duties: [
    'Du expedierar, kontrollerar och ger råd, och stannar upp när något inte stämmer.',
    'Läkemedelsgenomgångar och samtal om utbyte hör till vardagen.',
    'Du ansvarar för kylkedja, narkotikajournal och egenkontroll under dina pass.',
    'Restnoteringar löses med förskrivare och kollegor.',
    'Du handleder studenter och är med och utvecklar rutinerna.',
  ],
  requirements: [
    'Minst {år} års erfarenhet av receptexpedition eller klinisk farmaci',
    'Goda kunskaper i svenska i tal och skrift',
    'Noggrann, lugn och serviceinriktad',
    'Van vid e-recept och högkostnadsskydd',
  ],
  meritorious: [
    'Erfarenhet av egenvårdsrådgivning',
    'Vana vid dosförpackade läkemedel',
    'Tidigare uppdrag som läkemedelsansvarig',
    'Ytterligare språk',
  ],
  questions: [
    { type: 'short_answer', text: 'Vilka expeditionssystem har du arbetat i?' },
    {
      type: 'single_choice',
      text: 'Kan du vara ensam farmaceut på kvällen?',
      options: ['Ja', 'Efter en vecka', 'Nej'],
    },
    {
      type: 'multiple_choice',
      text: 'Vilka dagar passar dig?',
      options: ['Vardagar', 'Lördagar', 'Söndagar'],
    },
  ],
};
