import type { FieldText } from '../fieldText';

export const DENTAL: Readonly<Record<string, FieldText>> = {
  allmantandvard: {
    unit: 'tandkliniken',
    at: 'på',
    care: 'dental',
    hours: 'office',
    workplace: 'Tandkliniken {namn}',
    about: [
      'Kliniken har {antal} behandlingsrum och patienter i alla åldrar.',
      'Digitalt röntgen, intraoral skanner och egen steril.',
      'Vi är ett team som har hållit ihop länge och gärna blir fler.',
    ],
    day: [
      'Dagens bokningar gås igenom på morgonen, så att ingen blir ensam med det svåra.',
      'Akuttider finns före lunch varje dag.',
      'Revisionspatienter varvas med större konstruktioner.',
    ],
  },
  barntandvard: {
    unit: 'barntandvården',
    at: 'på',
    care: 'dental',
    hours: 'office',
    workplace: 'Tandkliniken {namn}',
    about: [
      'Barntandvården tar emot barn och unga upp till 19 år.',
      'Rädda barn får inskolning i {antal} minuter per besök, utan press.',
      'Kliniken samarbetar med BVC och förskolor i området.',
    ],
    day: [
      'Lustgas, tåliga samtal och en skattkista vid dörren.',
      'Fluorlackning görs ute på skolorna på våren.',
      'Föräldern får alltid veta vad som händer härnäst.',
    ],
  },
  kakkirurgi: {
    unit: 'käkkirurgiska kliniken',
    at: 'på',
    care: 'hospital',
    hours: 'clinic',
    about: [
      'Käkkirurgin opererar visdomständer, frakturer, implantat och cystor.',
      'Kliniken har {antal} ingrepp i veckan, de flesta i lokalbedövning.',
      'Vi går jour tillsammans med öron-näsa-hals.',
    ],
    day: [
      'Operationsdagarna är långa men välplanerade.',
      'Remisskonferens hålls varje onsdag.',
      'Eftervården sköts på egen mottagning.',
    ],
  },
  tandreglering: {
    unit: 'ortodontikliniken',
    at: 'på',
    care: 'dental',
    hours: 'office',
    workplace: 'Ortodontikliniken {namn}',
    about: [
      'Ortodontikliniken behandlar bettavvikelser hos barn och vuxna.',
      'Skannrar har ersatt alginatet sedan flera år.',
      'Patienterna kommer på återbesök i {antal} månader, så vi lär känna dem.',
    ],
    day: [
      'Ortodontiassistenterna arbetar självständigt på egna stolar.',
      'Bågbyten på löpande band, och bettkonferens en gång i veckan.',
      'Kliniken har utsikt över torget och kvällsöppet på tisdagar.',
    ],
  },
  sjukhustandvard: {
    unit: 'sjukhustandvården',
    at: 'på',
    care: 'hospital',
    hours: 'office',
    about: [
      'Sjukhustandvården tar hand om medicinskt sjuka, funktionsnedsatta och tandvårdsrädda.',
      'Narkostandvård görs {antal} dagar i månaden.',
      'Uppsökande vård på äldreboenden ingår.',
    ],
    day: [
      'Tiden per patient är väl tilltagen, och det behövs.',
      'Onkologen ringer ofta inför strålbehandling.',
      'Teamet är litet, tålmodigt och mycket kunnigt.',
    ],
  },
};
