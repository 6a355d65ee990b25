import type { FieldText } from '../fieldText';

export const MEDICINE: Readonly<Record<string, FieldText>> = {
  internmedicin: {
    unit: 'medicinavdelningen',
    at: 'på',
    care: 'hospital',
    hours: 'shift',
    about: [
      'Medicinavdelningen har {antal} vårdplatser och en bred blandning av hjärtsvikt, lungsjukdom, diabetes och infektioner.',
      'Patienterna är ofta äldre och mångsjuka, och vården planeras tillsammans med kommun och vårdcentral.',
      'Avdelningen är sjukhusets bredaste, och den plats där flest börjar och många återvänder.',
    ],
    day: [
      'Rondteamet går igenom alla patienter före klockan elva, så att eftermiddagen blir lugnare.',
      'Läkemedelsgenomgångar görs ihop med avdelningens apotekare.',
      'Du ansvarar för sex till åtta patienter på dagen, i par med en undersköterska.',
    ],
  },
  kardiologi: {
    unit: 'hjärtavdelningen',
    at: 'på',
    care: 'hospital',
    hours: 'shift',
    about: [
      'Hjärtavdelningen vårdar patienter med hjärtinfarkt, svikt och rytmrubbningar.',
      'Hjärtintensiven har {antal} övervakade platser och ligger vägg i vägg med PCI-lab.',
      'Här finns också mottagning för svikt och pacemaker.',
    ],
    day: [
      'Telemetrin är din ständiga följeslagare, och larmen tas på allvar av alla.',
      'Patienterna går hem snabbt, så undervisningen inför hemgång börjar dag ett.',
      'Ekokardiografi görs vid sängen när svaret inte kan vänta.',
    ],
  },
  'neurologi-och-stroke': {
    unit: 'strokeenheten',
    at: 'på',
    care: 'hospital',
    hours: 'shift',
    about: [
      'Strokeenheten tar emot trombolyslarm och vårdar akut insjuknade i stroke och TIA.',
      'Neurologin följer också patienter med MS, Parkinson och epilepsi.',
      'Vi är {antal} medarbetare i ett team där rehabiliteringen börjar första dygnet.',
    ],
    day: [
      'Tiden från dörr till nål mäts varje vecka, och vi är stolta över siffrorna.',
      'Sväljbedömning, mobilisering och samtal med anhöriga återkommer varje pass.',
      'Förmiddagen ägnas åt rond, eftermiddagen åt planering med kommunen.',
    ],
  },
  'endokrinologi-och-diabetes': {
    unit: 'endokrin- och diabetesmottagningen',
    at: 'på',
    care: 'hospital',
    hours: 'office',
    about: [
      'Mottagningen följer vuxna med typ 1-diabetes, sköldkörtelsjukdomar och ovanligare hormonrubbningar.',
      'Över {antal} procent av patienterna har sensor eller pump, och vi delar data före besöken.',
      'Fotteamet träffas varje onsdag.',
    ],
    day: [
      'Många besök sker på video, resten i ljusa rum på plan tre.',
      'Du hjälper patienten att förstå sina egna kurvor, inte våra.',
      'Remisserna bedöms gemensamt på måndagar.',
    ],
  },
  'njurmedicin-och-dialys': {
    unit: 'dialysavdelningen',
    at: 'på',
    care: 'hospital',
    hours: 'clinic',
    about: [
      'Dialysen har {antal} platser i tre pass om dagen, och ett hemdialysteam.',
      'Patienterna kommer tre gånger i veckan, ofta i flera år, och känner oss bättre än vi känner oss själva.',
      'Njurmottagningen förbereder för transplantation och följer upp efteråt.',
    ],
    day: [
      'Du kopplar på, övervakar och kopplar av, och däremellan finns tid för samtal.',
      'Lukten av kaffe och en bra playlist hör till morgonpasset.',
      'Accessproblem löses ihop med kärlkirurgen samma dag när det går.',
    ],
  },
  'onkologi-och-hematologi': {
    unit: 'onkologkliniken',
    at: 'på',
    care: 'hospital',
    hours: 'clinic',
    about: [
      'Onkologkliniken ger cytostatika, målriktad behandling och strålbehandling.',
      'Dagvården behandlar {antal} patienter om dagen.',
      'Hematologin har egen avdelning med isoleringsrum och eget transfusionsteam.',
    ],
    day: [
      'Varje patient har en namngiven kontaktsjuksköterska.',
      'Ordinationerna dubbelkontrolleras, alltid, också en stressig fredag.',
      'Här ryms både lättnad och sorg, och vi har handledning varannan vecka.',
    ],
  },
  infektion: {
    unit: 'infektionskliniken',
    at: 'på',
    care: 'hospital',
    hours: 'shift',
    about: [
      'Infektionskliniken har enkelrum med sluss och {antal} vårdplatser.',
      'Sepsis, lunginflammation, resesjukdomar och hepatit är vanliga skäl till inläggning.',
      'Kliniken ger råd till hela regionen om smitta och antibiotika.',
    ],
    day: [
      'Hygienrutinerna sitter i ryggmärgen och den som är ny får god tid att lära.',
      'Antibiotikaronden går två gånger i veckan till andra avdelningar.',
      'Jourtelefonen ringer ofta och frågorna är sällan tråkiga.',
    ],
  },
  lungmedicin: {
    unit: 'lungmottagningen',
    at: 'på',
    care: 'hospital',
    hours: 'clinic',
    about: [
      'Lungmedicin utreder misstänkt lungcancer enligt vårdförlopp och följer KOL, astma och fibros.',
      'Bronkoskopi görs fyra förmiddagar i veckan.',
      'Sömnapnéteamet provar ut {antal} apparater i månaden.',
    ],
    day: [
      'Spirometri, syrgasutprovning och samtal om rökstopp blandas under dagen.',
      'Multidisciplinär konferens hålls på torsdagar.',
      'Andnöd skrämmer, så ett lugnt bemötande gör halva jobbet.',
    ],
  },
  'hud-och-reumatologi': {
    unit: 'hud- och reumatologmottagningen',
    at: 'på',
    care: 'hospital',
    hours: 'office',
    about: [
      'Mottagningen behandlar psoriasis, eksem, hudtumörer och inflammatoriska ledsjukdomar.',
      'Ljusbehandling och biologiska läkemedel ges i egna lokaler.',
      'Teledermatoskopi från vårdcentralerna ger {antal} bedömningar om dagen.',
    ],
    day: [
      'Det händer att ett födelsemärke bedöms, tas bort och sys under samma besök.',
      'Infusionsrummet är mottagningens hjärta.',
      'Samma patienter återkommer, och kontinuiteten är vår styrka.',
    ],
  },
};
