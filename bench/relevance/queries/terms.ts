import { judgedQueries, type QueryRow } from '../judgedQuery';

/** The bench's day is 2026-03-02: the next summer is 2026's. */
const SUMMER = 'period:2026-06-01..2026-08-31';

const TIMES_SV: readonly QueryRow[] = [
  ['natt', 'time:night'],
  ['nattjobb', 'time:night'],
  ['nattpass', 'time:night'],
  ['jobba natt', 'time:night'],
  ['kväll', 'time:evening'],
  ['kvällspass', 'time:evening'],
  ['helg', 'time:weekend'],
  ['helgjobb', 'time:weekend'],
  ['dagtid', 'time:day'],
  ['jour', 'oncall:yes'],
  ['beredskap', 'oncall:yes'],
  ['sommar', SUMMER],
  ['sommaren', SUMMER],
  ['natt sjuksköterska', 'role:sjukskoterska time:night'],
  ['nattsjuksköterska', 'role:sjukskoterska time:night'],
  ['undersköterska natt', 'role:underskoterska time:night'],
  ['ssk helg', 'role:sjukskoterska time:weekend'],
  ['sjuksköterska dagtid', 'role:sjukskoterska time:day'],
  ['sjuksköterska kväll', 'role:sjukskoterska time:evening'],
  ['kvällspass undersköterska', 'role:underskoterska time:evening'],
  ['barnmorska natt', 'role:barnmorska time:night'],
  ['iva-sjuksköterska natt', 'role:iva-sjukskoterska time:night'],
  ['läkare jour', 'group:lakare|specialistlakare oncall:yes'],
  ['kirurg med jour', 'role:specialistlakare-kirurgi oncall:yes'],
  ['primärjour', 'oncall:yes'],
  ['operationssjuksköterska beredskap', 'role:operationssjukskoterska oncall:yes'],
  ['sjuksköterska sommar', `role:sjukskoterska ${SUMMER}`],
  ['läkare sommar', `group:lakare|specialistlakare ${SUMMER}`],
  ['barnmorska i sommar', `role:barnmorska ${SUMMER}`],
  ['psykolog dagtid', 'role:psykolog time:day'],
  ['distriktssköterska juli', 'role:distriktsskoterska period:2026-07-01..2026-07-31'],
  ['ssk vecka 28', 'role:sjukskoterska period:2026-07-06..2026-07-12'],
];

const TIMES_EN: readonly QueryRow[] = [
  ['night shift', 'time:night'],
  ['weekend', 'time:weekend'],
  ['nurse nights', 'role:sjukskoterska time:night'],
  ['nurse weekend', 'role:sjukskoterska time:weekend'],
  ['doctor on call', 'group:lakare|specialistlakare oncall:yes'],
  ['nurse summer', `role:sjukskoterska ${SUMMER}`],
];

const FORMS_SV: readonly QueryRow[] = [
  ['konsult', 'form:konsult'],
  ['vikariat', 'form:vikariat'],
  ['timvikarie', 'form:timanstallning'],
  ['timanställning', 'form:timanstallning'],
  ['sommarjobb', 'form:sommarjobb'],
  ['sommarvikarie', 'form:sommarjobb'],
  ['tillsvidareanställning', 'form:tillsvidare'],
  ['fast tjänst', 'form:tillsvidare'],
  ['visstid', 'form:visstid'],
  ['konsult sjuksköterska', 'role:sjukskoterska form:konsult'],
  ['konsultuppdrag sjuksköterska', 'role:sjukskoterska form:konsult'],
  ['bemanningssjuksköterska', 'role:sjukskoterska form:konsult'],
  ['hyrläkare', 'group:lakare|specialistlakare form:konsult'],
  ['stafettläkare', 'group:lakare|specialistlakare form:konsult'],
  ['vikariat sjuksköterska', 'role:sjukskoterska form:vikariat'],
  ['boende ingår', 'housing:yes'],
  ['sjuksköterska boende ingår', 'role:sjukskoterska housing:yes'],
  ['vik underläkare', 'role:underlakare form:vikariat'],
  ['vikarierande skolsköterska', 'role:skolskoterska form:vikariat'],
  ['sommarjobb sjuksköterska', 'role:sjukskoterska form:sommarjobb'],
  ['sommarjobb undersköterska', 'role:underskoterska form:sommarjobb'],
  ['sommarvikariat optiker', 'role:optiker form:sommarjobb'],
  ['timvikarie undersköterska', 'role:underskoterska form:timanstallning'],
  ['timanställd psykolog', 'role:psykolog form:timanstallning'],
  ['psykolog konsult', 'role:psykolog form:konsult'],
  ['fast jobb apotekare', 'role:apotekare form:tillsvidare'],
  ['barnmorska konsult', 'role:barnmorska form:konsult'],
  ['tillsvidare psykolog', 'role:psykolog form:tillsvidare'],
  ['visstidsanställning psykolog', 'role:psykolog form:visstid'],
];

const FORMS_EN: readonly QueryRow[] = [
  ['permanent position psychologist', 'role:psykolog form:tillsvidare'],
  ['summer job nurse', 'role:sjukskoterska form:sommarjobb'],
  ['agency nurse', 'role:sjukskoterska form:konsult'],
  ['locum GP', 'role:specialistlakare-allmanmedicin form:konsult|vikariat'],
];

const SYSTEMS_SV: readonly QueryRow[] = [
  ['cosmic', 'system:cosmic'],
  ['takecare', 'system:takecare'],
  ['take care', 'system:takecare'],
  ['melior', 'system:melior'],
  ['obstetrix', 'system:obstetrix'],
  ['metavision', 'system:metavision'],
  ['orbit', 'system:orbit'],
  ['sectra', 'system:sectra-pacs'],
  ['lifecare', 'system:lifecare'],
  ['treserva', 'system:treserva'],
  ['prorenata', 'system:prorenata'],
  ['ncs cross', 'system:ncs-cross'],
  ['asynja', 'system:asynja-visph'],
  ['webdoc', 'system:webdoc'],
  ['cosmic ssk', 'role:sjukskoterska system:cosmic'],
  ['cambio cosmic sjuksköterska', 'role:sjukskoterska system:cosmic'],
  ['takecare sjuksköterska', 'role:sjukskoterska system:takecare'],
  ['läkare takecare', 'group:lakare|specialistlakare system:takecare'],
  ['usk treserva', 'role:underskoterska system:treserva'],
  ['barnmorska obstetrix', 'role:barnmorska system:obstetrix'],
  ['röntgensjuksköterska sectra', 'role:rontgensjukskoterska system:sectra-pacs'],
  ['op-ssk orbit', 'role:operationssjukskoterska system:orbit'],
  ['iva ssk metavision', 'role:iva-sjukskoterska system:metavision'],
  ['skolsköterska prorenata', 'role:skolskoterska system:prorenata'],
  ['skolsköterska pmo', 'role:skolskoterska system:pmo'],
  ['bma flexlab', 'role:biomedicinsk-analytiker system:flexlab'],
  ['psykolog cosmic', 'role:psykolog system:cosmic'],
];

const SYSTEMS_EN: readonly QueryRow[] = [
  ['nurse Cosmic', 'role:sjukskoterska system:cosmic'],
  ['doctor TakeCare', 'group:lakare|specialistlakare system:takecare'],
];

const NEGATIONS: readonly QueryRow[] = [
  ['ssk inte natt', 'role:sjukskoterska nottime:night'],
  ['sjuksköterska ej natt', 'role:sjukskoterska nottime:night'],
  ['sjuksköterska utan helg', 'role:sjukskoterska nottime:weekend'],
  ['undersköterska ej helg', 'role:underskoterska nottime:weekend'],
  ['barnmorska inga nätter', 'role:barnmorska nottime:night'],
  ['läkare utan jour', 'group:lakare|specialistlakare oncall:no'],
  ['allmänläkare jourfritt', 'role:specialistlakare-allmanmedicin oncall:no'],
  [
    'internmedicin läkare ej jour',
    'role:lakare|specialistlakare-internmedicin field:internmedicin oncall:no',
  ],
  ['iva ssk inte kväll', 'role:iva-sjukskoterska nottime:evening'],
];

const NEGATIONS_EN: readonly QueryRow[] = [
  ['nurse no nights', 'role:sjukskoterska nottime:night'],
  ['doctor no on-call', 'group:lakare|specialistlakare oncall:no'],
];

/** Times of work, forms of employment with housing, systems, and what is not wanted. */
export const TERMS = [
  ...judgedQueries('time', 'sv', TIMES_SV),
  ...judgedQueries('time', 'en', TIMES_EN),
  ...judgedQueries('form', 'sv', FORMS_SV),
  ...judgedQueries('form', 'en', FORMS_EN),
  ...judgedQueries('system', 'sv', SYSTEMS_SV),
  ...judgedQueries('system', 'en', SYSTEMS_EN),
  ...judgedQueries('negation', 'sv', NEGATIONS),
  ...judgedQueries('negation', 'en', NEGATIONS_EN),
];
