import type { FieldText } from '../fieldText';

export const REHAB: Readonly<Record<string, FieldText>> = {
  'ortopedisk-rehabilitering': {
    unit: 'rehabmottagningen',
    at: 'på',
    care: 'primary',
    hours: 'office',
    workplace: 'Rehabmottagningen {namn}',
    about: [
      'Rehabmottagningen tar emot patienter efter operation, fraktur och överbelastning.',
      'Gymmet är stort, ljust och öppet för patienterna också mellan besöken.',
      'Artrosskolan har {antal} deltagare per omgång.',
    ],
    day: [
      'Du planerar din egen kalender med både nybesök och grupper.',
      'Träningen styrs av målet, inte av diagnosen.',
      'Vi går igenom knepiga axlar tillsammans på fredagar.',
    ],
  },
  'neurologisk-rehabilitering': {
    unit: 'neurorehabiliteringen',
    at: 'på',
    care: 'hospital',
    hours: 'office',
    about: [
      'Neurorehab arbetar med personer efter stroke, traumatisk hjärnskada och ryggmärgsskada.',
      'Dagrehab och avdelning delar team, lokaler och {antal} träningstimmar i veckan.',
      'Bassäng, gåbana och träningskök finns i huset.',
    ],
    day: [
      'Målmöten hålls med patienten vid bordets kortsida.',
      'Små framsteg dokumenteras noggrant, för de är sällan små.',
      'Hembesök görs före utskrivning.',
    ],
  },
  smartrehabilitering: {
    unit: 'smärtrehabiliteringen',
    at: 'på',
    care: 'hospital',
    hours: 'office',
    about: [
      'Smärtrehab erbjuder multimodala program för personer med långvarig smärta.',
      'Programmen är {antal} dagar långa och varvar grupp med enskilda samtal.',
      'Läkare, psykolog, fysioterapeut och arbetsterapeut arbetar sida vid sida.',
    ],
    day: [
      'ACT är vårt gemensamma språk.',
      'Förmiddagar i grupp, eftermiddagar för bedömningar.',
      'Arbetsplatsen bjuds in när det är dags att gå tillbaka.',
    ],
  },
  habilitering: {
    unit: 'habiliteringen',
    at: 'på',
    care: 'hospital',
    hours: 'office',
    about: [
      'Habiliteringen stöttar barn och vuxna med funktionsnedsättning, livet igenom.',
      'Teamen är tvärprofessionella och möter {antal} familjer i veckan.',
      'Stödet ges där livet pågår: hemma, i skolan, på jobbet.',
    ],
    day: [
      'Förskolebesök, hjälpmedelsutprovning och föräldrautbildning ryms i samma vecka.',
      'Bilen bokas digitalt och restiden räknas som arbetstid.',
      'Familjens mål skrivs på familjens språk.',
    ],
  },
  'tal-och-svaljning': {
    unit: 'logopedmottagningen',
    at: 'på',
    care: 'hospital',
    hours: 'office',
    about: [
      'Logopedmottagningen utreder språkstörning, stamning, röst och sväljning.',
      'Fiberendoskopisk sväljundersökning görs {antal} gånger i månaden.',
      'Konsultuppdragen på avdelningarna delas mellan kollegorna.',
    ],
    day: [
      'Barn på förmiddagen, vuxna på eftermiddagen, akuta dysfagier när det kniper.',
      'Digital behandling är väl inarbetad.',
      'Biblioteket med test och material är större än de flesta har sett.',
    ],
  },
  horselvard: {
    unit: 'hörselvården',
    at: 'på',
    care: 'hospital',
    hours: 'office',
    about: [
      'Hörselvården provar ut hörapparater till barn och vuxna.',
      'Teknisk verkstad och hörselpedagog finns i huset.',
      'Kön är {antal} veckor och ska kortas under hösten.',
    ],
    day: [
      'Hörselprov, utprovning och uppföljning, gärna hos samma person.',
      'Tinnitusskolan hålls på torsdagar.',
      'Du får välja apparat ur hela det upphandlade sortimentet.',
    ],
  },
  nutrition: {
    unit: 'nutritionsenheten',
    at: 'på',
    care: 'hospital',
    hours: 'office',
    about: [
      'Nutritionsenheten arbetar konsultativt över hela sjukhuset.',
      'Undernäring, njursvikt, diabetes och ätstörning är vanliga frågor.',
      'Vi är {antal} dietister som delar på mottagning och avdelningar.',
    ],
    day: [
      'Enteral näring ordineras och följs upp samma dag.',
      'Köket svarar när du ringer.',
      'Gruppundervisningen är digital varannan vecka.',
    ],
  },
};
