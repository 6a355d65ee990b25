import type { FlagPart, ListPart } from '#domain/jobs/filterFields';
import type { Text } from '#domain/language';

/** Parts of the filter that one term sets, with the ids of each. */
export type OwnTerm = readonly [
  terms: string,
  parts: Partial<Record<ListPart, string> & Record<FlagPart, true>>,
];

const HIRED = 'konsult vikariat';

/**
 * Terms of our own review: they replace what the generated lists say of the same term. Ids are
 * separated by spaces; several professions without a group are equally likely.
 */
export const OWN_TERMS: readonly OwnTerm[] = [
  ['sköterska|sköterskor', { workroles: 'sjukskoterska' }],
  ['distrikts ssk|distriktsssk', { workroles: 'distriktsskoterska' }],
  ['öl', { workroles: 'specialistlakare' }],
  ['apoteksfarmaceut|apoteksfarmaceuter', { workroles: 'farmaceut' }],
  ['ul', { workroles: 'underlakare' }],
  ['bm|bmsk', { workroles: 'barnmorska' }],
  [
    'lab tech|lab techs|lab technician|lab technicians|laboratory tech|laboratory technician|laboratory technicians',
    { workroles: 'laboratorieassistent biomedicinsk-analytiker' },
  ],
  // What the organ is called, for the specialist of it
  [
    'magläkare|tarmläkare|magdoktor|mag- och tarmläkare',
    { workroles: 'specialistlakare-gastroenterologi' },
  ],
  ['nervläkare|hjärnläkare', { workroles: 'specialistlakare-neurologi' }],
  ['blodläkare', { workroles: 'specialistlakare-hematologi' }],
  ['cancerläkare', { workroles: 'specialistlakare-onkologi' }],
  ['hormonläkare|diabetesläkare', { workroles: 'specialistlakare-endokrinologi' }],
  ['ledläkare', { workroles: 'specialistlakare-reumatologi' }],
  ['benläkare', { workroles: 'specialistlakare-ortopedi' }],
  ['invärtesläkare|invärtesmedicinare', { workroles: 'specialistlakare-internmedicin' }],
  ['strålläkare', { workroles: 'specialistlakare-onkologi' }],
  ['smärtläkare', { workroles: 'specialistlakare', workfields: 'smartrehabilitering' }],
  ['rättsläkare', { workroles: 'specialistlakare-rattspsykiatri specialistlakare-patologi' }],
  [
    'avdelningssköterska|vårdavdelningssköterska|avdelningssjuksköterska|provtagningssköterska',
    { workroles: 'sjukskoterska' },
  ],
  [
    'vårdcentralssköterska|vårdcentralssjuksköterska',
    { workroles: 'sjukskoterska', workfields: 'vardcentral' },
  ],
  ['triagesköterska', { workroles: 'sjukskoterska', workfields: 'akutmottagning' }],
  ['telefonsköterska', { workroles: 'telefonsjukskoterska' }],
  ['njursköterska', { workroles: 'dialyssjukskoterska' }],
  ['cancersköterska', { workroles: 'onkologisjukskoterska' }],
  ['bivasköterska|nivasköterska|tivasköterska', { workroles: 'iva-sjukskoterska' }],
  ['neosköterska|prematursköterska|prematursjuksköterska', { workroles: 'neonatalsjukskoterska' }],
  ['äldresköterska', { workroles: 'geriatriksjukskoterska kommunsjukskoterska' }],
  ['palliativsköterska', { workroles: 'palliativsjukskoterska' }],
  ['skolhälsovårdare', { workroles: 'skolskoterska' }],
  ['distriktare|distriktarna', { workroles: 'specialistlakare-allmanmedicin' }],
  // What the profession does
  ['midwifery', { workroles: 'barnmorska' }],
  ['radiography', { workroles: 'rontgensjukskoterska' }],
  ['physiotherapy|physical therapy|fysioterapi|sjukgymnastik', { workroles: 'fysioterapeut' }],
  ['occupational therapy|arbetsterapi', { workroles: 'arbetsterapeut' }],
  ['optometry|optometri', { workroles: 'optiker' }],
  ['podiatry|podiatri', { workroles: 'podiatriker' }],
  ['chiropractic|kiropraktik', { workroles: 'kiropraktor' }],
  ['naprapathy|naprapati', { workroles: 'naprapat' }],
  ['speech therapy|speech and language therapy', { workroles: 'logoped' }],
  ['distriktsyrra|distriktssyrra', { workroles: 'distriktsskoterska' }],
  ['vårdbitr|biträde', { workroles: 'vardbitrade' }],
  ['labbis|biomedicinare', { workroles: 'biomedicinsk-analytiker laboratorieassistent' }],
  ['caregiver|caregivers', { workroles: 'underskoterska-aldreomsorg vardbitrade' }],
  ['orderly|orderlies', { workroles: 'vardbitrade underskoterska' }],
  ['tandreglerare|tandregleraren', { workroles: 'specialisttandlakare' }],
  [
    'kvinnosjukdomsläkare|women doctor|womens doctor|women s doctor',
    { workroles: 'specialistlakare-gynekologi' },
  ],
  ['öronkirurg', { workroles: 'specialistlakare-oron-nasa-hals' }],
  ['hjärtkirurg|cardiac surgeon|heart surgeon', { workroles: 'specialistlakare-kirurgi' }],
  ['dental surgeon', { workroles: 'specialisttandlakare' }],
  ['barnpsykiatrer', { workroles: 'specialistlakare-barn-och-ungdomspsykiatri' }],
  ['blodprovstagare|laboratorietekniker', { workroles: 'laboratorieassistent' }],
  ['kontaktsköterska|forskningssköterska|inkontinenssköterska', { workroles: 'sjukskoterska' }],
  ['vårdare', { workroles: 'skotare vardbitrade' }],
  ['psykiatriskötare', { workroles: 'skotare' }],
  // The organ or the patient, as English speakers say it
  ['bone doctor|joint doctor', { workroles: 'specialistlakare-ortopedi' }],
  [
    'baby doctor|childrens doctor|children doctor|kids doctor',
    { workroles: 'specialistlakare-pediatrik' },
  ],
  ['stomach doctor|gut doctor', { workroles: 'specialistlakare-gastroenterologi' }],
  ['ear doctor|nose doctor|throat doctor', { workroles: 'specialistlakare-oron-nasa-hals' }],
  ['skin specialist', { workroles: 'specialistlakare-dermatologi' }],
  ['eye specialist', { workroles: 'specialistlakare-oftalmologi' }],
  ['heart specialist', { workroles: 'specialistlakare-kardiologi' }],
  ['kidney specialist', { workroles: 'specialistlakare-nefrologi' }],
  ['brain specialist|nerve doctor', { workroles: 'specialistlakare-neurologi' }],
  ['cancer specialist', { workroles: 'specialistlakare-onkologi' }],
  ['foot doctor', { workroles: 'podiatriker' }],
  ['tooth doctor', { workroles: 'tandlakare' }],
  ['heart nurse', { workroles: 'hjart-och-karlsjukskoterska' }],
  ['kidney nurse', { workroles: 'dialyssjukskoterska' }],
  ['skin nurse', { workroles: 'hudsjukskoterska' }],
  ['baby nurse', { workroles: 'neonatalsjukskoterska' }],
  ['mental nurse', { workroles: 'psykiatrisjukskoterska' }],
  ['elderly nurse|old people nurse', { workroles: 'geriatriksjukskoterska' }],
  ['operating nurse', { workroles: 'operationssjukskoterska' }],
  ['phone nurse|telephone nurse', { workroles: 'telefonsjukskoterska' }],
  ['vaccine nurse|vaccination nurse|wound nurse|wound care nurse', { workroles: 'sjukskoterska' }],
  ['delivery nurse|birth nurse', { workroles: 'barnmorska' }],
  ['occupational nurse', { workroles: 'foretagsskoterska' }],
  ['nursing aide|nurse assistant', { workroles: 'underskoterska' }],
  ['ward sister', { workroles: 'avdelningschef' }],
  ['medical receptionist|medical typist|medical admin', { workroles: 'medicinsk-sekreterare' }],
  ['laboratory scientist|lab scientist', { workroles: 'biomedicinsk-analytiker' }],
  ['lab worker|lab workers', { workroles: 'laboratorieassistent biomedicinsk-analytiker' }],
  ['radiology technician|mri technician|ct technician', { workroles: 'rontgensjukskoterska' }],
  ['ultrasound technician', { workroles: 'bma-klinisk-fysiologi' }],
  ['medicinsekreterare|läkarsek', { workroles: 'medicinsk-sekreterare' }],
  ['kids nurse|kid nurse|children nurse', { workroles: 'barnsjukskoterska' }],
  ['nurse school|school nursing', { workroles: 'skolskoterska' }],
  ['tandhyg', { workroles: 'tandhygienist' }],
  ['tandsköt', { workroles: 'tandskoterska' }],
  ['tandläk', { workroles: 'tandlakare' }],
  ['undersköt', { workroles: 'underskoterska' }],
  ['sjuksk|sjukskö|sjuksköt', { workroles: 'sjukskoterska' }],
  [
    'sårsköterska|endoskopisköterska|skopisköterska|endoskopisjuksköterska',
    { workroles: 'sjukskoterska' },
  ],
  [
    'i norr|norröver|uppe i norr|långt norrut|in the north|up north|far north|the far north|the north|north of sweden|' +
      'the north of sweden|norra delen av landet|norra delen av sverige|norrlandskusten och inlandet',
    { locations: 'r-21 r-22 r-23 r-24 r-25' },
  ],
  [
    'in the south|down south|the south|south of sweden|the south of sweden|södra delen av landet|södra delen av sverige',
    { locations: 'r-05 r-06 r-07 r-08 r-09 r-10 r-12 r-13 r-14' },
  ],
  ['talpedagog|språkterapeut|röstterapeut', { workroles: 'logoped' }],
  // What SAOL calls colloquial or older words for the same
  ['sterilare', { workroles: 'steriltekniker' }],
  ['käkläkare|käkspecialist', { workroles: 'specialisttandlakare' }],
  ['usköterska|usköterskor|u-sköterska|u-sköterskor', { workroles: 'underskoterska' }],
  ['ot/pt|pt/ot', { workroles: 'arbetsterapeut fysioterapeut' }],
  ['kotknackare', { workroles: 'kiropraktor naprapat' }],
  ['ackuschörska|jordegumma', { workroles: 'barnmorska' }],
  ['provinsialläkare', { workroles: 'specialistlakare-allmanmedicin' }],
  ['systrar|systrarna|syrrorna', { workroles: 'sjukskoterska' }],
  ['hörselspecialist', { workroles: 'audionom' }],
  ['fotspecialist', { workroles: 'podiatriker' }],
  ['allergolog|allergologen|allergologer', { workroles: 'specialistlakare-lungmedicin' }],
  // Cut short
  [
    'biomed analytiker|biomed. analytiker|biomed|med analytiker',
    { workroles: 'biomedicinsk-analytiker' },
  ],
  ['vårdadmin', { workroles: 'medicinsk-sekreterare' }],
  ['senior house officer|senior house officers', { workroles: 'underlakare' }],
  ['med sekreterare|med sekr|läk sekr|läk sekreterare', { workroles: 'medicinsk-sekreterare' }],
  ['chief physician|chief physicians|senior doctor', { workroles: 'specialistlakare' }],
  ['gyno|gynos|gynae', { workroles: 'specialistlakare-gynekologi' }],
  ['oas-sjuksköterska', { workroles: 'kommunsjukskoterska' }],
  // A place in the training is the training
  ['at-plats|at-platser|at-tjänster', { workroles: 'at-lakare' }],
  ['bt-plats|bt-platser|bt-tjänster', { workroles: 'bt-lakare' }],
  ['st-plats|st-platser|st-tjänster', { workroles: 'st-lakare' }],
  ['terapeut|terapeuter', { workroles: 'psykolog psykoterapeut' }],
  ['shrink|shrinks', { workroles: 'specialistlakare-psykiatri psykolog psykoterapeut' }],
  // The second step of the training is what the licence asks for
  ['steg 2|steg-2|steg2|legitimerad steg 2', { workroles: 'psykoterapeut' }],
  [
    'pohjois-ruotsi|pohjois-ruotsissa|nordsverige|nord-sverige',
    { locations: 'r-21 r-22 r-23 r-24 r-25' },
  ],
  ['at/ft|ft/at', { workroles: 'arbetsterapeut fysioterapeut' }],
  ['ot|ots', { workroles: 'arbetsterapeut' }],
  ['at-tjänst|at-block', { workroles: 'at-lakare' }],
  ['specialist', { workroles: 'specialistlakare specialistsjukskoterska' }],
  ['paramedic|paramedics', { workroles: 'ambulanssjukskoterska ambulanssjukvardare' }],
  ['therapist|therapists', { workroles: 'psykolog psykoterapeut' }],
  ['locum|locums', { employmentTypes: HIRED }],
  [
    'sjuksköterska i kommunen|sjuksköterska i kommun|sjuksköterska kommunen|sjuksköterska inom kommunen|kommunal sjuksköterska',
    { workroles: 'kommunsjukskoterska' },
  ],
  ['sjuksköterska på mottagning', { workroles: 'mottagningssjukskoterska' }],
  ['extra timmar|vid sidan av|vid sidan om|per diem|prn', { employmentTypes: 'timanstallning' }],
  ['vik ul|vik. ul', { workroles: 'underlakare', employmentTypes: 'vikariat' }],
  ['locum doctor|locum doctors', { workroles: 'lakare', employmentTypes: HIRED }],
  ['locum nurse|locum nurses', { workroles: 'sjukskoterska', employmentTypes: HIRED }],
  ['agency nurse|travel nurse', { workroles: 'sjukskoterska', employmentTypes: 'konsult' }],
  ['locum gp', { workroles: 'specialistlakare-allmanmedicin', employmentTypes: HIRED }],
  ['agency', { employmentTypes: 'konsult' }],
  [
    'temporary cover|sick leave cover|leave cover|maternity leave cover|cover for leave|temporary substitute',
    { employmentTypes: 'vikariat' },
  ],
  [
    'temporary|temporary work|temporary job|temporary position',
    { employmentTypes: 'visstid vikariat' },
  ],
  ['bank shifts|bank work|casual shifts|timtjänst|ringa in', { employmentTypes: 'timanstallning' }],
  ['bank nurse|bank nurses', { workroles: 'sjukskoterska', employmentTypes: 'timanstallning' }],
  ['relief nurse|relief nurses', { workroles: 'sjukskoterska', employmentTypes: 'vikariat' }],
  [
    'egen firma|via egen firma|genom egen firma|genom eget bolag|own firm',
    { employmentTypes: 'konsult' },
  ],
  [
    'psykolog barn|psykolog barn och unga|psychologist children',
    {
      workroles: 'psykolog barnpsykolog',
      workfields: 'barn-och-ungdomspsykiatri barnsjukvard',
    },
  ],
  ['barnpsykiatriker', { workroles: 'specialistlakare-barn-och-ungdomspsykiatri' }],
  ['resursläkare', { workroles: 'lakare', employmentTypes: 'konsult' }],
  ['jourläkare', { workroles: 'lakare', onCallDuty: true }],
  ['bakjoursläkare', { workroles: 'specialistlakare', onCallDuty: true }],
  ['nätläkare|onlineläkare|online doctor', { workroles: 'lakare', workfields: 'digital-vard' }],
  ['digital|digitalt', { workfields: 'digital-vard' }],
  [
    'distans|på distans|hemifrån|jobba hemifrån|distansarbete|remote|remotely|work from home|wfh',
    { workfields: 'digital-vard telefonradgivning' },
  ],
  ['vc-chef|vårdcentralschef', { workroles: 'verksamhetschef' }],
  ['kvinnokliniken|kvinnoklinik|kk', { workfields: 'forlossning gynekologi' }],
  [
    'lab|labb|laboratorium|laboratory|kemlab',
    { workfields: 'klinisk-kemi mikrobiologi patologi transfusionsmedicin' },
  ],
  ['kirurgi|surgery', { workfields: 'allmankirurgi' }],
  ['psyk|psykiatri|psychiatry|mental health', { workfields: 'psykiatri' }],
  ['medicin|medicine', { workfields: 'medicin' }],
  ['home care', { workfields: 'hemsjukvard hemtjanst' }],
  [
    'barn- och ungdomspsykiatrin|barn- och ungdomspsykiatriska|barn- och ungdomspsykiatrisk',
    { workfields: 'barn-och-ungdomspsykiatri' },
  ],
  ['rehab', { workfields: 'rehabilitering' }],
  ['på boende|på ett boende|på boendet', { workfields: 'sarskilt-boende' }],
  ['vaccinera|vaccinerar|vaccinering', { workfields: 'vaccination' }],
  [
    'kids|barn och unga|barnmottagning|barnmottagningen|barn- och ungdomsmottagning',
    { workfields: 'barnsjukvard' },
  ],
  ['dementia care|memory care', { workfields: 'demensvard' }],
  ['öppenvård|öppenvården', { workfields: 'allmanpsykiatri primarvard' }],
  ['lung|lungor', { workfields: 'lungmedicin' }],
  ['tandvård|dental|dentistry', { workfields: 'tandvard' }],
  // What Norwegians, Danes and Finns call homes for the old, and care at home, in their laws
  ['sykehjem|sykehjemmet|plejehjem|plejehjemmet|hoivakoti', { workfields: 'sarskilt-boende' }],
  [
    'hjemmesykepleie|hjemmesykepleien|hjemmesygepleje|hjemmesygeplejen|kotisairaanhoito',
    { workfields: 'hemsjukvard' },
  ],
  ['hjemmetjeneste|hjemmetjenesten|hjemmehjelp|hjemmehjælp|kotihoito', { workfields: 'hemtjanst' }],
  ['niva', { workfields: 'intensivvard' }],
  ['hälsocentral|hc|primärvård', { workfields: 'vardcentral' }],
  ['elevhälsa|skola|skolan', { workfields: 'elevhalsa' }],
  ['gotland|visby', { locations: 'r-09' }],
  ['norrtälje', { locations: 'm-0188' }],
  // How the neighbours write when they work
  [
    'nattis|nattuggla|nattugglor|i natt|inatt|nattevakt|nattevakter|nattvakt|nattvakter|nattevagt|nattevagter|nattarbeid|natarbejde|nat|natten igjennom|yövuoro|yövuorot|yötyö|yöhoitaja',
    { timeOfDay: 'night' },
  ],
  [
    'oregelbundna tider|oregelbundna arbetstider|varierande tider|varierande arbetstider|skiftande tider|skiftande arbetstider|varying hours',
    { timeOfDay: 'rotating' },
  ],
  ['veckoslut|veckoslutet|veckosluten', { timeOfDay: 'weekend' }],
  [
    'dagvakt|dagvakter|dagvagt|dagvagter|dagarbeid|dagarbejde|päivävuoro|päivätyö',
    { timeOfDay: 'day' },
  ],
  [
    'ikväll|i kväll|tonight|kveldsvakt|kveldsvakter|kveld|aftenvagt|aftenvagter|aften|iltavuoro|iltavuorot',
    { timeOfDay: 'evening' },
  ],
  [
    'helgevakt|helgevakter|weekendvagt|weekendvagter|viikonloppu|viikonloput',
    { timeOfDay: 'weekend' },
  ],
  [
    'måndag torsdag|måndag till torsdag|mån tors|morgonpass|förmiddagspass|morning shift|morning shifts|mornings|' +
      'måndag till fredag|måndag till och med fredag|mån till fre|monday friday|mandag til fredag',
    { timeOfDay: 'day' },
  ],
  [
    'summer work|summer position|sommerjobb|sommerjob|sommervikar|sommervikariat|ferievikar|kesätyö|kesätyöt|kesäsijainen',
    { employmentTypes: 'sommarjobb' },
  ],
  ['vikar|vikarer|sijainen|sijaisuus', { employmentTypes: 'vikariat' }],
  [
    'personalbostad|tjänstebostad|övernattningslägenhet|övernattningsrum|personalboende|place to stay|somewhere to stay|' +
      'place to live|somewhere to live|bo gratis|bo fritt|bor gratis|live for free|gratis husrum|husrum|room and board|lodging|lodgings|majoitus|lägenhet|apartment|accommodation|housing|bolig|med bolig',
    { housing: 'paid arranged' },
  ],
  [
    'reseersättning|resersättning|resekostnader|resebidrag|ersättning för resa|ersättning för resor|travel expenses|travel costs|' +
      'travel allowance|travel reimbursement',
    { travel: 'paid arranged' },
  ],
  [
    'nyexaminerad|nyexaminerade|nyexad|nyexade|nyexat|nyutexaminerad|nyutexaminerade|nyutexad|nyfärdig|' +
      'nyutbildad|nyutbildade|nylegitimerad|nylegitimerade|nybakad|nyblivna|nybliven|utan erfarenhet|' +
      'ingen erfarenhet|inga års erfarenhet|utan krav på erfarenhet|inga krav på erfarenhet|precis fått leg|' +
      'precis fått min leg|precis fått legitimation|precis tagit examen|nyss fått leg|nyss tagit examen|' +
      'nyss examinerad|nyligen examinerad|precis examinerad|precis blivit klar|ny i yrket|första jobbet|' +
      'newly graduated|new graduate|new graduates|new grad|recently graduated|recent graduate|just graduated|' +
      'fresh graduate|freshly graduated|newly qualified|just qualified|newly licensed|no experience|without experience|no experience required|' +
      'entry level|nyutdannet|nyuddannet|vastavalmistunut',
    { newGraduates: true },
  ],
  [
    'utan legitimation|utan leg|utan krav på legitimation|inget krav på legitimation|inga krav på legitimation|legitimation krävs ej|' +
      'legitimation krävs inte|ingen legitimation krävs|ej legitimerad|inte legitimerad|ej legitimerade|' +
      'ingen legitimation|saknar legitimation|utan svensk legitimation|utan svensk leg|without licence|' +
      'without license|without a licence|without a license|without swedish licence|without swedish license|' +
      'without a swedish licence|without a swedish license|no licence|no license|no swedish licence|' +
      'no swedish license|no licence required|no license required|not licensed|unlicensed|uten autorisasjon|' +
      'uden autorisation|ilman laillistusta',
    { withoutLicence: true },
  ],
  [
    'hela villkoret|hela villkoren|alla villkor|alla villkor sagda|tydliga villkor|säger alla villkor|' +
      'states all terms|all terms stated|all terms',
    { wholeTerms: true },
  ],
  [
    'resa och boende|resor och boende|boende och resa|boende och resor|resa boende|boende resa|' +
      'resa och boende ingår|resor och boende ingår|boende och resa ingår|boende och resor ingår|' +
      'betald resa och boende|resa och boende betalt|resa och boende betald|boende och resa betald|' +
      'boende och resa betalt|boende och resor betalda|resor och boende betalda|fri resa och boende|' +
      'fria resor och boende|travel and accommodation|travel and housing|accommodation and travel|' +
      'housing and travel|accommodation and travel paid|travel and accommodation paid|' +
      'travel and accommodation included',
    { travel: 'paid arranged', housing: 'paid arranged' },
  ],
];

/** Words that name a profession before the work field that they also mean. */
export const PROFESSIONS_BEFORE_FIELDS: readonly (readonly [
  terms: string,
  ids: string,
  field: string,
])[] = [
  ['narkos', 'anestesisjukskoterska specialistlakare-anestesiologi', 'anestesi'],
  ['allmänmedicin|general practice', 'specialistlakare-allmanmedicin', 'vardcentral'],
];

/** Terms that stand for a whole group of professions. */
export const GROUP_TERMS: readonly (readonly [group: string, terms: string])[] = [
  ['underskoterska', 'vårdpersonal|omvårdnadspersonal|baspersonal|care staff'],
  ['rehabilitering', 'rehabpersonal|paramedicinare|allied health professionals|ahp'],
  ['psykologi', 'psykologi|psykosocial personal|psychology'],
  ['farmaci', 'apotekspersonal|pharmacy staff'],
  ['biomedicinsk-analytiker', 'labpersonal|laboratoriepersonal|laboratory staff'],
  ['tandskoterska', 'tandvårdspersonal|dental staff'],
  ['chef', 'chef|chefer|chefsjobb|chefstjänst|interimschef|manager|managers|interim manager'],
];

/**
 * Words for every profession of some groups, with what they are called together. `role` is the
 * profession that has the word as its own name, if any: the narrower meaning.
 */
export const GENERAL_WORDS: readonly {
  role: string;
  groups: readonly string[];
  label: Text;
  terms: string;
}[] = [
  {
    role: 'lakare',
    groups: ['lakare', 'specialistlakare'],
    label: { sv: 'Läkare', en: 'Doctor' },
    terms:
      'läkare|läkaren|läkarna|läk|doktor|doktorn|doktorer|doctor|doctors|physician|physicians|' +
      'medical doctor|md|dr|hyrläkare|stafettläkare|konsultläkare|bemanningsläkare|resursläkare|' +
      'vikarierande läkare|läkarvikarie|jourläkare|sjukhusläkare|nätläkare|onlineläkare|' +
      'digital läkare|online doctor|locum doctor|locum doctors',
  },
  {
    role: 'sjukskoterska',
    groups: ['sjukskoterska', 'specialistsjukskoterska'],
    label: { sv: 'Sköterska', en: 'Any nurse' },
    terms: 'sköterska|sköterskor|sköterskan|sköterskorna|nursing',
  },
];

/** Systems whose names are ordinary words: found only beside one of their cue words. */
export const SYSTEMS_WITH_CUE: readonly (readonly [terms: string, ids: string, cues: string])[] = [
  ['vas', 'vas', 'journal|journalsystem|journalsystemet|system|systemet|kunskap|vana'],
  ['orbit', 'orbit', 'operation|op|planering|system|operationssjuksköterska|theatre'],
  [
    'cross',
    'ncs-cross systeam-cross',
    'journal|journalsystem|journalsystemet|system|systemet|kunskap|vana',
  ],
  ['t4', 't4', 'tandläkare|tandsköterska|tandhygienist|tandvård|dentist|dental|journal'],
];

/**
 * Words that stay words, and what the ads say instead: hospitals of the large towns, where there
 * are many workplaces, and languages, since the ads are in Swedish.
 */
export const WORDS_OF_ADS: readonly (readonly [terms: string, word: string])[] = [
  ['english', 'engelska'],
  ['swedish', 'svenska'],
  ['finnish', 'finska'],
  ['norwegian', 'norska'],
  ['danish', 'danska'],
  ['german', 'tyska'],
  ['hospital', 'sjukhus'],
  ['ultrasound', 'ultraljud'],
  ['arabic', 'arabiska'],
  ['sös', 'södersjukhuset'],
  ['nks|karolinska|ks', 'karolinska'],
  ['ds|dsab', 'danderyds'],
  ['sahlis|sahlgrenska|salgrenska', 'sahlgrenska'],
  ['stg|cstg', 'göran'],
  ['umas', 'skånes'],
];
