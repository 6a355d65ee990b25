import type { FamilyText } from '../familyText';

export const NURSE: FamilyText = {
  openings: [
    'Vill du arbeta som {yrke} {på} {enhet} {i ort} en period?',
    '{Arbetsplats} förstärker och söker dig som är {yrke}.',
    'Vi behöver ett par trygga händer till {enhet}, och hoppas att de är dina.',
    'Nu finns ett uppdrag för dig som är {yrke} och trivs när dagarna skiftar.',
    'Två föräldraledigheter och en vakans gör att vi söker {yrke} {i ort}.',
    'Uppdraget passar dig som snabbt kommer in i nya arbetslag och gillar att vara behövd.',
  ],
  duties: [
    'Du leder omvårdnaden kring dina patienter och samarbetar nära undersköterskor och läkare.',
    'Läkemedelshantering, provtagning, infarter och dokumentation är dina dagliga verktyg.',
    'Du bedömer, prioriterar och rapporterar, och säger ifrån när något inte är säkert.',
    'En del av tiden går till samtal med närstående och planering med kommunen.',
    'Du deltar i ronder och gör egna bedömningar där din erfarenhet väger tungt.',
    'Nya kollegor och studenter brukar gärna gå bredvid, om du vill ha dem där.',
    'Du följer upp vitalparametrar enligt NEWS2 och larmar i god tid.',
    'I rollen ingår att samordna in- och utskrivning för dina patienter.',
  ],
  requirements: [
    'Minst {år} års yrkeserfarenhet, gärna från liknande verksamhet',
    'Goda kunskaper i svenska i tal och skrift',
    'Du är van vid att arbeta självständigt efter kort introduktion',
    'Giltigt intyg i hjärt-lungräddning',
    'Aktuell vana av läkemedelshantering och intravenös behandling',
  ],
  meritorious: [
    'Tidigare uppdrag som konsult',
    'Vana vid triage och telefonrådgivning',
    'Handledarutbildning',
    'Erfarenhet av SBAR och strukturerad rapportering',
    'Flexibilitet kring schema och helger',
  ],
  questions: [
    {
      type: 'short_answer',
      text: 'Berätta kort om din erfarenhet av liknande patienter.',
    },
    {
      type: 'single_choice',
      text: 'Hur länge har du arbetat som sjuksköterska?',
      options: ['Mindre än 2 år', '2–5 år', 'Mer än 5 år'],
    },
    {
      type: 'multiple_choice',
      text: 'Vilka arbetstider passar dig?',
      options: ['Dag', 'Kväll', 'Natt', 'Helg'],
    },
    {
      type: 'single_choice',
      text: 'Har du ett HLR-intyg som är yngre än ett år?',
      options: ['Ja', 'Nej, men jag kan förnya det'],
    },
  ],
};
