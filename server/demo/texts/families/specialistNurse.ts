import type { FamilyText } from '../familyText';

export const SPECIALIST_NURSE: FamilyText = {
  openings: [
    'Är du {yrke} och vill använda hela din kompetens? Då är {enhet} rätt plats.',
    '{Enhet} {i ort} söker dig med specialistutbildning för en period av förstärkning.',
    'Din spetskunskap som {yrke} gör skillnad från första passet hos oss.',
    'Uppdrag för {yrke}: en välfungerande grupp, tydlig introduktion och ett schema i god tid.',
    'Vi söker dig som är {yrke} och tycker om att vara den andra frågar.',
    '{Arbetsplats} öppnar fler platser och behöver {yrke} i gruppen.',
  ],
  duties: [
    'Du har det specialiserade omvårdnadsansvaret och är bollplank för kollegor i svårare fall.',
    'Du förbereder, genomför och följer upp undersökningar och behandlingar inom ditt område.',
    'Avancerad utrustning och täta bedömningar hör till, liksom lugnet när det snurrar.',
    'Du medverkar i teamkonferenser och driver omvårdnadsplanen framåt.',
    'Du säkrar hygien, checklistor och läkemedel, och ser till att hela teamet är med.',
    'En viktig del är undervisning, till patienter, närstående och nya medarbetare.',
    'Du arbetar efter gällande vårdprogram och bidrar gärna till att förbättra dem.',
  ],
  requirements: [
    'Minst {år} års erfarenhet i yrket efter specialistexamen',
    'Trygg i självständiga bedömningar',
    'Goda kunskaper i svenska i tal och skrift',
    'Van vid den utrustning som hör till området',
    'Två referenser från de senaste arbetsplatserna',
  ],
  meritorious: [
    'Tidigare konsultuppdrag inom samma specialitet',
    'Erfarenhet från universitetssjukhus',
    'Utbildning i ultraljudsledda infarter',
    'Handledning av specialiststudenter',
    'Instruktörsutbildning i A-HLR eller S-HLR',
  ],
  questions: [
    {
      type: 'short_answer',
      text: 'Vilka moment inom specialiteten är du mest van vid?',
    },
    {
      type: 'single_choice',
      text: 'När tog du din specialistexamen?',
      options: ['För mindre än 2 år sedan', 'För 2–5 år sedan', 'För mer än 5 år sedan'],
    },
    {
      type: 'multiple_choice',
      text: 'Vilka pass kan du ta?',
      options: ['Dag', 'Kväll', 'Natt', 'Helg', 'Beredskap'],
    },
    {
      type: 'single_choice',
      text: 'Kan du börja med två introduktionspass?',
      options: ['Ja', 'Ja, men helst ett', 'Nej'],
    },
  ],
};
