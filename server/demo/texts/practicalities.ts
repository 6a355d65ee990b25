import type { JobFacts } from '#domain/jobs/jobFacts';

/**
 * Closing paragraphs; `{system}`, `{timmar}`, `{veckor}`, `{i ort}` and `{arbetsgivare}` are
 * replaced.
 */

export const SYSTEM_LINES: readonly string[] = [
  'Journalen förs i {system}.',
  'Vi dokumenterar i {system}, och du får ett eget konto före första passet.',
  'Har du arbetat i {system} går introduktionen fortare.',
  'System: {system}. En genomgång ingår.',
];

export const HOURS_LINES: readonly string[] = [
  'Uppdraget omfattar {timmar} timmar i veckan.',
  'Räkna med {timmar} timmar per vecka, fördelat efter överenskommelse.',
  'Schemat är på {timmar} timmar i veckan och lämnas fyra veckor i förväg.',
  'Veckan är {timmar} timmar, och önskemål om lediga dagar tas på allvar.',
];

export const INTRODUCTION_LINES: readonly string[] = [
  'Du går bredvid en kollega de första två passen.',
  'Introduktionen är en dag och följer en checklista som du får i förväg.',
  'En namngiven kollega tar emot dig och finns till hands hela första veckan.',
  'Inloggningar, passerkort och arbetskläder är klara när du kommer.',
  'Vi ringer dig dagen före start och går igenom allt praktiskt.',
];

export const TRAVEL_LINES: readonly string[] = [
  'Resa och boende ersätts enligt avtal.',
  'Vi hjälper till med boende {i ort} om du kommer utifrån.',
  'En möblerad lägenhet finns på gångavstånd.',
  'Tåg eller buss tar dig nästan ända fram till dörren.',
  'Parkering med motorvärmare ingår.',
];

/** What a line above says, by words that no other line has. */
export const TRAVEL_SAID: readonly { words: string; said: Pick<JobFacts, 'travel' | 'housing'> }[] =
  [
    { words: 'Resa och boende ersätts', said: { travel: 'paid', housing: 'paid' } },
    { words: 'Vi hjälper till med boende', said: { housing: 'arranged' } },
    { words: 'En möblerad lägenhet finns', said: { housing: 'arranged' } },
  ];

export const CLOSING_LINES: readonly string[] = [
  'Vi tillsätter löpande, så vänta inte till sista dagen.',
  'Skicka gärna ditt intresse redan i dag, även om du har frågor kvar.',
  'Intervjuer hålls digitalt och tar en halvtimme.',
  'Två referenser tas innan vi bestämmer oss tillsammans.',
  'Du får svar inom två arbetsdagar, vad det än blir.',
  '{Arbetsgivare} är arbetsgivare eller uppdragsgivare under hela perioden.',
  'Hör av dig om datumen nästan passar, vi kan ofta flytta på dem.',
];

export const ON_CALL_LINES: readonly string[] = [
  'Jour eller beredskap ingår ungefär var femte vecka och ersätts särskilt.',
  'Uppdraget innehåller jourpass, som läggs ut i god tid.',
  'Beredskap i hemmet förekommer, med inställelsetid på 30 minuter.',
];

export const NIGHT_LINES: readonly string[] = [
  'Nattpassen är tio timmar och läggs i block om tre.',
  'Du arbetar natt, alltid tillsammans med en kollega.',
];

export const SUMMER_LINES: readonly string[] = [
  'Uppdraget är ett sommarjobb och perioden kan anpassas med en vecka åt varje håll.',
  'Sommarens ersättare får introduktion redan i maj.',
];

export const MONTHLY_PAY_LINES: readonly string[] = [
  'Anställningen har månadslön, som sätts individuellt.',
  'Lön sätts efter samtal om erfarenhet och ansvar.',
];
