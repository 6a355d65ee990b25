import type { FieldText } from '../fieldText';

export const ELDERLY_CARE: Readonly<Record<string, FieldText>> = {
  'sarskilt-boende': {
    unit: 'äldreboendet',
    at: 'på',
    care: 'municipal',
    hours: 'shift',
    workplace: '{namn}s äldreboende',
    about: [
      'Boendet har {antal} lägenheter, stor trädgård och eget kök.',
      'Här bor människor i livets slutskede och människor som ska dansa på fredag, ibland samma person.',
      'Läkare från vårdcentralen kommer en gång i veckan.',
    ],
    day: [
      'Du är boendets medicinska ögon och öron tillsammans med omvårdnadspersonalen.',
      'Delegeringar, läkemedelsgenomgångar och anhörigsamtal återkommer under veckan.',
      'Lunchen äts ofta ihop med de boende.',
    ],
  },
  hemtjanst: {
    unit: 'hemtjänsten',
    at: 'i',
    care: 'municipal',
    hours: 'shift',
    workplace: 'Hemtjänsten i {ort}',
    about: [
      'Hemtjänstgruppen består av {antal} medarbetare och kör små elbilar eller cykel.',
      'Samma personal kommer till samma brukare så långt det går.',
      'Planeringen är digital, men ändras efter människan.',
    ],
    day: [
      'Morgonen är rask, mitt på dagen finns tid för samtal, promenader och inköp.',
      'Nycklarna är digitala och telefonen visar vägen.',
      'Gruppen träffas varje dag klockan 14.',
    ],
  },
  hemsjukvard: {
    unit: 'hemsjukvården',
    at: 'i',
    care: 'municipal',
    hours: 'shift',
    workplace: 'Hemsjukvården i {ort}',
    about: [
      'Hemsjukvården har {antal} inskrivna patienter i ordinärt boende.',
      'Arbetet sker nära rehab, hemtjänst och vårdcentral.',
      'Mobila läkare finns på telefon dygnet runt.',
    ],
    day: [
      'Du planerar din runda själv och kör bil mellan besöken, körkort B behövs.',
      'Såromläggningar, dropp, dosetter och vård i livets slut blandas.',
      'På eftermiddagen stämmer vi av med kvällsgruppen.',
    ],
  },
  demensvard: {
    unit: 'demensenheten',
    at: 'på',
    care: 'municipal',
    hours: 'shift',
    workplace: '{namn}s äldreboende',
    about: [
      'Enheten är uppdelad på små grupper om åtta boende med egen trädgård.',
      'Vi är Silviacertifierade och arbetar efter BPSD-registret.',
      'Musik, minneslådor och {antal} höns hör till vardagen.',
    ],
    day: [
      'Lugnet smittar, stressen också, så vi skyndar långsamt.',
      'Bemötandeplaner skrivs tillsammans med anhöriga.',
      'Inga dörrar slår och ingen väcks i onödan.',
    ],
  },
  geriatrik: {
    unit: 'geriatriska avdelningen',
    at: 'på',
    care: 'hospital',
    hours: 'shift',
    about: [
      'Geriatriken vårdar sköra äldre direkt från hemmet, utan omväg över akuten.',
      'Avdelningen har {antal} vårdplatser och egen träningssal.',
      'Vård, rehabilitering och planering för hemgång går parallellt.',
    ],
    day: [
      'Teamronden samlar alla yrken kring varje patient en gång i veckan.',
      'Fall, förvirring och felmedicinering är våra vanligaste motståndare.',
      'Målet sätts av patienten, inte av journalen.',
    ],
  },
  'palliativ-vard': {
    unit: 'den palliativa enheten',
    at: 'på',
    care: 'hospital',
    hours: 'shift',
    about: [
      'Enheten vårdar patienter i livets slut, på avdelning och i hemmet.',
      'Avancerad sjukvård i hemmet når {antal} patienter i en radie av sex mil.',
      'Närstående får stöd också efteråt.',
    ],
    day: [
      'Symtomlindring, brytpunktssamtal och stillhet.',
      'Två kollegor åker alltid tillsammans på natten.',
      'Varje dödsfall följs av en stunds eftertanke i gruppen.',
    ],
  },
  korttidsboende: {
    unit: 'korttidsboendet',
    at: 'på',
    care: 'municipal',
    hours: 'shift',
    workplace: '{namn}s korttidsboende',
    about: [
      'Korttidsboendet tar emot personer efter sjukhusvistelse och för växelvård.',
      'De {antal} platserna byter gäst ofta, så planering är allt.',
      'Rehabteamet finns i huset varje vardag.',
    ],
    day: [
      'Ankomstsamtal, läkemedel och hjälpmedel ska vara klara samma dag.',
      'Vi ringer anhöriga innan de hinner ringa oss.',
      'Veckan avslutas med en samordnad plan för alla som ska hem.',
    ],
  },
  funktionsstod: {
    unit: 'funktionsstödet',
    at: 'inom',
    care: 'municipal',
    hours: 'shift',
    workplace: 'Funktionsstöd i {ort}',
    about: [
      'Verksamheten omfattar gruppbostäder, daglig verksamhet och stöd enligt LSS.',
      'Hälso- och sjukvårdsteamet ansvarar för {antal} boenden.',
      'Kommunikation med bilder, tecken och tålamod är en del av vardagen.',
    ],
    day: [
      'Du handleder personalgrupperna lika mycket som du vårdar själv.',
      'Besöken planeras efter brukarens rutiner, inte tvärtom.',
      'Varje framsteg firas.',
    ],
  },
};
