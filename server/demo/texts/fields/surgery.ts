import type { FieldText } from '../fieldText';

export const SURGERY: Readonly<Record<string, FieldText>> = {
  operation: {
    unit: 'operationsavdelningen',
    at: 'på',
    care: 'hospital',
    hours: 'clinic',
    about: [
      'Operationsavdelningen har {antal} salar för allmän kirurgi, ortopedi, gynekologi och öron-näsa-hals.',
      'Vi gör både planerade och akuta ingrepp och har nyligen börjat med robotassisterad kirurgi.',
      'Avdelningen är nybyggd, med dagsljus på salarna och korta avstånd till uppvakningen.',
    ],
    day: [
      'Salsteamet träffas för en kort genomgång före första patienten och går igenom checklistan tillsammans.',
      'Dagens program läggs kvällen före, så att du vet vilka ingrepp som väntar.',
      'Vi roterar mellan salarna, men tar hänsyn till vad du kan bäst.',
    ],
  },
  anestesi: {
    unit: 'anestesikliniken',
    at: 'på',
    care: 'hospital',
    hours: 'clinic',
    about: [
      'Anestesikliniken söver och bedövar för alla opererande verksamheter och bemannar larmen ute i huset.',
      'Kliniken ger omkring {antal} anestesier per dag, hälften av dem i dagkirurgi.',
      'Vi är vana vid konsulter och har en tydlig checklista för den första dagen.',
    ],
    day: [
      'Du får patientlistan i god tid och träffar dina patienter före ingreppet.',
      'Ultraljudsledda blockader är vardag och vi hjälper varandra att hålla tekniken vid liv.',
      'Efter lunch delar vi upp eftermiddagens salar efter ork och kompetens.',
    ],
  },
  uppvakning: {
    unit: 'uppvakningsavdelningen',
    at: 'på',
    care: 'hospital',
    hours: 'clinic',
    about: [
      'Uppvakningen tar emot patienter från samtliga operationssalar, barn som vuxna.',
      'Vi har {antal} övervakningsplatser och ett eget smärtteam.',
      'Avdelningen håller öppet dygnet runt på vardagar.',
    ],
    day: [
      'Arbetet är handfast: övervakning, smärtlindring, mobilisering och trygga samtal när narkosen släpper.',
      'Narkosläkaren finns i rummet intill.',
      'Patienterna stannar i två till fem timmar, så du hinner följa dem hela vägen.',
    ],
  },
  allmankirurgi: {
    unit: 'kirurgavdelningen',
    at: 'på',
    care: 'hospital',
    hours: 'shift',
    about: [
      'Kirurgavdelningen vårdar patienter före och efter ingrepp i buk, bröst och kärl.',
      'Avdelningen har {antal} vårdplatser, varav fyra med högre övervakningsgrad.',
      'Här ligger tyngdpunkten på gastrokirurgi, både planerad och akut.',
    ],
    day: [
      'Patienterna mobiliseras tidigt enligt ERAS, och hela teamet drar åt samma håll.',
      'Förmiddagen rymmer rond, in- och utskrivningar och ett och annat akutfall.',
      'Sårvård, drän och stomier hör till vardagen.',
    ],
  },
  ortopedi: {
    unit: 'ortopedkliniken',
    at: 'på',
    care: 'hospital',
    hours: 'shift',
    about: [
      'Ortopedkliniken har avdelning, mottagning och gipsrum på samma plan.',
      'Höftfrakturer, ledplastiker och ryggkirurgi står för merparten av de {antal} vårdplatserna.',
      'Kliniken samarbetar tätt med geriatriken kring de äldre frakturpatienterna.',
    ],
    day: [
      'Fysioterapeuten är med redan första morgonen efter operation.',
      'Du möter allt från idrottsskador till svårt sköra äldre.',
      'Gipsteknikern lär gärna ut, och du lär gärna tillbaka.',
    ],
  },
  urologi: {
    unit: 'urologmottagningen',
    at: 'på',
    care: 'hospital',
    hours: 'clinic',
    about: [
      'Urologmottagningen utreder och behandlar sjukdomar i njurar, urinvägar och prostata.',
      'Vi driver ett standardiserat vårdförlopp för prostatacancer med {antal} nya patienter i veckan.',
      'Cystoskopi, urodynamik och stötvågsbehandling görs i huset.',
    ],
    day: [
      'Mottagningen löper parallellt i fyra rum, och du har en undersköterska vid din sida.',
      'Många patienter kommer tillbaka år efter år och vill bli igenkända.',
      'Återbuden fylls samma dag från väntelistan.',
    ],
  },
  plastikkirurgi: {
    unit: 'plastikkirurgiska kliniken',
    at: 'på',
    care: 'hospital',
    hours: 'clinic',
    about: [
      'Kliniken rekonstruerar efter cancer, trauma och medfödda missbildningar.',
      'Brännskador från hela regionen tas om hand här.',
      'Vi är {antal} medarbetare och känner varandra väl.',
    ],
    day: [
      'Lambåkontroller, suturtagning och långa, fina sårförlopp fyller dagarna.',
      'Bröstrekonstruktioner planeras i team med onkolog och kontaktsjuksköterska.',
      'Estetiken är viktig, men livskvaliteten är viktigast.',
    ],
  },
  'oron-nasa-hals': {
    unit: 'öron-näsa-halsmottagningen',
    at: 'på',
    care: 'hospital',
    hours: 'clinic',
    about: [
      'Öron-näsa-hals tar emot barn och vuxna med allt från svåra örsmärtor till tumörer i halsen.',
      'Mottagningen delar korridor med hörselvård och logopedi.',
      'Dagkirurgin gör {antal} ingrepp i veckan.',
    ],
    day: [
      'Fiberskopi och mikroskopi varvas med samtal där hörseln sviktar och tydlighet behövs.',
      'Förmiddagarna är bokade, eftermiddagarna öppna för akuta remisser.',
      'Barnen får bamseplåster, de vuxna får en rak bedömning.',
    ],
  },
  ogonsjukvard: {
    unit: 'ögonkliniken',
    at: 'på',
    care: 'hospital',
    hours: 'clinic',
    about: [
      'Ögonkliniken följer patienter med glaukom, maculadegeneration och diabetesförändringar.',
      'Vi ger {antal} intravitreala injektioner om dagen och opererar grå starr tre dagar i veckan.',
      'Kliniken har egen ortoptist, egen fotograf och korta väntetider.',
    ],
    day: [
      'Tryckmätning, OCT och synfält sköts i ett flöde där du alltid vet vem som är näst på tur.',
      'Akuta ögon tas emot på förmiddagen.',
      'Många patienter ser dåligt, så vi är noga med att presentera oss och visa vägen.',
    ],
  },
};
