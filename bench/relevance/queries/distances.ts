import { judgedQueries, type QueryRow } from '../judgedQuery';

const SWEDISH: readonly QueryRow[] = [
  ['inom 60 km från Umeå', 'around:umea|60'],
  ['sjuksköterska inom 60 km från Umeå', 'role:sjukskoterska around:umea|60'],
  ['ssk nära Göteborg natt', 'role:sjukskoterska around:goteborg|60 time:night'],
  ['undersköterska nära Lund 30 km', 'role:underskoterska around:lund|30'],
  ['läkare max 10 mil från Östersund', 'group:lakare|specialistlakare around:ostersund|100'],
  ['barnmorska 60 km runt Borås', 'role:barnmorska around:boras|60'],
  ['distriktssköterska Falun med omnejd', 'role:distriktsskoterska around:falun|60'],
  ['psykolog i närheten av Västerås', 'role:psykolog around:vasteras|60'],
];

const ENGLISH: readonly QueryRow[] = [
  ['nurse near Gothenburg', 'role:sjukskoterska around:goteborg|60'],
  ['midwife within 60 km of Uppsala', 'role:barnmorska around:uppsala|60'],
  ['physiotherapist near Malmö, 30 km', 'role:fysioterapeut around:malmo|30'],
];

/** Places within a distance of a town, alone and beside a profession. */
export const DISTANCES = [
  ...judgedQueries('place', 'sv', SWEDISH),
  ...judgedQueries('place', 'en', ENGLISH),
];
