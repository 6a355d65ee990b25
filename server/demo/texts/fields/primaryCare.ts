import type { FieldText } from '../fieldText';

export const PRIMARY_CARE: Readonly<Record<string, FieldText>> = {
  vardcentral: {
    unit: 'vårdcentralen',
    at: 'på',
    care: 'primary',
    hours: 'office',
    workplace: '{namn}s vårdcentral',
    about: [
      'Vårdcentralen har omkring {antal}00 listade patienter i alla åldrar.',
      'Huset rymmer också barnhälsovård, rehab och ett eget laboratorium.',
      'Vi är en teambaserad vårdcentral där rätt person tar rätt besök.',
    ],
    day: [
      'Dagen inleds med ett kort pulsmöte där vi fördelar de akuta tiderna.',
      'Besöken är 20–40 minuter och administrationen har egen tid i schemat.',
      'Fikat är gemensamt och klockan nio, det är den enda regeln vi aldrig bryter.',
    ],
  },
  distriktsskoterskemottagning: {
    unit: 'distriktssköterskemottagningen',
    at: 'på',
    care: 'primary',
    hours: 'office',
    workplace: '{namn}s vårdcentral',
    about: [
      'Mottagningen sköter sår, injektioner, blodtryck och rådgivning, bokat och på drop-in.',
      'Här finns astma-, KOL- och diabetesmottagning med egna tider.',
      'Ungefär {antal} patienter om dagen kommer hit i stället för till läkare.',
    ],
    day: [
      'Sårmottagningen på förmiddagen har dopplerutrustning och gott om förband.',
      'Du planerar själv dina återbesök.',
      'En dag i veckan görs hembesök i närområdet.',
    ],
  },
  telefonradgivning: {
    unit: 'telefonrådgivningen',
    at: 'inom',
    care: 'primary',
    hours: 'clinic',
    workplace: 'Rådgivningen i {ort}',
    about: [
      'Rådgivningen svarar på frågor från invånare i hela regionen och lotsar till rätt nivå.',
      'Vi är {antal} rådgivare som delar på samtalen.',
      'Samtalen dokumenteras med stöd av ett gemensamt beslutsstöd.',
    ],
    day: [
      'Ett samtal tar i snitt nio minuter och du får tid att dokumentera klart.',
      'Medlyssning och återkoppling sker varje månad, för att vi ska bli bättre.',
      'Skrivborden går att höja, headseten är trådlösa och pauserna fasta.',
    ],
  },
  'digital-vard': {
    unit: 'den digitala mottagningen',
    at: 'på',
    care: 'primary',
    hours: 'clinic',
    workplace: 'Digitala mottagningen i {ort}',
    about: [
      'Den digitala mottagningen möter patienter i chatt och video.',
      'Omkring {antal} procent av ärendena löses utan fysiskt besök.',
      'Vi är en del av den vanliga primärvården och bokar rakt in på vårdcentralerna.',
    ],
    day: [
      'Du kan arbeta delvis hemifrån efter introduktionen.',
      'Ärendena kommer i kö, och en kollega är alltid inloggad samtidigt.',
      'Skriftligt bemötande är ett hantverk som vi övar på tillsammans.',
    ],
  },
  'psykosocial-mottagning': {
    unit: 'den psykosociala mottagningen',
    at: 'på',
    care: 'primary',
    hours: 'office',
    workplace: '{namn}s vårdcentral',
    about: [
      'Teamet för psykisk hälsa tar emot personer med oro, nedstämdhet, kris och stress.',
      'Vi arbetar med korta behandlingar, grupper och internet-KBT.',
      'Väntetiden till första samtal är just nu {antal} dagar, och den vill vi korta.',
    ],
    day: [
      'Du har fyra till fem samtal om dagen och tid för anteckningar.',
      'Rehabkoordinatorn är med när sjukskrivning är på tal.',
      'Handledning i grupp var tredje vecka.',
    ],
  },
  vaccination: {
    unit: 'vaccinationsmottagningen',
    at: 'på',
    care: 'primary',
    hours: 'clinic',
    workplace: 'Vaccinationsmottagningen i {ort}',
    about: [
      'Mottagningen ger resevaccin, influensavaccin och påfyllnadsdoser.',
      'Under säsong ger vi {antal}0 doser om dagen.',
      'Vi åker också ut till äldreboenden och arbetsplatser.',
    ],
    day: [
      'Flödet är jämnt och kollegorna snabba på att byta av.',
      'Reseråden är det roliga, sprutan går på ett ögonblick.',
      'Ordinationsrätten är en fördel, men inte ett måste.',
    ],
  },
};
