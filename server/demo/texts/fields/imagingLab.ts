import type { FieldText } from '../fieldText';

export const IMAGING_LAB: Readonly<Record<string, FieldText>> = {
  rontgen: {
    unit: 'röntgenavdelningen',
    at: 'på',
    care: 'hospital',
    hours: 'clinic',
    about: [
      'Röntgenavdelningen gör {antal}0 undersökningar om dagen åt akuten, avdelningarna och primärvården.',
      'Skelettlabb, genomlysning och intervention ligger i samma korridor.',
      'Granskningen är digital, och svaren ska ut samma dag.',
    ],
    day: [
      'Akutlabbet går före, och däremellan rullar det bokade programmet.',
      'Undersökningsprotokollen är gemensamma för hela regionen.',
      'Två medarbetare per labb är regel, inte undantag.',
    ],
  },
  'mr-och-dt': {
    unit: 'MR- och DT-enheten',
    at: 'på',
    care: 'hospital',
    hours: 'clinic',
    about: [
      'Enheten har tre datortomografer och två magnetkameror, varav en på 3 tesla.',
      'Strokelarm och traumalarm har egen reservtid.',
      'På en vanlig dag undersöks {antal} patienter per kamera.',
    ],
    day: [
      'Säkerhetsgenomgången före MR hoppas aldrig över.',
      'Du sätter egna infarter och kör kontrastprotokoll.',
      'Kvällspassen är lugnare och ger tid att lära en ny sekvens.',
    ],
  },
  mammografi: {
    unit: 'mammografienheten',
    at: 'på',
    care: 'hospital',
    hours: 'office',
    about: [
      'Enheten sköter både hälsokontroller och kliniska undersökningar.',
      'En buss tar screeningen till {antal} orter i länet.',
      'Bröstmottagningen ligger på andra sidan väntrummet.',
    ],
    day: [
      'Flödet är tio minuter per kvinna, men ingen ska känna att det är bråttom.',
      'Biopsier görs tisdag och torsdag.',
      'Bildkvaliteten följs upp tillsammans varje vecka.',
    ],
  },
  'klinisk-fysiologi': {
    unit: 'fysiologkliniken',
    at: 'på',
    care: 'hospital',
    hours: 'office',
    about: [
      'Fysiologkliniken gör ekokardiografi, arbetsprov, spirometri och kärlundersökningar.',
      'Nuklearmedicin med PET-kamera hör till kliniken.',
      'Väntelistan på hjärtultraljud är lång, så {antal} extratider i veckan är till dig.',
    ],
    day: [
      'Åtta ekon om dagen är vårt mål, sju är vår vardag.',
      'Läkare finns i rummet bredvid för svåra bilder.',
      'Du får egen maskin och en stol som går att ställa in ordentligt.',
    ],
  },
  'klinisk-kemi': {
    unit: 'laboratoriet för klinisk kemi',
    at: 'på',
    care: 'hospital',
    hours: 'shift',
    about: [
      'Laboratoriet analyserar {antal}00 prover om dygnet på en automatiserad bana.',
      'Blodgasmaskinerna ute i huset är också våra.',
      'Kvalitetsarbetet är ackrediterat enligt ISO 15189.',
    ],
    day: [
      'Akutproverna ska vara klara på 45 minuter.',
      'Banan larmar ibland, och då är det skönt att vara två.',
      'Provtagningen på avdelningarna delas mellan kollegorna på morgonen.',
    ],
  },
  mikrobiologi: {
    unit: 'mikrobiologiska laboratoriet',
    at: 'på',
    care: 'hospital',
    hours: 'office',
    about: [
      'Laboratoriet odlar, identifierar och resistensbestämmer bakterier, virus och svamp.',
      'MALDI-TOF och PCR körs varje dag.',
      'Vi svarar för smittspårningen i {antal} kommuner.',
    ],
    day: [
      'Positiva blododlingar rings ut direkt.',
      'Substraten är gjutna i huset, av händer med lång erfarenhet.',
      'Veckan har en dag för metodutveckling.',
    ],
  },
  patologi: {
    unit: 'patologavdelningen',
    at: 'på',
    care: 'hospital',
    hours: 'office',
    about: [
      'Patologin arbetar helt digitalt, från utskärning till svar.',
      'Cellprov från hela screeningprogrammet tolkas här.',
      'Ungefär {antal}0 fall besvaras varje vecka, med vårdförloppen först.',
    ],
    day: [
      'Fryssnitt kan komma när som helst före klockan tre.',
      'Utskärningsrummet är nytt och väl ventilerat.',
      'Subspecialiseringen är tydlig, men alla hjälper till med köerna.',
    ],
  },
  transfusionsmedicin: {
    unit: 'blodcentralen',
    at: 'på',
    care: 'hospital',
    hours: 'clinic',
    about: [
      'Blodcentralen tappar, testar och levererar blod till sjukhusen i länet.',
      'Givarna är {antal}00 till antalet och de flesta vet exakt vilken bulle de vill ha.',
      'Aferesenheten skördar stamceller två gånger i veckan.',
    ],
    day: [
      'Förmiddagen hör givarna till, eftermiddagen laboratoriet.',
      'Korstest och blodgruppering görs dygnet runt.',
      'Mobila tappningar ordnas på de större arbetsplatserna.',
    ],
  },
};
