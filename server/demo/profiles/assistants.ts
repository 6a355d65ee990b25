import { profilesOf } from './roleProfile';

const TITLE = 'Bevis om skyddad yrkestitel som undersköterska';

export const ASSISTANT_PROFILES = profilesOf('assistant', [
  [
    'underskoterska',
    26,
    'assistant',
    'akutmottagning akutvardsavdelning intensivvard operation allmankirurgi ortopedi internmedicin kardiologi geriatrik palliativ-vard bb forlossning njurmedicin-och-dialys infektion',
    TITLE,
  ],
  [
    'underskoterska-aldreomsorg',
    14,
    'assistant',
    'sarskilt-boende hemtjanst hemsjukvard demensvard korttidsboende',
    TITLE,
  ],
  [
    'specialistunderskoterska',
    6,
    'assistant',
    'demensvard psykiatrisk-heldygnsvard akutmottagning palliativ-vard',
    `${TITLE} och yrkeshögskola med specialisering`,
  ],
  [
    'barnskoterska',
    5,
    'assistant',
    'neonatalvard bb barnsjukvard',
    'Barn- och fritidsprogrammet eller vårdprogrammet med inriktning mot barn',
  ],
  [
    'vardbitrade',
    8,
    'assistant',
    'hemtjanst sarskilt-boende funktionsstod korttidsboende',
    'Vårdbiträdesutbildning eller motsvarande erfarenhet',
  ],
  [
    'skotare',
    8,
    'assistant',
    'psykiatrisk-heldygnsvard rattspsykiatri beroendevard funktionsstod',
    'Undersköterske- eller skötarutbildning med inriktning mot psykiatri',
  ],
  [
    'ambulanssjukvardare',
    4,
    'assistant',
    'ambulanssjukvard',
    'Ambulanssjukvårdarutbildning och C1-körkort',
  ],
  ['steriltekniker', 4, 'assistant', 'operation', 'Utbildning till steriltekniker'],
]);
