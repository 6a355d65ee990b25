import type { FieldText } from '../fieldText';

export const EMERGENCY: Readonly<Record<string, FieldText>> = {
  akutmottagning: {
    unit: 'akutmottagningen',
    at: 'på',
    care: 'hospital',
    hours: 'shift',
    about: [
      'Akutmottagningen tar emot medicin-, kirurgi- och ortopedpatienter dygnet runt, i snitt {antal} ambulanser per dygn.',
      'Vi arbetar i team kring patienten från dörren till beslut, med triage enligt RETTS.',
      'Hit kommer både den som har stukat foten och den som behöver larmteam, och vi är vana vid att växla.',
    ],
    day: [
      'Ingen timme är den andra lik, men du har alltid en ledningsansvarig sjuksköterska och en medicinskt ansvarig läkare att vända dig till.',
      'Passen börjar med en gemensam genomgång av läget på golvet och slutar med en kort återblick.',
      'Kvällarna är mest intensiva, och då är vi också flest.',
    ],
  },
  ambulanssjukvard: {
    unit: 'ambulansstationen',
    at: 'på',
    care: 'ambulance',
    hours: 'shift',
    workplace: 'Ambulansstationen i {ort}',
    about: [
      'Stationen har två dygnsbilar och en dagbil, och upptagningsområdet är både stad och glesbygd.',
      'Vi kör omkring {antal} uppdrag i veckan per bil och möter ofta helikopter på de längre sträckorna.',
      'Fordonen är nya sedan i fjol och utrustade med video mot läkarstöd.',
    ],
    day: [
      'Mellan larmen övar vi tillsammans, går igenom utrustningen och äter gärna en gemensam lunch.',
      'Du arbetar i tvåmannabesättning och har alltid ett vårdbeslutsstöd att ringa.',
      'Passen är 12 eller 24 timmar, med vilorum på stationen.',
    ],
  },
  intensivvard: {
    unit: 'intensivvårdsavdelningen',
    at: 'på',
    care: 'hospital',
    hours: 'shift',
    about: [
      'Avdelningen vårdar vuxna med svikt i ett eller flera organ, från sepsis till stora trauman.',
      'Vi har enkelsalar, egen dialys och {antal} sjuksköterskor i gruppen.',
      'Här vårdas också nyopererade som behöver tät övervakning det första dygnet.',
    ],
    day: [
      'Rond hålls vid patientens säng, och allas iakttagelser räknas.',
      'Vi bemannar med en sjuksköterska per patient när vården kräver det.',
      'Anhöriga är välkomna dygnet runt och en del av ditt arbete.',
    ],
  },
  akutvardsavdelning: {
    unit: 'akutvårdsavdelningen',
    at: 'på',
    care: 'hospital',
    hours: 'shift',
    about: [
      'AVA tar emot patienter direkt från akuten för utredning och vård upp till två dygn.',
      'Avdelningen har {antal} vårdplatser med telemetri på hälften av dem.',
      'Flödet är högt och vårdtiderna korta, vilket ger ett brett medicinskt kunnande.',
    ],
    day: [
      'Flera patienter går hem samma dag, så utskrivningen planeras redan vid inskrivningen.',
      'Läkare finns på plats hela dygnet och ronderna är korta och täta.',
      'Vi fördelar patienterna efter vårdtyngd vid varje passbyte.',
    ],
  },
  narakut: {
    unit: 'närakuten',
    at: 'på',
    care: 'primary',
    hours: 'clinic',
    workplace: 'Närakuten i {ort}',
    about: [
      'Närakuten är till för den som behöver vård samma dag men inte sjukhusets resurser.',
      'Vi har egen röntgen i huset, gipsrum och snabblaboratorium.',
      'Ungefär {antal} besök per dag, mest infektioner, sår och småskador.',
    ],
    day: [
      'Besöken är korta och avslutas nästan alltid på plats.',
      'Du delar dagen mellan bokade tider, drop-in och telefon.',
      'Öppettiderna är 8–22, alla dagar.',
    ],
  },
};
