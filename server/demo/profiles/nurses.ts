import { profilesOf } from './roleProfile';

const LICENCE = 'Svensk legitimation som sjuksköterska';

export const NURSE_PROFILES = profilesOf('nurse', [
  [
    'sjukskoterska',
    60,
    500,
    740,
    'akutmottagning akutvardsavdelning narakut allmankirurgi ortopedi internmedicin kardiologi neurologi-och-stroke infektion lungmedicin onkologi-och-hematologi psykiatrisk-heldygnsvard beroendevard rattspsykiatri allmanpsykiatri sarskilt-boende hemsjukvard demensvard geriatrik palliativ-vard korttidsboende funktionsstod kriminalvard uppvakning gynekologi',
    LICENCE,
  ],
  [
    'mottagningssjukskoterska',
    14,
    500,
    680,
    'urologi plastikkirurgi oron-nasa-hals ogonsjukvard endokrinologi-och-diabetes hud-och-reumatologi gynekologi vardcentral lungmedicin kardiologi',
    LICENCE,
  ],
  [
    'kommunsjukskoterska',
    18,
    520,
    720,
    'sarskilt-boende hemsjukvard demensvard korttidsboende funktionsstod palliativ-vard',
    LICENCE,
  ],
  ['telefonsjukskoterska', 8, 500, 640, 'telefonradgivning digital-vard vardcentral', LICENCE],
  ['stomiterapeut', 2, 540, 700, 'allmankirurgi urologi', `${LICENCE} och utbildning i stomivård`],
  ['uroterapeut', 2, 540, 700, 'urologi gynekologi', `${LICENCE} och uroterapeututbildning`],
]);
