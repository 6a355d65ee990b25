import { type JudgedQuery, judgedQueries } from '../judgedQuery';

/** The half of the third unseen queries whose answers may be read; see README.md. */
export const LEARN_THIRD_QUERIES: readonly JudgedQuery[] = [
  ...judgedQueries('profession', 'sv', [
    ['ambulanssyrra', 'role:ambulanssjukskoterska'],
    ['distriktsköterskejobb', 'role:distriktsskoterska'],
    ['prematursköterska', 'role:neonatalsjukskoterska'],
    ['njurdoktor', 'role:specialistlakare-nefrologi'],
    ['skolsystrar', 'role:skolskoterska'],
    ['röntgensköterskejobb', 'role:rontgensjukskoterska'],
    ['labbassistent', 'role:laboratorieassistent'],
    ['tandläkarassistent', 'role:tandskoterska'],
    ['läkarsekreterarna', 'role:medicinsk-sekreterare'],
    ['barnsyrra', 'role:barnsjukskoterska'],
    ['jordemoder', 'role:barnmorska'],
  ]),
  ...judgedQueries('profession', 'en', [
    ["nurse's aide", 'role:underskoterska|vardbitrade'],
    ['dental hygienist jobs', 'role:tandhygienist'],
    ['midwifery', 'role:barnmorska'],
    ['OR nurse', 'role:operationssjukskoterska'],
    ['kidney doctor', 'role:specialistlakare-nefrologi'],
    ['psych nurse', 'role:psykiatrisjukskoterska'],
  ]),
  ...judgedQueries('profession', 'no', [['anestesisykepleier', 'role:anestesisjukskoterska']]),
  ...judgedQueries('profession', 'da', [['tandlæger', 'role:tandlakare']]),
  ...judgedQueries('profession', 'fi', [['lähihoitajan työ', 'role:underskoterska']]),
  ...judgedQueries('professionPlace', 'sv', [
    ['iva-ssk NÄL', 'role:iva-sjukskoterska employer:näl|norra_älvsborgs_länssjukhus'],
    [
      'barnmorskor SÖS förlossningen',
      'role:barnmorska employer:sös|södersjukhuset field:forlossning',
    ],
    ['logoped lund el helsingborg', 'role:logoped place:lund|helsingborg'],
    ['skolsköterskor tyresö', 'role:skolskoterska place:tyreso'],
    ['narkosläkare i enköping', 'role:specialistlakare-anestesiologi place:enkoping'],
    [
      'AVA-syrra helsingborg',
      'role:sjukskoterska|akutsjukskoterska field:akutvardsavdelning place:helsingborg',
    ],
    ['apotekare trollhättan', 'role:apotekare place:trollhattan'],
    [
      'neuropsykolog skaraborg eller jönköping',
      'role:neuropsykolog place:skovde|lidkoping|mariestad|falkoping|skara|vara|gotene|tibro|hjo|tidaholm|karlsborg|toreboda|gullspang|grastorp|essunga|jonkoping',
    ],
    ['distriktare åmål', 'role:specialistlakare-allmanmedicin place:amal'],
    ['optikerjobb falun/borlänge', 'role:optiker place:falun|borlange'],
    [
      'distriktsläkare på österlen',
      'role:specialistlakare-allmanmedicin place:simrishamn|tomelilla',
    ],
    ['sjuksköterska ö-vik', 'role:sjukskoterska place:ornskoldsvik'],
    ['sköterska på hisingen', 'role:sjukskoterska word:hisingen'],
    [
      'psykologer skaraborg',
      'role:psykolog place:skovde|lidkoping|mariestad|falkoping|skara|vara|gotene|tibro|hjo|tidaholm|karlsborg|toreboda|gullspang|grastorp|essunga',
    ],
    ['distriktsläkare öland', 'role:specialistlakare-allmanmedicin place:borgholm|morbylanga'],
    ['uska på KSS', 'role:underskoterska employer:kss|skaraborgs_sjukhus_skövde'],
    ['farmaceut järpen', 'role:farmaceut word:järpen'],
    [
      'gyn läkare i småland',
      'role:specialistlakare-gynekologi place:aneby|gnosjo|gislaved|vaggeryd|jonkoping|nassjo|varnamo|savsjo|vetlanda|eksjo|tranas|uppvidinge|lessebo|tingsryd|alvesta|almhult|markaryd|vaxjo|ljungby|hogsby|torsas|hultsfred|monsteras|emmaboda|kalmar|nybro|oskarshamn|vastervik|vimmerby',
    ],
    ['läkarsekreterare på DS', 'role:medicinsk-sekreterare employer:danderyds_sjukhus|ds'],
    [
      'allmänläkare i dalsland',
      'role:specialistlakare-allmanmedicin place:amal|bengtsfors|dals-ed|fargelanda|mellerud',
    ],
    ['hematolog kiruna sjukhus', 'role:specialistlakare-hematologi employer:kiruna_sjukhus'],
    ['arbetsterapeut max 3 mil från södertälje', 'role:arbetsterapeut around:sodertalje|30'],
    ['avdelningschef värmland', 'role:avdelningschef place:varmlands-lan'],
  ]),
  ...judgedQueries('professionPlace', 'en', [
    ['psychiatrist Northern Sweden', 'role:specialistlakare-psykiatri place:norrland'],
    [
      'care assistant in Lapland',
      'role:underskoterska|vardbitrade place:kiruna|gallivare|jokkmokk|arjeplog|arvidsjaur|sorsele|storuman|vilhelmina|dorotea|asele|lycksele|mala',
    ],
    ['school nurse eskilstuna', 'role:skolskoterska place:eskilstuna'],
    ['GP jobs in Scania', 'role:specialistlakare-allmanmedicin place:skane-lan'],
  ]),
  ...judgedQueries('professionPlace', 'da', [
    ['sygeplejerske malmø', 'role:sjukskoterska place:malmo'],
  ]),
  ...judgedQueries('professionPlace', 'fi', [
    ['lääkäri luulaja', 'group:lakare|specialistlakare place:lulea'],
    ['sairaanhoitaja kalix', 'role:sjukskoterska place:kalix'],
  ]),
  ...judgedQueries('shifts', 'sv', [
    [
      'sjuksköterska bara dagtid inga kvällar eller helger',
      'role:sjukskoterska time:day nottime:evening|night|weekend|rotating',
    ],
    ['usk 21-07 pass', 'role:underskoterska time:night'],
    ['3-skift usk', 'role:underskoterska time:rotating'],
    ['bma kontorstid', 'role:biomedicinsk-analytiker time:day'],
    [
      'psykolog ej bup, bara dagtid',
      'role:psykolog notfield:barn-och-ungdomspsykiatri time:day nottime:evening|night|weekend|rotating',
    ],
    ['psykiatrisköterska ej natt', 'role:psykiatrisjukskoterska nottime:night'],
    ['sjuksköterska men inte psykiatri natt', 'role:sjukskoterska notfield:psykiatri time:night'],
    ['beredskap narkosläkare', 'role:specialistlakare-anestesiologi oncall:yes'],
    ['ständig natt usk', 'role:underskoterska time:night'],
    ['läkare jourpass helg', 'group:lakare|specialistlakare oncall:yes time:weekend'],
    ['nattis ssk västra götaland', 'role:sjukskoterska time:night place:vastra-gotalands-lan'],
    ['nätter på boende', 'field:sarskilt-boende time:night'],
    ['röntgenssk utan beredskap', 'role:rontgensjukskoterska oncall:no'],
  ]),
  ...judgedQueries('shifts', 'en', [
    ['dialysis nurse no weekends', 'role:dialyssjukskoterska nottime:weekend'],
  ]),
  ...judgedQueries('shifts', 'no', [
    ['nattevakter på sykehjem', 'field:sarskilt-boende time:night'],
  ]),
  ...judgedQueries('scope', 'sv', [
    ['ssk 100% gbg', 'role:sjukskoterska scope:90..100 place:goteborg'],
    ['30h/v dsk', 'role:distriktsskoterska scope:75..75'],
    ['ssk 80-90%', 'role:sjukskoterska scope:80..90'],
    ['fysioterapeut 70-85 %', 'role:fysioterapeut scope:70..85'],
    ['optiker ca 60-80%', 'role:optiker scope:60..80'],
    ['en dag i veckan skolsköterska', 'role:skolskoterska scope:20..20'],
    ['psykolog max 60 procent', 'role:psykolog scope:1..60'],
  ]),
  ...judgedQueries('scope', 'en', [['school nurse 40%', 'role:skolskoterska scope:40..40']]),
  ...judgedQueries('pay', 'sv', [
    ['tandläkare 600-800 kr timmen', 'role:tandlakare pay:600..800'],
    ['usk minst 300 i timmen', 'role:underskoterska pay:300..'],
    ['bäst betalda psykologuppdragen', 'role:psykolog order:pay'],
    ['iva ssk 45tkr/mån eller mer', 'role:iva-sjukskoterska pay:374..'],
    ['barnmorska lön över 55 000', 'role:barnmorska pay:457..'],
    ['undersköterska timlön minst 220', 'role:underskoterska pay:301..'],
  ]),
  ...judgedQueries('pay', 'en', [
    ['doctor over 1400 sek per hour', 'group:lakare|specialistlakare pay:1400..'],
  ]),
  ...judgedQueries('dates', 'sv', [
    ['narkossköterska höstlovet', 'role:anestesisjukskoterska period:2026-10-26..2026-11-01'],
    [
      'ssk nästa vecka stockholms län',
      'role:sjukskoterska period:2026-03-09..2026-03-15 place:stockholms-lan',
    ],
    [
      'sjuksköterska juli-augusti skåne',
      'role:sjukskoterska period:2026-07-01..2026-08-31 place:skane-lan',
    ],
    ['op ssk v40', 'role:operationssjukskoterska period:2026-09-28..2026-10-04'],
    [
      'över jul och nyår akutläkare',
      'role:specialistlakare-akutsjukvard period:2026-12-24..2027-01-01',
    ],
    ['dsk fram till midsommar', 'role:distriktsskoterska period:2026-03-02..2026-06-18'],
    ['ssk kristi himmelsfärdshelgen', 'role:sjukskoterska period:2026-05-14..2026-05-17'],
    ['usk påskhelgen', 'role:underskoterska period:2026-04-03..2026-04-06'],
    ['tandsköterska påsklovet v.15', 'role:tandskoterska period:2026-04-06..2026-04-12'],
  ]),
  ...judgedQueries('dates', 'en', [
    ['GP week 31', 'role:specialistlakare-allmanmedicin period:2026-07-27..2026-08-02'],
    ['ICU nurse from 15 June', 'role:iva-sjukskoterska period:2026-06-15..9999-12-31'],
    ['midsummer nurse', 'role:sjukskoterska period:2026-06-19..2026-06-21'],
  ]),
  ...judgedQueries('dates', 'da', [
    ['læge i juli', 'group:lakare|specialistlakare period:2026-07-01..2026-07-31'],
  ]),
  ...judgedQueries('conditions', 'sv', [
    ['dsk reseersättning', 'role:distriktsskoterska travel:yes'],
    [
      'sjuksköterska fast anställning jönköping',
      'role:sjukskoterska form:tillsvidare place:jonkoping',
    ],
    ['take care läkarsekreterare', 'role:medicinsk-sekreterare system:takecare'],
    ['sommarjobb undersköterska + lägenhet', 'role:underskoterska form:sommarjobb housing:yes'],
    ['bm som kan obstetrix', 'role:barnmorska system:obstetrix'],
    ['psykssk ingen erfarenhet krävs', 'role:psykiatrisjukskoterska years:0'],
    ['doktor, resa och boende betalt', 'group:lakare|specialistlakare travel:yes housing:yes'],
    ['psykolog tillsvidare skåne', 'role:psykolog form:tillsvidare place:skane-lan'],
    ['jobb för outbildade i hemtjänsten', 'licence:no field:hemtjanst'],
    ['usk behovsanställning', 'role:underskoterska form:timanstallning'],
    ['nyexad sjuksköterska', 'role:sjukskoterska years:0'],
  ]),
  ...judgedQueries('conditions', 'en', [
    ['GP who knows Melior', 'role:specialistlakare-allmanmedicin system:melior'],
    ['newly qualified physio', 'role:fysioterapeut years:0'],
    ['summer work in a care home', 'form:sommarjobb field:sarskilt-boende'],
  ]),
  ...judgedQueries('conditions', 'no', [
    ['sommervikar sykepleier med bolig', 'role:sjukskoterska form:sommarjobb housing:yes'],
  ]),
  ...judgedQueries('employer', 'sv', [
    ['psykoterapeut vgr', 'role:psykoterapeut employer:vgr|västra_götalandsregionen'],
    ['team olivia undersköterska', 'role:underskoterska employer:team_olivia'],
    ['skolsköterska alltid astrid', 'role:skolskoterska employer:alltid_astrid'],
    ['vittra skolsyster', 'role:skolskoterska employer:vittra*'],
    ['mälarsjukhuset läkare', 'group:lakare|specialistlakare employer:mälarsjukhuset'],
    ['din psykolog distans', 'employer:din_psykolog word:distans*'],
    [
      'statens institutionsstyrelse ssk',
      'role:sjukskoterska employer:statens_institutionsstyrelse',
    ],
    ['göteborgs stad sjuksköterska', 'role:sjukskoterska employer:göteborgs_stad|göteborgs_kommun'],
    ['capio bup', 'employer:capio field:barn-och-ungdomspsykiatri'],
  ]),
  ...judgedQueries('employer', 'en', [
    ['nurse at Humana', 'role:sjukskoterska employer:humana*'],
    ['Apotea pharmacist', 'role:apotekare|farmaceut employer:apotea'],
  ]),
  ...judgedQueries('employer', 'no', [['volvat sykepleier', 'role:sjukskoterska employer:volvat']]),
  ...judgedQueries('sentence', 'sv', [
    [
      'var kan man jobba som barnmorska i sommar med boende?',
      'role:barnmorska period:2026-06-01..2026-08-31 housing:yes',
    ],
    [
      'Sjuksköterska till Mobilt Palliativt Team på Kungälvs sjukhus',
      'role:sjukskoterska|palliativsjukskoterska field:palliativ-vard employer:kungälvs_sjukhus',
    ],
    [
      'något för en trött iva-syrra som inte orkar nätter längre',
      'role:iva-sjukskoterska nottime:night',
    ],
    [
      'Legitimerad optiker 50-100% till Västerås, Stora gatan',
      'role:optiker scope:50..100 place:vasteras phrase:stora_gatan',
    ],
    ['kan man få jobb som skötare utan helgjobb?', 'role:skotare nottime:weekend'],
    [
      'söker extrajobb som ssk på äldreboende nära Eskilstuna',
      'role:sjukskoterska field:sarskilt-boende around:eskilstuna|60 form:timanstallning',
    ],
    [
      'Farmaceut till Apotek Hjärtat, Bengtsfors',
      'role:farmaceut employer:apotek_hjärtat place:bengtsfors',
    ],
    [
      'Skolsköterska till grundskola Södermalm, 100 %',
      'role:skolskoterska field:elevhalsa scope:90..100 word:södermalm',
    ],
  ]),
  ...judgedQueries('sentence', 'en', [
    [
      'are there any night jobs for nurses with housing',
      'role:sjukskoterska time:night housing:yes',
    ],
    [
      'which hospitals in Norrland need anaesthetists',
      'role:specialistlakare-anestesiologi place:norrland',
    ],
    ['I am a dentist looking for work in Skåne', 'role:tandlakare place:skane-lan'],
    ['any radiologist assignments without on-call', 'role:specialistlakare-radiologi oncall:no'],
    [
      'can I work as a nursing assistant in Skåne this summer?',
      'role:underskoterska place:skane-lan period:2026-06-01..2026-08-31',
    ],
  ]),
  ...judgedQueries('slip', 'sv', [
    ['operatonssjuksköterska lund', 'role:operationssjukskoterska place:lund'],
    ['ssk örbro', 'role:sjukskoterska place:orebro'],
    ['phsykolog göteborg', 'role:psykolog place:goteborg'],
    ['tandhygenisst huddinge', 'role:tandhygienist place:huddinge'],
    ['rönrgensjuksköterska', 'role:rontgensjukskoterska'],
    ['barn morska malmo', 'role:barnmorska place:malmo'],
    ['anestesisjuksköterskka kväll', 'role:anestesisjukskoterska time:evening'],
    ['optikre helsinborg', 'role:optiker place:helsingborg'],
  ]),
  ...judgedQueries('slip', 'en', [
    ['phisiotherapist', 'role:fysioterapeut'],
    ['psychiatirst', 'role:specialistlakare-psykiatri'],
  ]),
  ...judgedQueries('unknownWord', 'sv', [
    ['psykolog npf-utredningar', 'role:psykolog word:npf*'],
    ['ögonläkare glaukom', 'role:specialistlakare-oftalmologi word:glaukom*'],
    ['undersköterska utan körkort', 'role:underskoterska notword:körkort*'],
    ['sjuksköterska laro', 'role:sjukskoterska word:laro*'],
  ]),
  ...judgedQueries('unknownWord', 'en', [
    ['montessori school nurse', 'role:skolskoterska word:montessori*'],
    ['cardiac nurse pacemaker', 'role:hjart-och-karlsjukskoterska word:pacemaker*'],
    ['psychologist remote', 'role:psykolog word:distans*|remote*'],
  ]),
];
