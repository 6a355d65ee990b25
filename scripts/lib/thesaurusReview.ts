/**
 * What the review of `synonyms-health.json` left out, so that writing the thesaurus anew leaves it
 * out again. What it added is in `domain/vocabulary/thesaurus/ownTerms.ts`.
 */
const listOf = (terms: string): readonly string[] => terms.split('|').map((term) => term.trim());

/** Another profession than the one they were listed under, or no profession at all. */
const NOT_THIS_PROFESSION = listOf(
  'sjuksköterska vårdcentral|primary care nurse|medicinsk rådgivare|medic|attending|handkirurg|barnkirurg|' +
    'thoraxkirurg|ryggkirurg|paediatric surgeon|thoracic surgeon|spinal surgeon|neuropediatriker|barnneurolog|' +
    'paediatric neurologist|allergolog|allergist|gynonkolog|foniater|audiologiläkare|rättsmedicinare|' +
    'forensic pathologist|smärtläkare|specialist i smärtlindring|pain physician|kostrådgivare|' +
    'vårdnära service|vårdservice|servicevärd|vårdpersonal|gipstekniker|audiology|apotekskonsulent|' +
    'medicinskt ansvarig för rehabilitering|mas/mar|laboratorieassistent leg|provtagningskoordinator|' +
    'röntgenassistent|oftalmologassistent|attendant|manual therapist|case manager|lead nurse|bakjour|' +
    'primärjour|kontaktsjuksköterska|omsorgspersonal|specialister|infektionssjukdomar|' +
    'hud- och könssjukdomar|paediatrics|pediatrics|ortho|invärtesmedicin|barn- och ungdomsmedicin|' +
    'bild- och funktionsmedicin|obstetrik och gynekologi|obstetrics and gynaecology|emergency medicine|' +
    'family medicine|general practice|usk natt|undersköterska natt äldreboende|st-läkare allmänmedicin|st-läkare psykiatri|klinisk psykologi|nutritionist|avdelningssjuksköterska',
);

/** Mean several things, of which the profession is not the first. */
const NOT_ALONE = listOf(
  'at|a.t.|bt|st|ul|öl|sl|spec|specialist|consultant|pt|ot|np|rt|rd|od|ep|th|tl|ec|ac|vec|vc|mar|bs|' +
    'scrub|circulator|str|pgy|pas|oas|opt|farm|cyto|aks|cns|dn|locum|konssk|sc',
);

/** Work fields: names of companies, laws, words of everyday language. */
const NOT_A_FIELD = listOf(
  'kry|doktor.se|kronans|doz|apoteket ab sjukhus|tele q|tele-q|sos alarm|maria ungdom|bb stockholm|' +
    'patienthotell|paket|apt|sesam|tal|språk|röst|universitet|högskola|gymnasium|grundskola|kost|kemi|' +
    'egenvård|implantat|glasögon|clinic|chest|eye|lung|id|echo|eko|skikt|steril|trauma|multimodal|spinal|' +
    'kommun|omsorg|förebyggande|diagnostics|occupational|school|public health|medical|surgical|therapies|' +
    'delivery|sol|sis|lvm|lvu|lpt|lrv|ht|pd|hd|kt|dv|um|tm|bc|kv|fh|pv|ave|pam|pet|bod|rö|pö|dos|odt|log|' +
    'vc-chef|barntandläkare|husläkare|nätläkare|online doctor|unga vuxna|larmcentral|vårdval|paramedic|' +
    'or|er|ed|oh|opererande|team|hsv|fv|hema|braces|jail|jourmottagning|barn och kvinna|diagnostik|' +
    'lab|labb|laboratorium|laboratory|kemlab|vo|vof|affektiv|en väg in|permanent boende|anstalt|omsorgsboende',
);

/** Times: negated words, which are read as such, and what describes a ward rather than a shift. */
const NOT_A_TIME = listOf(
  'ingen helg|ej helg|inga helger|ej kväll|ej jour|dag/kväll|dag kväll|dag/kväll/natt|dag kväll natt|' +
    'dag kväll helg|dygnet runt|dygn|24/7|around the clock|nattsjuksköterska|nattundersköterska|jourcentral|' +
    'jourmottagning|duty doctor|ob|storhelg ob|kväll natt helg|nattugga|nattare|schemalagt|var 3:e helg|' +
    'skift|shifts|out of hours',
);

/** Forms of employment: words of every ad, and professions, which are read by their parts. */
const NOT_A_FORM = listOf(
  'uppdrag|assignment|hyr|flygande|kort uppdrag|ramavtal|avrop|contract|hyrsjuksköterska|hyrläkare|hyrssk|' +
    'bemanningssjuksköterska|stafettläkare|stafettsköterska|stafettsjuksköterska|resursläkare|konsultläkare|' +
    'agency nurse|travel nurse|locum|locums|locum post|uk|ab|ef|ltd|projekt|6 månader|sex månader|halvår|' +
    'ett år|prova på|bea|ava|sva|säsong|cover|bank|extra|per diem|timlön|tv|fast|rekrytering|' +
    'direktrekrytering|ordinarie|invoice|faktura|temp|pool|poolsjuksköterska|sommarsjuksköterska|' +
    'sommarundersköterska|sommarläkare|consultant|prn|casual|timtid|probation|seasonal|basår|fv|agency',
);

/** Places: words of everyday language, and names that mean another area in speech. */
const NOT_A_PLACE = listOf(
  'norr|syd|inland|inlandet|rural|rö|ed|bro|umeåregionen|linköpingsregionen|göteborgsregionen|' +
    'lund/malmöregionen|sto|norröver|söderut|söder ut|glesbygd|landsbygd|landsbygden|zon 3|trestad|dals|' +
    'västkusten|ostkusten|östkusten|mölnlycke gränsen|habo jönköping|habo uppsala|vastervik|fjäll|giron',
);

const NOT_A_SYSTEM = listOf('vas|t4|orbit|cross|system cross|prof doc');

export const LEFT_OUT = {
  professions: [...NOT_THIS_PROFESSION, ...NOT_ALONE],
  fields: NOT_A_FIELD,
  times: NOT_A_TIME,
  forms: NOT_A_FORM,
  places: NOT_A_PLACE,
  systems: NOT_A_SYSTEM,
} as const;

/** Marked as too short to decide alone, though care staff mean only this. */
export const CLEAR_ALONE: readonly string[] = [
  'ssk',
  'bma',
  'gp',
  'mas',
  'pmo',
  'gotland',
  'malung',
];

/** Words outside the thesaurus, never corrected to one of its words, though one letter apart. */
export const OTHER_WORDS = listOf(
  'lärare|lärarna|läraren|djurskötare|snickare|servitris|städare|månad|månader|månaders|specialitet|' +
    'specialiteter|psykos|psykosen|akademisk|akademiskt|ledare|förare|vaktmästare|tolk|tekniker',
);
