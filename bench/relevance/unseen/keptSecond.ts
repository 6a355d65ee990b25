import { type JudgedQuery, judgedQueries } from '../judgedQuery';

/** The third of the second unseen queries that is only measured; see README.md. */
export const KEPT_SECOND_QUERIES: readonly JudgedQuery[] = [
  ...judgedQueries('profession', 'sv', [
    ['förlossningsläkare', 'role:specialistlakare-gynekologi'],
    ['diabetessköterskan', 'role:diabetessjukskoterska'],
    ['enhetscheferna', 'role:enhetschef'],
    ['skolsyrra', 'role:skolskoterska'],
    ['avdelningsföreståndare', 'role:avdelningschef'],
    ['sjukvårdsbiträde', 'role:vardbitrade'],
    ['invärtesläkare', 'role:specialistlakare-internmedicin'],
    ['kommunsyrra', 'role:kommunsjukskoterska'],
    ['cancerläkare', 'role:specialistlakare-onkologi'],
  ]),
  ...judgedQueries('profession', 'en', [
    ['anesthesia doctor', 'role:specialistlakare-anestesiologi'],
    ['operating room nurse', 'role:operationssjukskoterska'],
    ['speech pathologist', 'role:logoped'],
  ]),
  ...judgedQueries('profession', 'no', [['bioingeniør', 'role:biomedicinsk-analytiker']]),
  ...judgedQueries('professionPlace', 'sv', [
    [
      'ssk lappland',
      'role:sjukskoterska place:kiruna|gallivare|jokkmokk|arjeplog|arvidsjaur|lycksele|asele|storuman|sorsele|mala|vilhelmina|dorotea',
    ],
    ['barnmorska uddevalla sjukhus', 'role:barnmorska employer:uddevalla_sjukhus'],
    ['fysioterapeut varberg', 'role:fysioterapeut place:varberg'],
    ['dietist sthlm', 'role:dietist place:stockholm'],
    [
      'sjuksköterska ångermanland',
      'role:sjukskoterska place:harnosand|kramfors|solleftea|ornskoldsvik',
    ],
    ['psykologer småland', 'role:psykolog place:jonkopings-lan|kronobergs-lan|kalmar-lan'],
    [
      'psykoterapeut sjuhärad',
      'role:psykoterapeut place:boras|mark|ulricehamn|tranemo|svenljunga|bollebygd|vargarda|herrljunga',
    ],
    ['receptarie el apotekare malmö', 'role:receptarie|apotekare place:malmo'],
    ['psykiatrisyrra hisingen', 'role:psykiatrisjukskoterska word:hisingen*'],
    ['skolpsykolog stockholms län', 'role:skolpsykolog place:stockholms-lan'],
    ['mottagningssyrra växjö', 'role:mottagningssjukskoterska place:vaxjo'],
    ['skolsköterskor sörmland', 'role:skolskoterska place:sodermanlands-lan'],
    ['ortoped södertälje', 'role:specialistlakare-ortopedi place:sodertalje'],
    ['kommunsköterska piteå', 'role:kommunsjukskoterska place:pitea'],
  ]),
  ...judgedQueries('professionPlace', 'en', [
    ['gp in västerbotten', 'role:specialistlakare-allmanmedicin place:vasterbottens-lan'],
    ['school nurses stockholm county', 'role:skolskoterska place:stockholms-lan'],
    ['psychologist near lund', 'role:psykolog around:lund|60'],
    ['midwife up north', 'role:barnmorska place:norrland'],
  ]),
  ...judgedQueries('professionPlace', 'da', [
    ['læge skåne', 'group:lakare|specialistlakare place:skane-lan'],
  ]),
  ...judgedQueries('shifts', 'sv', [
    ['barnmorska inte natt', 'role:barnmorska nottime:night'],
    [
      'nattjobb undersköterska äldreboende',
      'role:underskoterska|underskoterska-aldreomsorg time:night field:sarskilt-boende',
    ],
    ['kvällspass hemtjänsten', 'field:hemtjanst time:evening'],
    ['helgjobb på apotek', 'time:weekend field:oppenvardsapotek|sjukhusapotek|e-apotek-och-dos'],
    ['läkare ingen jour', 'group:lakare|specialistlakare oncall:no'],
    ['allmänläkare utan helger', 'role:specialistlakare-allmanmedicin nottime:weekend'],
    ['operationssköterska beredskap', 'role:operationssjukskoterska oncall:yes'],
    ['barnmorska treskift', 'role:barnmorska time:rotating'],
  ]),
  ...judgedQueries('scope', 'sv', [
    ['heltid undersköterska skåne', 'role:underskoterska scope:90..100 place:skane-lan'],
    ['deltidsjobb farmaceut', 'role:farmaceut scope:1..89'],
    ['läkare max 50%', 'group:lakare|specialistlakare scope:1..50'],
    ['sjuksköterska 30 timmar i veckan', 'role:sjukskoterska scope:75..75'],
  ]),
  ...judgedQueries('scope', 'en', [['full time dentist', 'role:tandlakare scope:90..100']]),
  ...judgedQueries('pay', 'sv', [
    ['lön över 70 000 i månaden specialistsjuksköterska', 'role:specialistsjukskoterska pay:581..'],
    ['ivasköterska mer än 600 kr fakturerat', 'role:iva-sjukskoterska pay:600..'],
    ['topplön ortoped', 'role:specialistlakare-ortopedi order:pay'],
    ['bäst betalda barnmorska', 'role:barnmorska order:pay'],
    ['specialistläkare över 1500 i timmen', 'group:specialistlakare pay:1500..'],
  ]),
  ...judgedQueries('pay', 'en', [
    ['midwife at least 600 kr/h', 'role:barnmorska pay:600..'],
    ['best paying psychologist stockholm', 'role:psykolog place:stockholm order:pay'],
  ]),
  ...judgedQueries('dates', 'sv', [
    ['narkossyrra 10 maj till 20 juni', 'role:anestesisjukskoterska period:2026-05-10..2026-06-20'],
    ['ssk v 31', 'role:sjukskoterska period:2026-07-27..2026-08-02'],
    ['kommunsköterska v.29 o v.30', 'role:kommunsjukskoterska period:2026-07-13..2026-07-26'],
    ['röntgensköterska påskhelgen', 'role:rontgensjukskoterska period:2026-04-03..2026-04-06'],
  ]),
  ...judgedQueries('dates', 'en', [
    [
      'gp between christmas and new year',
      'role:specialistlakare-allmanmedicin period:2026-12-25..2026-12-31',
    ],
    ['midwife from 1 june to 15 july', 'role:barnmorska period:2026-06-01..2026-07-15'],
  ]),
  ...judgedQueries('conditions', 'sv', [
    ['handledning ptp', 'role:ptp-psykolog word:handled*'],
    ['läkare ej psykiatri', 'group:lakare|specialistlakare notfield:psykiatri'],
    ['konsultuppdrag apotekare', 'role:apotekare form:konsult'],
    [
      'stafettläkare vårdcentral med boende',
      'role:lakare|specialistlakare-allmanmedicin field:vardcentral form:konsult housing:yes',
    ],
    ['tillsvidare optiker umeå', 'role:optiker form:tillsvidare place:umea'],
    ['högst 1 års erfarenhet iva-sköterska', 'role:iva-sjukskoterska years:1'],
    ['melior göteborg', 'system:melior place:goteborg'],
    [
      'psykolog neuropsykiatriska utredningar',
      'role:psykolog word:neuropsykiatri* word:utredning*',
    ],
    ['visstid bma', 'role:biomedicinsk-analytiker form:visstid'],
    ['ssk men inte äldreboende', 'role:sjukskoterska notfield:sarskilt-boende'],
    ['fast tjänst skolsköterska malmö', 'role:skolskoterska form:tillsvidare place:malmo'],
    ['nylegitimerad fysioterapeut', 'role:fysioterapeut years:0'],
  ]),
  ...judgedQueries('conditions', 'en', [
    [
      'cosmic nurse not emergency department',
      'role:sjukskoterska system:cosmic notfield:akutmottagning',
    ],
    ['newly qualified nurse', 'role:sjukskoterska years:0'],
  ]),
  ...judgedQueries('employer', 'sv', [
    ['ofelia', 'employer:ofelia'],
    ['vrinnevi', 'employer:vrinnevi*'],
    [
      'hemsjukvård kommunal arbetsgivare',
      'field:hemsjukvard employer:kommun|kommuns|kommunens|kommunen',
    ],
    ['sis ungdomshem', 'employer:statens_institutionsstyrelse|sis'],
    ['sankt görans sjukhus', 'employer:s_t_görans|st_görans|sankt_görans'],
    ['kronans apotek jobb', 'employer:kronans'],
    ['almia psykiatri', 'field:psykiatri employer:almia'],
    ['vgr psykolog', 'role:psykolog employer:västra_götalandsregionen|vgr'],
    ['falu lasarett', 'employer:falu_lasarett'],
  ]),
  ...judgedQueries('employer', 'en', [
    ['danderyd hospital nurse', 'role:sjukskoterska employer:danderyds_sjukhus'],
  ]),
  ...judgedQueries('sentence', 'sv', [
    [
      'Leg. optiker till Synsam i Uddevalla, hel- eller deltid',
      'role:optiker employer:synsam place:uddevalla',
    ],
    [
      'vilka vårdcentraler i skåne söker distriktsläkare',
      'role:specialistlakare-allmanmedicin field:vardcentral place:skane-lan',
    ],
    [
      'Vi söker en skolpsykolog till elevhälsan i Täby',
      'role:skolpsykolog field:elevhalsa place:taby',
    ],
    [
      'jag är läkare från syrien och väntar på min legitimation',
      'group:lakare|specialistlakare licence:no',
    ],
    [
      'finns det jobb på iva i sundsvall där resan betalas',
      'field:intensivvard place:sundsvall travel:yes',
    ],
    [
      'Finns det något för en sjuksköterska i Göteborg som bara vill jobba dagar?',
      'role:sjukskoterska place:goteborg time:day nottime:evening|night|rotating',
    ],
  ]),
  ...judgedQueries('sentence', 'en', [
    [
      'looking for a dentist job in stockholm county with no evenings',
      'role:tandlakare place:stockholms-lan nottime:evening',
    ],
    ['where can a newly graduated occupational therapist work?', 'role:arbetsterapeut years:0'],
  ]),
  ...judgedQueries('sentence', 'no', [
    [
      'finnes det jobb for sykepleiere i värmland i sommer?',
      'role:sjukskoterska place:varmlands-lan period:2026-06-01..2026-08-31',
    ],
  ]),
  ...judgedQueries('sentence', 'fi', [
    ['etsin töitä lääkärinä norrbottenista', 'group:lakare|specialistlakare place:norrbottens-lan'],
  ]),
  ...judgedQueries('slip', 'sv', [
    ['skolsköterska upsala', 'role:skolskoterska place:uppsala'],
    ['sjuksköterska stocholm natt', 'role:sjukskoterska place:stockholm time:night'],
    ['undersköteska kristianstad', 'role:underskoterska place:kristianstad'],
    ['distriktsskötreska', 'role:distriktsskoterska'],
  ]),
  ...judgedQueries('slip', 'en', [['nurae stockholm', 'role:sjukskoterska place:stockholm']]),
  ...judgedQueries('unknownWord', 'sv', [
    ['ambulanssyrra helikopter', 'role:ambulanssjukskoterska word:helikopter*'],
    ['undersköterska hund', 'role:underskoterska word:hund|hunden|hundar|hundarna'],
  ]),
  ...judgedQueries('unknownWord', 'en', [
    ['speech therapist stuttering', 'role:logoped word:stamning*|stutter*'],
  ]),
];
