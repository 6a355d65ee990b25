import type { FieldText } from '../fieldText';

export const SCHOOL_OCCUPATIONAL: Readonly<Record<string, FieldText>> = {
  elevhalsa: {
    unit: 'elevhälsan',
    at: 'inom',
    care: 'school',
    hours: 'office',
    workplace: '{stam}skolan',
    about: [
      'Elevhälsoteamet består av skolsköterska, kurator, specialpedagog, psykolog och rektor.',
      'Skolan har {antal}0 elever från förskoleklass till nionde klass.',
      'Det medicinska ansvaret är tydligt och journalen förs digitalt.',
    ],
    day: [
      'Hälsobesök, vaccinationer och öppen mottagning fyller veckan.',
      'Elevhälsomötet på tisdagar är kort och har dagordning.',
      'Loven är lediga eller arbetas in, enligt vad du önskar.',
    ],
  },
  studenthalsa: {
    unit: 'studenthälsan',
    at: 'på',
    care: 'school',
    hours: 'office',
    workplace: 'Studenthälsan i {ort}',
    about: [
      'Studenthälsan arbetar med stress, sömn, ensamhet och prestationsångest.',
      'Mottagningen ligger mitt på campus och har {antal} nybesök i veckan.',
      'Vi erbjuder samtal, kurser och föreläsningar.',
    ],
    day: [
      'Tentaperioderna märks i kalendern.',
      'Varannan samtalstid är digital, många på engelska.',
      'Kursen om att skjuta upp saker är alltid fullbokad.',
    ],
  },
  foretagshalsovard: {
    unit: 'företagshälsan',
    at: 'på',
    care: 'occupational',
    hours: 'office',
    workplace: 'Företagshälsan i {ort}',
    about: [
      'Företagshälsan har {antal} kundföretag, från åkerier till myndigheter.',
      'Medicinska kontroller, hälsoprofiler och rehabilitering utgör huvuddelen.',
      'Vi är ett litet kontor i en större kedja.',
    ],
    day: [
      'Ena dagen nattarbetare, nästa dag ergonomi i en monteringshall.',
      'Avstämning med arbetsgivaren sker alltid med medarbetarens samtycke.',
      'Du bokar själv dina besök ute hos kund.',
    ],
  },
  kriminalvard: {
    unit: 'anstaltshälsan',
    at: 'inom',
    care: 'prison',
    hours: 'clinic',
    workplace: 'Anstaltshälsan i {ort}',
    about: [
      'Hälso- och sjukvården på anstalten tar emot {antal} intagna i veckan.',
      'Ankomstsamtal, läkemedel och psykisk ohälsa står för det mesta.',
      'Säkerheten ordnas av kriminalvården, vården ordnar du.',
    ],
    day: [
      'Medicinutdelningen är fast, resten av dagen är din egen planering.',
      'Läkare och psykiatriker kommer varje vecka.',
      'Säkerhetsprövning görs innan du börjar.',
    ],
  },
  migrationshalsa: {
    unit: 'migrationshälsan',
    at: 'på',
    care: 'primary',
    hours: 'office',
    workplace: 'Migrationshälsan i {ort}',
    about: [
      'Migrationshälsan gör hälsoundersökningar av nyanlända barn och vuxna.',
      'Tolk är med vid de flesta av de {antal} besöken i veckan.',
      'Teamet håller samman vård, skola och myndighetskontakter.',
    ],
    day: [
      'Besöken är en timme långa, för berättelserna får plats då.',
      'Smittskydd, vaccin och psykisk hälsa gås igenom i tur och ordning.',
      'Vi har handledning i grupp varje månad.',
    ],
  },
};
