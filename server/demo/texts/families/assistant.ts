import type { FamilyText } from '../familyText';

export const ASSISTANT: FamilyText = {
  openings: [
    'Arbetar du som {yrke} och vill ha ett uppdrag där du blir sedd? Välkommen till {enhet}.',
    '{Arbetsplats} söker dig som är {yrke} och sprider lugn omkring dig.',
    'Vi fyller på i arbetslaget {på} {enhet} och söker {yrke} {i ort}.',
    'Närhet till patienten är kärnan i uppdraget som {yrke} hos oss.',
    'Det är du som märker skillnaden först. Vi söker {yrke} med öga för detaljer.',
  ],
  duties: [
    'Du hjälper till med omvårdnad, måltider och mobilisering, och ser hur patienten mår.',
    'Kontroller, provtagning och dokumentation ingår efter delegering.',
    'Du arbetar i par med en sjuksköterska och delar ansvaret för gruppens patienter.',
    'Förråd, utrustning och rum ska vara redo när nästa person kommer, och det ser du till.',
    'Samtalen vid sängkanten är en del av behandlingen.',
    'Du följer basala hygienrutiner och påminner andra med ett leende.',
  ],
  requirements: [
    'Minst {år} års erfarenhet av vård och omsorg',
    'Goda kunskaper i svenska i tal och skrift',
    'Ett vänligt och tydligt bemötande',
    'Utdrag ur belastningsregistret visas vid intervjun',
    'Du klarar fysiskt arbete och förflyttningar',
  ],
  meritorious: [
    'Körkort B',
    'Delegeringsvana',
    'Utbildning i förflyttningsteknik',
    'Erfarenhet av bemötande vid demens eller psykisk ohälsa',
    'Flera språk',
  ],
  questions: [
    { type: 'short_answer', text: 'Vad gör dig trygg i mötet med nya patienter?' },
    {
      type: 'single_choice',
      text: 'Har du körkort?',
      options: ['Ja, manuellt', 'Ja, automat', 'Nej'],
    },
    {
      type: 'multiple_choice',
      text: 'Vad har du arbetat med?',
      options: ['Sjukhus', 'Äldreboende', 'Hemtjänst', 'Psykiatri', 'Funktionsstöd'],
    },
    {
      type: 'single_choice',
      text: 'Kan du arbeta varannan helg?',
      options: ['Ja', 'Var tredje', 'Nej'],
    },
  ],
};
