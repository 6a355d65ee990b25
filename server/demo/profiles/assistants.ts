import { profilesOf } from './roleProfile';

const TITLE = 'Bevis om skyddad yrkestitel som undersköterska';

export const ASSISTANT_PROFILES = profilesOf('assistant', [
  [
    'underskoterska',
    26,
    500,
    560,
    'akutmottagning akutvardsavdelning intensivvard operation allmankirurgi ortopedi internmedicin kardiologi geriatrik palliativ-vard bb forlossning njurmedicin-och-dialys infektion',
    TITLE,
  ],
  [
    'underskoterska-aldreomsorg',
    14,
    500,
    540,
    'sarskilt-boende hemtjanst hemsjukvard demensvard korttidsboende',
    TITLE,
  ],
  [
    'specialistunderskoterska',
    6,
    500,
    580,
    'demensvard psykiatrisk-heldygnsvard akutmottagning palliativ-vard',
    `${TITLE} och yrkeshögskola med specialisering`,
  ],
  [
    'barnskoterska',
    5,
    500,
    560,
    'neonatalvard bb barnsjukvard',
    'Barn- och fritidsprogrammet eller vårdprogrammet med inriktning mot barn',
  ],
  [
    'vardbitrade',
    8,
    500,
    520,
    'hemtjanst sarskilt-boende funktionsstod korttidsboende',
    'Vårdbiträdesutbildning eller motsvarande erfarenhet',
  ],
  [
    'skotare',
    8,
    500,
    560,
    'psykiatrisk-heldygnsvard rattspsykiatri beroendevard funktionsstod',
    'Undersköterske- eller skötarutbildning med inriktning mot psykiatri',
  ],
  [
    'ambulanssjukvardare',
    4,
    500,
    580,
    'ambulanssjukvard',
    'Ambulanssjukvårdarutbildning och C1-körkort',
  ],
  ['steriltekniker', 4, 500, 570, 'operation', 'Utbildning till steriltekniker'],
]);
