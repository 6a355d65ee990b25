import { type JudgedQuery, judgedQueries } from '../judgedQuery';

/** The half of the third unseen queries that is run only for the last measurement. Do not read on; see README.md. */
export const KEPT_THIRD_QUERIES: readonly JudgedQuery[] = [
  ...judgedQueries('profession', 'sv', [
    ['åldringsläkare', 'role:specialistlakare-geriatrik'],
    ['skötare på psyket', 'role:skotare field:psykiatri'],
    ['psykiatriöverläkare', 'role:specialistlakare-psykiatri'],
    ['uskor', 'role:underskoterska'],
    ['stomisyrran', 'role:stomiterapeut'],
    ['sjukgymnasttjänst', 'role:fysioterapeut'],
    ['ÖNH-doktor', 'role:specialistlakare-oron-nasa-hals'],
    ['vårdbiträdena', 'role:vardbitrade'],
    ['hudläkaren', 'role:specialistlakare-dermatologi'],
    ['tarmläkare', 'role:specialistlakare-gastroenterologi'],
    ['fotterapeut', 'role:podiatriker'],
    ['talterapeut', 'role:logoped'],
    ['opsyrra', 'role:operationssjukskoterska'],
    [
      'bvc-sköterska',
      'role:sjukskoterska|distriktsskoterska|barnsjukskoterska field:barnhalsovard',
    ],
    ['narkossyrra', 'role:anestesisjukskoterska'],
    ['provisor', 'role:apotekare'],
    ['MAS-tjänst', 'role:medicinskt-ansvarig-sjukskoterska'],
  ]),
  ...judgedQueries('profession', 'en', [
    ['med lab scientist', 'role:biomedicinsk-analytiker'],
    ['speech and language pathologist', 'role:logoped'],
  ]),
  ...judgedQueries('profession', 'fi', [['hammaslääkäri', 'role:tandlakare']]),
  ...judgedQueries('professionPlace', 'sv', [
    ['vårdbiträde roslagen', 'role:vardbitrade place:norrtalje|osteraker|osthammar|vaxholm'],
    [
      'röntgenläkare sjuhärad',
      'role:specialistlakare-radiologi place:boras|mark|ulricehamn|svenljunga|tranemo|bollebygd|herrljunga|vargarda',
    ],
    ['akutläkare i medelpad', 'role:specialistlakare-akutsjukvard place:sundsvall|timra|ange'],
    ['ortoped torsby', 'role:specialistlakare-ortopedi place:torsby'],
    ['läkare visby', 'group:lakare|specialistlakare place:gotland'],
    ['operationssköterska blekinge', 'role:operationssjukskoterska place:blekinge-lan'],
    ['st-läkare ackis', 'role:st-lakare employer:akademiska*'],
    [
      'läkare säbo värmland',
      'group:lakare|specialistlakare field:sarskilt-boende place:varmlands-lan',
    ],
    ['kirurg inom 10 mil från östersund', 'role:specialistlakare-kirurgi around:ostersund|100'],
    [
      'hjärtläkare USÖ',
      'role:specialistlakare-kardiologi employer:usö|universitetssjukhuset_örebro',
    ],
    ['optiker i luleå / boden', 'role:optiker place:lulea|boden'],
    ['operationssyrra köping', 'role:operationssjukskoterska place:koping'],
    [
      'undersköterska äldreboende bohuslän',
      'role:underskoterska|underskoterska-aldreomsorg place:stromstad|tanum|munkedal|sotenas|lysekil|orust|tjorn|stenungsund|uddevalla|kungalv|ockero field:sarskilt-boende',
    ],
    ['audionom trakten kring lidköping', 'role:audionom around:lidkoping|60'],
    ['bma höga kusten', 'role:biomedicinsk-analytiker place:harnosand|kramfors|ornskoldsvik'],
    ['neurosköterska norrtälje', 'role:neurosjukskoterska place:norrtalje'],
    [
      'läkare på rättspsyk i skåne',
      'group:lakare|specialistlakare field:rattspsykiatri place:skane-lan',
    ],
    [
      'tandhygienist södertörn',
      'role:tandhygienist place:botkyrka|haninge|huddinge|nynashamn|salem|sodertalje|tyreso|nykvarn',
    ],
    [
      'lungläkare höglandssjukhuset',
      'role:specialistlakare-lungmedicin employer:höglandssjukhuset*',
    ],
    ['psyksköterska jkpg', 'role:psykiatrisjukskoterska place:jonkoping'],
    [
      'syrra i hälsingland',
      'role:sjukskoterska place:soderhamn|bollnas|hudiksvall|ljusdal|nordanstig|ovanaker',
    ],
  ]),
  ...judgedQueries('professionPlace', 'en', [
    [
      'theatre nurse Karolinska Huddinge',
      'role:operationssjukskoterska employer:karolinska_universitetssjukhuset_huddinge',
    ],
    ['doctors Helsingborg', 'group:lakare|specialistlakare place:helsingborg'],
    ['psych nurse linkoping', 'role:psykiatrisjukskoterska place:linkoping'],
    ['optometrist Sthlm', 'role:optiker place:stockholm'],
    ['pharmacist near Västerås', 'role:apotekare|farmaceut around:vasteras|60'],
    ['nurse gbg', 'role:sjukskoterska place:goteborg'],
    ['surgeon Östersund hospital', 'role:specialistlakare-kirurgi employer:östersunds_sjukhus'],
    ['radiographer Västra Götaland', 'role:rontgensjukskoterska place:vastra-gotalands-lan'],
  ]),
  ...judgedQueries('professionPlace', 'no', [
    ['sykepleier østersund', 'role:sjukskoterska place:ostersund'],
  ]),
  ...judgedQueries('shifts', 'sv', [
    ['skötare slippa nätter', 'role:skotare nottime:night'],
    ['ssk natt men ej helger', 'role:sjukskoterska time:night nottime:weekend'],
    ['vårdbiträde kvällar efter skolan', 'role:vardbitrade time:evening'],
    ['op-sköterska dagtid ingen jour', 'role:operationssjukskoterska time:day oncall:no'],
    ['treskift iva', 'field:intensivvard time:rotating'],
    [
      'chefsjobb vården ej MAS dag',
      'group:chef notrole:medicinskt-ansvarig-sjukskoterska time:day',
    ],
    ['ortopedläkare jour ingår', 'role:specialistlakare-ortopedi oncall:yes'],
    ['kväll/natt akuten', 'field:akutmottagning time:evening|night'],
    [
      'natt- eller helgjobb som usk eller vårdbiträde',
      'role:underskoterska|vardbitrade time:night|weekend',
    ],
  ]),
  ...judgedQueries('shifts', 'en', [
    ['psychiatrist no on call', 'role:specialistlakare-psykiatri oncall:no'],
    ['daytime lab work', 'group:biomedicinsk-analytiker time:day'],
    ['night nurse', 'role:sjukskoterska time:night'],
    ['weekend shifts midwife', 'role:barnmorska time:weekend'],
    ['no nights anaesthetist', 'role:specialistlakare-anestesiologi nottime:night'],
  ]),
  ...judgedQueries('shifts', 'da', [
    ['aftenvagt sygeplejerske', 'role:sjukskoterska time:evening'],
  ]),
  ...judgedQueries('scope', 'sv', [
    ['skolsköterska halvtid', 'role:skolskoterska scope:50..50'],
    ['usk minst 75%', 'role:underskoterska scope:75..100'],
    ['tandläkare 3 dagar i veckan', 'role:tandlakare scope:60..60'],
    ['psykoterapeut 50%', 'role:psykoterapeut scope:50..50'],
  ]),
  ...judgedQueries('scope', 'en', [
    ['part-time optician', 'role:optiker scope:1..89'],
    ['full time pharmacist', 'role:apotekare|farmaceut scope:90..100'],
  ]),
  ...judgedQueries('scope', 'da', [
    ['jordemoder 30 timer om ugen', 'role:barnmorska scope:75..75'],
  ]),
  ...judgedQueries('pay', 'sv', [
    [
      'specialistläkare minst 1500 kr per timme norrland',
      'group:specialistlakare pay:1500.. place:norrland',
    ],
    ['distriktsläkare 1300+', 'role:specialistlakare-allmanmedicin pay:1300..'],
    ['ssk natt minst 500/tim', 'role:sjukskoterska pay:500.. time:night'],
    ['sjuksköterska minst 50k/mån', 'role:sjukskoterska pay:415..'],
    ['ssk över 550 kr/h', 'role:sjukskoterska pay:550..'],
    ['var tjänar röntgenläkare mest', 'role:specialistlakare-radiologi order:pay'],
  ]),
  ...judgedQueries('pay', 'en', [
    ['dental nurse at least 300 kr/h', 'role:tandskoterska pay:300..'],
    ['highest paying nurse jobs', 'role:sjukskoterska order:pay'],
  ]),
  ...judgedQueries('dates', 'sv', [
    [
      'sjuksköterska v.14 dalarna',
      'role:sjukskoterska period:2026-03-30..2026-04-05 place:dalarnas-lan',
    ],
    ['ambulansssk valborgshelgen', 'role:ambulanssjukskoterska period:2026-04-30..2026-05-03'],
    ['psykiatriker 1/6-31/8', 'role:specialistlakare-psykiatri period:2026-06-01..2026-08-31'],
    ['läkare pingsthelgen', 'group:lakare|specialistlakare period:2026-05-23..2026-05-24'],
    [
      'sjuksköterska nationaldagen norrbotten',
      'role:sjukskoterska period:2026-06-06..2026-06-06 place:norrbottens-lan',
    ],
    ['doktor i mellandagarna', 'group:lakare|specialistlakare period:2026-12-27..2026-12-30'],
    ['barnmorska industrisemestern', 'role:barnmorska period:2026-07-06..2026-08-02'],
    ['ortoped fr.o.m. 1 sept', 'role:specialistlakare-ortopedi period:2026-09-01..9999-12-31'],
    ['bma 2026-05-01--2026-06-30', 'role:biomedicinsk-analytiker period:2026-05-01..2026-06-30'],
  ]),
  ...judgedQueries('dates', 'en', [
    ['midwife 15/6 - 15/8', 'role:barnmorska period:2026-06-15..2026-08-15'],
    ['physiotherapist from next Monday', 'role:fysioterapeut period:2026-03-09..9999-12-31'],
  ]),
  ...judgedQueries('dates', 'no', [
    ['sykepleier uke 28', 'role:sjukskoterska period:2026-07-06..2026-07-12'],
  ]),
  ...judgedQueries('conditions', 'sv', [
    ['läkarstudent underläkare sommarvik', 'role:underlakare form:sommarjobb'],
    ['ssk med bostad norrbotten', 'role:sjukskoterska housing:yes place:norrbottens-lan'],
    ['AT-plats med bostad', 'role:at-lakare housing:yes'],
    ['kuratorsvik', 'role:kurator form:vikariat'],
    ['extrajobb bredvid plugget vårdbiträde', 'role:vardbitrade form:timanstallning'],
    ['sommarjobb utan leg (student)', 'form:sommarjobb licence:no'],
    ['distriktare asynja visph', 'role:specialistlakare-allmanmedicin system:asynja-visph'],
    ['sommarvik syrra i kalix', 'role:sjukskoterska form:sommarjobb place:kalix'],
    ['kommunssk treserva', 'role:kommunsjukskoterska system:treserva'],
    [
      'intensivvårdssköterska metavision + boende',
      'role:iva-sjukskoterska system:metavision housing:yes',
    ],
    [
      'röntgensköterska sectra lägenhet ordnas',
      'role:rontgensjukskoterska system:sectra-pacs housing:yes',
    ],
  ]),
  ...judgedQueries('conditions', 'en', [
    ['travel paid psychiatrist', 'role:specialistlakare-psykiatri travel:yes'],
    ['nurse with accommodation gotland', 'role:sjukskoterska housing:yes place:gotland'],
    ['permanent school nurse position', 'role:skolskoterska form:tillsvidare'],
  ]),
  ...judgedQueries('conditions', 'fi', [
    ['kesätyö sairaanhoitaja', 'role:sjukskoterska form:sommarjobb'],
  ]),
  ...judgedQueries('employer', 'sv', [
    ['attendo sköterska', 'role:sjukskoterska employer:attendo'],
    ['synsam göteborg', 'employer:synsam place:goteborg'],
    ['kriminalvården anstalt sjuksköterska', 'role:sjukskoterska employer:kriminalvården'],
    ['min doktor ssk', 'role:sjukskoterska employer:min_doktor'],
    [
      'region västernorrland psykiatri sjuksköterska',
      'role:sjukskoterska|psykiatrisjukskoterska employer:region_västernorrland field:psykiatri',
    ],
    ['almia uppdrag umeå', 'employer:almia place:umea'],
    ['kronans apotek farmaceut norrland', 'role:farmaceut employer:kronans_apotek* place:norrland'],
    ['järfälla kommun skolsköterska', 'role:skolskoterska employer:järfälla_kommun'],
    ['sankt görans akuten', 'employer:s_t_görans* field:akutmottagning'],
    ['lma apoteket ab', 'role:lakemedelsansvarig-apotekare employer:apoteket_ab'],
    ['doktor.se sjuksköterska', 'role:sjukskoterska employer:doktorse*'],
  ]),
  ...judgedQueries('employer', 'en', [
    ['work at Synoptik', 'employer:synoptik'],
    ['Sahlgrenska nurse', 'role:sjukskoterska employer:sahlgrenska*'],
  ]),
  ...judgedQueries('sentence', 'sv', [
    [
      'lediga uppdrag för ambulanssjuksköterska i Stockholms län på helgerna',
      'role:ambulanssjukskoterska place:stockholms-lan time:weekend',
    ],
    [
      'Psykologer till Barn- och ungdomspsykiatrimottagning i Hässleholm',
      'role:psykolog field:barn-och-ungdomspsykiatri place:hassleholm',
    ],
    [
      'Vi söker specialistläkare i neurokirurgi till operationsavdelningen',
      'role:specialistlakare-neurokirurgi field:operation',
    ],
    ['vilka uppdrag betalar bäst för sjuksköterskor?', 'role:sjukskoterska order:pay'],
    ['min fru är psykolog, vad finns i Kalmar?', 'role:psykolog place:kalmar'],
    [
      'jag är undersköterska och vill jobba natt någonstans i Västra Götaland',
      'role:underskoterska time:night place:vastra-gotalands-lan',
    ],
    ['vill ha ett jobb på röntgen i Göteborg utan jour', 'field:rontgen place:goteborg oncall:no'],
    [
      'vem söker tandsköterskor i Västra Götaland just nu?',
      'role:tandskoterska place:vastra-gotalands-lan',
    ],
    [
      'finns det någon vårdcentral i Småland som behöver läkare?',
      'group:lakare|specialistlakare field:vardcentral place:aneby|gnosjo|gislaved|vaggeryd|jonkoping|nassjo|varnamo|savsjo|vetlanda|eksjo|tranas|uppvidinge|lessebo|tingsryd|alvesta|almhult|markaryd|vaxjo|ljungby|hogsby|torsas|hultsfred|monsteras|emmaboda|kalmar|nybro|oskarshamn|vastervik|vimmerby',
    ],
  ]),
  ...judgedQueries('sentence', 'en', [
    ['looking for a midwife job where travel is paid', 'role:barnmorska travel:yes'],
  ]),
  ...judgedQueries('sentence', 'da', [
    ['jeg søger job som jordemoder i skåne', 'role:barnmorska place:skane-lan'],
  ]),
  ...judgedQueries('sentence', 'fi', [
    ['etsin lääkärin työtä Norrbottenista', 'group:lakare|specialistlakare place:norrbottens-lan'],
  ]),
  ...judgedQueries('slip', 'sv', [
    ['narkoslökare', 'role:specialistlakare-anestesiologi'],
    ['sjukskötreska jönkopping', 'role:sjukskoterska place:jonkoping'],
    ['ditriktssköterska', 'role:distriktsskoterska'],
    ['lakare pa gotland', 'group:lakare|specialistlakare place:gotland'],
    ['fysioteraput stokholm', 'role:fysioterapeut place:stockholm'],
    ['barnmorsa kväll', 'role:barnmorska time:evening'],
    ['sjukskoterska orebro natt', 'role:sjukskoterska place:orebro time:night'],
    ['udnersköterska natt', 'role:underskoterska time:night'],
  ]),
  ...judgedQueries('slip', 'en', [
    ['phramacist', 'role:apotekare|farmaceut'],
    ['nusre stockholm', 'role:sjukskoterska place:stockholm'],
  ]),
  ...judgedQueries('unknownWord', 'sv', [
    ['ssk retts', 'role:sjukskoterska word:retts'],
    ['perfusionist göteborg', 'word:perfusionist* place:goteborg'],
    ['ssk vaccinationsbuss', 'role:sjukskoterska word:vaccinationsbuss*'],
    ['psykolog dbt', 'role:psykolog word:dbt*'],
    ['hudläkare teledermatoskopi', 'role:specialistlakare-dermatologi word:teledermatoskopi*'],
    ['läkare motorvärmare', 'group:lakare|specialistlakare word:motorvärmare*'],
    ['barnmorska badkar', 'role:barnmorska word:badkar*'],
    ['skolsköterska waldorf', 'role:skolskoterska word:waldorf*'],
  ]),
];
