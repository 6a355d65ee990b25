import type { WorkField } from './types';

/** `[id, Swedish name, English name]`; the id is the Swedish name's slug and never changes. */
type FieldRow = readonly [id: string, sv: string, en: string];

interface FieldGroup {
  group: FieldRow;
  iconId: string;
  fields: readonly FieldRow[];
}

const GROUPS: readonly FieldGroup[] = [
  {
    group: ['akut-och-intensivvard', 'Akut- och intensivvård', 'Emergency and intensive care'],
    iconId: 'emergency',
    fields: [
      ['akutmottagning', 'Akutmottagning', 'Emergency department'],
      ['ambulanssjukvard', 'Ambulanssjukvård', 'Ambulance care'],
      ['intensivvard', 'Intensivvård', 'Intensive care'],
      ['akutvardsavdelning', 'Akutvårdsavdelning', 'Acute admissions ward'],
      ['narakut', 'Närakut', 'Urgent care centre'],
    ],
  },
  {
    group: ['kirurgi-och-operation', 'Kirurgi och operation', 'Surgery and theatre'],
    iconId: 'surgery',
    fields: [
      ['operation', 'Operation', 'Operating theatre'],
      ['anestesi', 'Anestesi', 'Anaesthesia'],
      ['uppvakning', 'Uppvakning', 'Recovery'],
      ['allmankirurgi', 'Allmänkirurgi', 'General surgery'],
      ['ortopedi', 'Ortopedi', 'Orthopaedics'],
      ['urologi', 'Urologi', 'Urology'],
      ['plastikkirurgi', 'Plastikkirurgi', 'Plastic surgery'],
      ['oron-nasa-hals', 'Öron-näsa-hals', 'Ear, nose and throat'],
      ['ogonsjukvard', 'Ögonsjukvård', 'Eye care'],
    ],
  },
  {
    group: ['medicin', 'Medicin', 'Medicine'],
    iconId: 'medicine',
    fields: [
      ['internmedicin', 'Internmedicin', 'Internal medicine'],
      ['kardiologi', 'Kardiologi', 'Cardiology'],
      ['neurologi-och-stroke', 'Neurologi och stroke', 'Neurology and stroke'],
      ['endokrinologi-och-diabetes', 'Endokrinologi och diabetes', 'Endocrinology and diabetes'],
      ['njurmedicin-och-dialys', 'Njurmedicin och dialys', 'Nephrology and dialysis'],
      ['onkologi-och-hematologi', 'Onkologi och hematologi', 'Oncology and haematology'],
      ['infektion', 'Infektion', 'Infectious diseases'],
      ['lungmedicin', 'Lungmedicin', 'Respiratory medicine'],
      ['hud-och-reumatologi', 'Hud och reumatologi', 'Dermatology and rheumatology'],
    ],
  },
  {
    group: ['psykiatri', 'Psykiatri', 'Psychiatry'],
    iconId: 'psychiatry',
    fields: [
      ['allmanpsykiatri', 'Allmänpsykiatri', 'General psychiatry'],
      ['psykiatrisk-heldygnsvard', 'Psykiatrisk heldygnsvård', 'Inpatient psychiatry'],
      [
        'barn-och-ungdomspsykiatri',
        'Barn- och ungdomspsykiatri',
        'Child and adolescent psychiatry',
      ],
      ['rattspsykiatri', 'Rättspsykiatri', 'Forensic psychiatry'],
      ['beroendevard', 'Beroendevård', 'Addiction care'],
      ['aldrepsykiatri', 'Äldrepsykiatri', 'Old-age psychiatry'],
    ],
  },
  {
    group: ['primarvard', 'Primärvård', 'Primary care'],
    iconId: 'primary-care',
    fields: [
      ['vardcentral', 'Vårdcentral', 'Health centre'],
      ['distriktsskoterskemottagning', 'Distriktssköterskemottagning', 'District nurse clinic'],
      ['telefonradgivning', 'Telefonrådgivning', 'Telephone advice'],
      ['digital-vard', 'Digital vård', 'Digital care'],
      ['psykosocial-mottagning', 'Psykosocial mottagning', 'Psychosocial clinic'],
      ['vaccination', 'Vaccination', 'Vaccination'],
    ],
  },
  {
    group: ['kvinnor-och-barn', 'Kvinnor och barn', 'Women and children'],
    iconId: 'women-children',
    fields: [
      ['forlossning', 'Förlossning', 'Labour ward'],
      ['bb', 'BB', 'Postnatal ward'],
      ['neonatalvard', 'Neonatalvård', 'Neonatal care'],
      ['modravard', 'Mödravård', 'Antenatal care'],
      ['barnhalsovard', 'Barnhälsovård', 'Child health centre'],
      ['barnsjukvard', 'Barnsjukvård', 'Paediatrics'],
      ['gynekologi', 'Gynekologi', 'Gynaecology'],
      ['ungdomsmottagning', 'Ungdomsmottagning', 'Youth clinic'],
    ],
  },
  {
    group: ['aldre-och-hemsjukvard', 'Äldre och hemsjukvård', 'Elderly and home care'],
    iconId: 'elderly-care',
    fields: [
      ['sarskilt-boende', 'Särskilt boende', 'Care home'],
      ['hemtjanst', 'Hemtjänst', 'Home help'],
      ['hemsjukvard', 'Hemsjukvård', 'Home healthcare'],
      ['demensvard', 'Demensvård', 'Dementia care'],
      ['geriatrik', 'Geriatrik', 'Geriatrics'],
      ['palliativ-vard', 'Palliativ vård', 'Palliative care'],
      ['korttidsboende', 'Korttidsboende', 'Short-stay home'],
      ['funktionsstod', 'Funktionsstöd', 'Disability support'],
    ],
  },
  {
    group: ['bild-och-laboratorium', 'Bild och laboratorium', 'Imaging and laboratory'],
    iconId: 'imaging-lab',
    fields: [
      ['rontgen', 'Röntgen', 'Radiology'],
      ['mr-och-dt', 'MR och DT', 'MRI and CT'],
      ['mammografi', 'Mammografi', 'Mammography'],
      ['klinisk-fysiologi', 'Klinisk fysiologi', 'Clinical physiology'],
      ['klinisk-kemi', 'Klinisk kemi', 'Clinical chemistry'],
      ['mikrobiologi', 'Mikrobiologi', 'Microbiology'],
      ['patologi', 'Patologi', 'Pathology'],
      ['transfusionsmedicin', 'Transfusionsmedicin', 'Transfusion medicine'],
    ],
  },
  {
    group: ['rehabilitering', 'Rehabilitering', 'Rehabilitation'],
    iconId: 'rehab',
    fields: [
      ['ortopedisk-rehabilitering', 'Ortopedisk rehabilitering', 'Orthopaedic rehabilitation'],
      ['neurologisk-rehabilitering', 'Neurologisk rehabilitering', 'Neurological rehabilitation'],
      ['smartrehabilitering', 'Smärtrehabilitering', 'Pain rehabilitation'],
      ['habilitering', 'Habilitering', 'Habilitation'],
      ['tal-och-svaljning', 'Tal och sväljning', 'Speech and swallowing'],
      ['horselvard', 'Hörselvård', 'Hearing care'],
      ['nutrition', 'Nutrition', 'Nutrition'],
    ],
  },
  {
    group: ['tandvard', 'Tandvård', 'Dental care'],
    iconId: 'dental',
    fields: [
      ['allmantandvard', 'Allmäntandvård', 'General dentistry'],
      ['barntandvard', 'Barntandvård', 'Children’s dentistry'],
      ['kakkirurgi', 'Käkkirurgi', 'Oral surgery'],
      ['tandreglering', 'Tandreglering', 'Orthodontics'],
      ['sjukhustandvard', 'Sjukhustandvård', 'Hospital dentistry'],
    ],
  },
  {
    group: ['skola-och-arbetsliv', 'Skola och arbetsliv', 'School and working life'],
    iconId: 'school-occupational',
    fields: [
      ['elevhalsa', 'Elevhälsa', 'School health'],
      ['studenthalsa', 'Studenthälsa', 'Student health'],
      ['foretagshalsovard', 'Företagshälsovård', 'Occupational health'],
      ['kriminalvard', 'Kriminalvård', 'Prison and probation'],
      ['migrationshalsa', 'Migrationshälsa', 'Migrant health'],
    ],
  },
  {
    group: ['apotek-och-optik', 'Apotek och optik', 'Pharmacy and optics'],
    iconId: 'pharmacy-optics',
    fields: [
      ['oppenvardsapotek', 'Öppenvårdsapotek', 'Community pharmacy'],
      ['sjukhusapotek', 'Sjukhusapotek', 'Hospital pharmacy'],
      ['e-apotek-och-dos', 'E-apotek och dos', 'Online pharmacy and dose dispensing'],
      ['optik', 'Optik', 'Optics'],
    ],
  },
];

/** Every group followed by its fields; ids are unique across both kinds. */
export const WORK_FIELDS: readonly WorkField[] = GROUPS.flatMap(({ group, iconId, fields }) => {
  const [groupId, sv, en] = group;
  const heading: WorkField = {
    id: groupId,
    pathId: groupId,
    isGroup: true,
    group: groupId,
    text: { sv, en },
    icon: iconId,
    iconId,
  };
  const members: WorkField[] = fields.map(([id, fieldSv, fieldEn]) => ({
    id,
    pathId: id,
    isGroup: false,
    group: groupId,
    text: { sv: fieldSv, en: fieldEn },
    icon: iconId,
  }));
  return [heading, ...members];
});
