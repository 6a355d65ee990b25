import type { FieldText } from '../fieldText';

export const WOMEN_CHILDREN: Readonly<Record<string, FieldText>> = {
  forlossning: {
    unit: 'förlossningen',
    at: 'på',
    care: 'hospital',
    hours: 'shift',
    about: [
      'Förlossningen har {antal} rum, badkar på flera av dem och ett öppet bakjoursrum.',
      'Här föds barn av alla slags familjer, och varje födelse får ta sin tid.',
      'Vi arbetar för en barnmorska per födande kvinna i aktivt skede.',
    ],
    day: [
      'CTG-tolkning görs med fyra ögon.',
      'Passet börjar med tyst rapport och en tavla där alla ser läget.',
      'När det är lugnt övar vi skulderdystoci och stor blödning.',
    ],
  },
  bb: {
    unit: 'BB',
    at: 'på',
    care: 'hospital',
    hours: 'shift',
    about: [
      'BB vårdar nyblivna mammor och barn under de första dygnen, med partner på rummet.',
      'Amningsmottagningen har {antal} besök i veckan.',
      'Vi tar hand om både förstföderskor och kvinnor efter kejsarsnitt.',
    ],
    day: [
      'Återbesök, PKU-prov och lugna samtal om de första nätterna.',
      'Barnläkaren undersöker på förmiddagen.',
      'Du hjälper familjen att lita på sig själv.',
    ],
  },
  neonatalvard: {
    unit: 'neonatalavdelningen',
    at: 'på',
    care: 'hospital',
    hours: 'shift',
    about: [
      'Neonatalavdelningen vårdar för tidigt födda och sjuka nyfödda, med föräldrarna på plats dygnet runt.',
      'Avdelningen har {antal} platser, varav fyra för intensivvård.',
      'Hud mot hud är grunden, tekniken kommer därefter.',
    ],
    day: [
      'Vi dämpar ljus och ljud och planerar vården efter barnets sömn.',
      'Hemsjukvårdsteamet följer familjerna vidare.',
      'Ronden går i familjerummet.',
    ],
  },
  modravard: {
    unit: 'barnmorskemottagningen',
    at: 'på',
    care: 'primary',
    hours: 'office',
    workplace: 'Barnmorskemottagningen {namn}',
    about: [
      'Mottagningen följer gravida, sätter in preventivmedel och tar cellprov.',
      'Vi har {antal} inskrivna gravida per barnmorska.',
      'Föräldragrupperna hålls på kvällstid, svenska och lätt svenska.',
    ],
    day: [
      'Besöken är 30–60 minuter och tolk bokas utan krångel.',
      'Ultraljud för datering görs i rummet intill.',
      'En läkare från kvinnokliniken kommer på torsdagar.',
    ],
  },
  barnhalsovard: {
    unit: 'BVC',
    at: 'på',
    care: 'primary',
    hours: 'office',
    workplace: '{namn}s vårdcentral',
    about: [
      'BVC följer barnen från nyfödda till skolstart enligt det nationella programmet.',
      'Området växer och det föds ungefär {antal} barn i månaden.',
      'Öppna förskolan ligger i samma hus.',
    ],
    day: [
      'Hembesöken görs i par med socialtjänstens föräldrastöd.',
      'Vaccinationer, tillväxtkurvor och samtal om sömn, i den ordning som passar familjen.',
      'Måndagarna är lugna, torsdagarna är fulla av treåringar.',
    ],
  },
  barnsjukvard: {
    unit: 'barnavdelningen',
    at: 'på',
    care: 'hospital',
    hours: 'shift',
    about: [
      'Barnavdelningen vårdar barn från nyfödda till 18 år, medicin och kirurgi.',
      'Avdelningen har {antal} vårdplatser, lekterapi och sjukhusskola.',
      'RS-säsongen märks, och då förstärker vi.',
    ],
    day: [
      'Procedurer görs med smärtlindring, tid och gärna lite såpbubblor.',
      'Föräldern är din viktigaste kollega.',
      'Läkemedel räknas alltid två gånger.',
    ],
  },
  gynekologi: {
    unit: 'gynekologmottagningen',
    at: 'på',
    care: 'hospital',
    hours: 'clinic',
    about: [
      'Gynekologmottagningen utreder blödningar, endometrios, inkontinens och cellförändringar.',
      'Akutmottagningen för gynekologi och tidig graviditet har {antal} besök om dagen.',
      'Polikliniska ingrepp görs i egna salar.',
    ],
    day: [
      'Samtalen får ta tid, integriteten likaså.',
      'Kolposkopi- och hysteroskopitider är fördelade över veckan.',
      'Du assisterar, informerar och stöttar.',
    ],
  },
  ungdomsmottagning: {
    unit: 'ungdomsmottagningen',
    at: 'på',
    care: 'primary',
    hours: 'clinic',
    workplace: 'Ungdomsmottagningen i {ort}',
    about: [
      'Ungdomsmottagningen är till för alla mellan 13 och 25 år.',
      'Barnmorska, kurator och psykolog arbetar sida vid sida.',
      'Drop-in två eftermiddagar i veckan lockar omkring {antal} unga.',
    ],
    day: [
      'Inga frågor är för små och ingen ska behöva förklara varför hon eller han kom.',
      'Skolklasser besöker oss varje vecka.',
      'Vi svarar i chatten när telefonen känns för svår.',
    ],
  },
};
