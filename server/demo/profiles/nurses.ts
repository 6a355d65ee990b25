import { profilesOf } from './roleProfile';

const LICENCE = 'Svensk legitimation som sjuksköterska';

export const NURSE_PROFILES = profilesOf('nurse', [
  [
    'sjukskoterska',
    60,
    'nurse',
    'akutmottagning akutvardsavdelning narakut allmankirurgi ortopedi internmedicin kardiologi neurologi-och-stroke infektion lungmedicin onkologi-och-hematologi psykiatrisk-heldygnsvard beroendevard rattspsykiatri allmanpsykiatri sarskilt-boende hemsjukvard demensvard geriatrik palliativ-vard korttidsboende funktionsstod kriminalvard uppvakning gynekologi',
    LICENCE,
  ],
  [
    'mottagningssjukskoterska',
    14,
    'nurse',
    'urologi plastikkirurgi oron-nasa-hals ogonsjukvard endokrinologi-och-diabetes hud-och-reumatologi gynekologi vardcentral lungmedicin kardiologi',
    LICENCE,
  ],
  [
    'kommunsjukskoterska',
    18,
    'nurse',
    'sarskilt-boende hemsjukvard demensvard korttidsboende funktionsstod palliativ-vard',
    LICENCE,
  ],
  ['telefonsjukskoterska', 8, 'nurse', 'telefonradgivning digital-vard vardcentral', LICENCE],
  ['stomiterapeut', 2, 'nurse', 'allmankirurgi urologi', `${LICENCE} och utbildning i stomivård`],
  ['uroterapeut', 2, 'nurse', 'urologi gynekologi', `${LICENCE} och uroterapeututbildning`],
]);
