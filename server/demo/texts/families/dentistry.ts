import type { FamilyText } from '../familyText';

export const DENTISTRY: FamilyText = {
  openings: [
    '{Arbetsplats} söker {yrke} till ett team som har roligt på jobbet.',
    'Är du {yrke} och vill ha fulla böcker men rimligt tempo? Kom till oss {i ort}.',
    'Vi söker dig som är {yrke} för en period {på} {enhet}.',
    'Ett uppdrag för {yrke}, med modern utrustning och stöd i det administrativa.',
  ],
  duties: [
    'Undersökning, förebyggande vård och behandling i nära samarbete med teamet.',
    'Du planerar dina egna dagar ihop med receptionen.',
    'Rädda patienter får tid, och du får den tiden i bokningen.',
    'Steril, röntgen och material sköts enligt gemensamma rutiner.',
    'Kostnadsförslag och journal skrivs klart samma dag.',
  ],
  requirements: [
    'Minst {år} års erfarenhet av klinisk tandvård',
    'Goda kunskaper i svenska i tal och skrift',
    'Ett lugnt bemötande, också av barn',
    'Vana vid digital journal och digitalt röntgen',
  ],
  meritorious: [
    'Erfarenhet av tandvårdsrädsla',
    'Vana vid intraoral skanning',
    'Vidareutbildning inom området',
  ],
  questions: [
    { type: 'short_answer', text: 'Vilka behandlingar gör du oftast?' },
    {
      type: 'single_choice',
      text: 'Har du arbetat i T4?',
      options: ['Ja', 'Nej, men i ett annat system', 'Nej'],
    },
    {
      type: 'multiple_choice',
      text: 'Vilka dagar kan du arbeta?',
      options: ['Måndag', 'Tisdag', 'Onsdag', 'Torsdag', 'Fredag'],
    },
  ],
};
