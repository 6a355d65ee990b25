import type { FieldText } from '../fieldText';

export const PSYCHIATRY: Readonly<Record<string, FieldText>> = {
  allmanpsykiatri: {
    unit: 'den allmänpsykiatriska mottagningen',
    at: 'på',
    care: 'hospital',
    hours: 'office',
    about: [
      'Mottagningen tar emot vuxna med affektiva sjukdomar, ångest, ADHD och psykossjukdom.',
      'Vi är {antal} medarbetare i tvärprofessionella team med egna behandlingskonferenser.',
      'Utredningar görs samlat under två veckor, så att väntan blir kort.',
    ],
    day: [
      'Kalendern är fylld av nybesök, uppföljningar och läkemedelskontroller, men lunchen är helig.',
      'Teamkonferensen på tisdagar är dit man tar det som är svårt.',
      'Vi arbetar med digitala besök när patienten vill det.',
    ],
  },
  'psykiatrisk-heldygnsvard': {
    unit: 'den psykiatriska vårdavdelningen',
    at: 'på',
    care: 'hospital',
    hours: 'shift',
    about: [
      'Avdelningen vårdar vuxna enligt HSL och LPT och har {antal} vårdplatser.',
      'Vi arbetar efter Safewards, och miljön är byggd för att vara lugn.',
      'De flesta patienter stannar i en till tre veckor.',
    ],
    day: [
      'Morgonmötet hålls tillsammans med patienterna.',
      'Alla går utbildning i bemötande och fysisk hantering innan första passet.',
      'Mycket av vården sker i soffan, på promenaden och vid matbordet.',
    ],
  },
  'barn-och-ungdomspsykiatri': {
    unit: 'BUP-mottagningen',
    at: 'på',
    care: 'hospital',
    hours: 'office',
    about: [
      'BUP tar emot barn och unga upp till 18 år och deras familjer.',
      'Köerna till utredning ska bort, och därför förstärker vi med {antal} extra tider i veckan.',
      'Mottagningen har mellanvårdsteam som kan komma hem till familjen.',
    ],
    day: [
      'Varje nytt barn diskuteras i team innan någon plan läggs.',
      'Skolan är nästan alltid med på ett hörn.',
      'Rummen är gjorda för lek, och kaffet är gjort för föräldrar.',
    ],
  },
  rattspsykiatri: {
    unit: 'den rättspsykiatriska kliniken',
    at: 'på',
    care: 'hospital',
    hours: 'shift',
    about: [
      'Kliniken vårdar patienter som dömts till rättspsykiatrisk vård, ofta under lång tid.',
      'Säkerheten är hög och personaltätheten likaså.',
      'På avdelningen finns verkstad, gym och trädgård för {antal} patienter.',
    ],
    day: [
      'Relationen är det viktigaste verktyget och den tar tid att bygga.',
      'Riskbedömningar görs strukturerat och tillsammans.',
      'Du bär larm, och kollegorna är alltid nära.',
    ],
  },
  beroendevard: {
    unit: 'beroendemottagningen',
    at: 'på',
    care: 'hospital',
    hours: 'clinic',
    about: [
      'Beroendemottagningen erbjuder abstinensbehandling, LARO och samtal.',
      'Samarbetet med socialtjänsten sker i samma hus.',
      'Ungefär {antal} patienter kommer varje dag för sin medicin.',
    ],
    day: [
      'Bemötandet avgör om någon kommer tillbaka i morgon.',
      'Provtagning, utdelning och motiverande samtal går hand i hand.',
      'Förmiddagarna är täta, eftermiddagarna ger tid för vårdplaner.',
    ],
  },
  aldrepsykiatri: {
    unit: 'den äldrepsykiatriska enheten',
    at: 'på',
    care: 'hospital',
    hours: 'office',
    about: [
      'Enheten utreder och behandlar psykisk sjukdom hos personer över 65 år.',
      'Minnesutredningar görs ihop med geriatriken.',
      'Ett mobilt team gör {antal} hembesök i veckan.',
    ],
    day: [
      'Kroppen och själen hänger ihop, och här syns det tydligt.',
      'Anhörigsamtal är lika vanliga som patientsamtal.',
      'Tempot är lugnare, frågorna desto större.',
    ],
  },
};
