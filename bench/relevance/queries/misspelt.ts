import { randomFrom } from '../../search/random';
import { type JudgedQuery, judgedQueries, type QueryRow } from '../judgedQuery';
import { misspell } from '../misspell';

/** As people misspell, or as a phone's keyboard corrects them. */
const BY_HAND: readonly QueryRow[] = [
  ['sjusköterska', 'role:sjukskoterska'],
  ['sjuksköteska', 'role:sjukskoterska'],
  ['sjukskoterska', 'role:sjukskoterska'],
  ['sjuk sköterska', 'role:sjukskoterska'],
  ['under sköterska', 'role:underskoterska'],
  ['underskoterska', 'role:underskoterska'],
  ['undersjöterska', 'role:underskoterska'],
  ['barnmorksa', 'role:barnmorska'],
  ['barmorska', 'role:barnmorska'],
  ['distrikssköterska', 'role:distriktsskoterska'],
  ['distriktsköterska', 'role:distriktsskoterska'],
  ['skolskötreska', 'role:skolskoterska'],
  ['skol sköterska', 'role:skolskoterska'],
  ['fysioteraput', 'role:fysioterapeut'],
  ['fysoterapeut', 'role:fysioterapeut'],
  ['sjukgymnst', 'role:fysioterapeut'],
  ['arbetsteraput', 'role:arbetsterapeut'],
  ['psykolgo', 'role:psykolog'],
  ['pyskolog', 'role:psykolog'],
  ['biomedicinsk analytikre', 'role:biomedicinsk-analytiker'],
  ['tandlakare', 'role:tandlakare'],
  ['optker', 'role:optiker'],
  ['apotkare', 'role:apotekare'],
  ['rontgensjukskoterska', 'role:rontgensjukskoterska'],
  ['sjuksköterska götebrog', 'role:sjukskoterska place:goteborg'],
  ['ssk stokholm', 'role:sjukskoterska place:stockholm'],
  ['psykolog upsala', 'role:psykolog place:uppsala'],
  ['läkare örnskjöldsvik', 'group:lakare|specialistlakare place:ornskoldsvik'],
  ['barnmorska linkping', 'role:barnmorska place:linkoping'],
  ['ssk cosmik', 'role:sjukskoterska system:cosmic'],
];

/** Spelt right; the longest word of each is changed by the rule of `misspell`. */
const CORRECT: readonly QueryRow[] = [
  ['sjuksköterska', 'role:sjukskoterska'],
  ['undersköterska', 'role:underskoterska'],
  ['specialistsjuksköterska', 'role:specialistsjukskoterska'],
  ['operationssjuksköterska', 'role:operationssjukskoterska'],
  ['anestesisjuksköterska', 'role:anestesisjukskoterska'],
  ['distriktssköterska', 'role:distriktsskoterska'],
  ['ambulanssjuksköterska', 'role:ambulanssjukskoterska'],
  ['psykiatrisjuksköterska', 'role:psykiatrisjukskoterska'],
  ['röntgensjuksköterska', 'role:rontgensjukskoterska'],
  ['barnmorska', 'role:barnmorska'],
  ['fysioterapeut', 'role:fysioterapeut'],
  ['arbetsterapeut', 'role:arbetsterapeut'],
  ['psykoterapeut', 'role:psykoterapeut'],
  ['skolpsykolog', 'role:skolpsykolog'],
  ['apotekare', 'role:apotekare'],
  ['receptarie', 'role:receptarie'],
  ['tandhygienist', 'role:tandhygienist'],
  ['tandsköterska', 'role:tandskoterska'],
  ['allmänläkare', 'role:specialistlakare-allmanmedicin'],
  ['narkosläkare', 'role:specialistlakare-anestesiologi'],
  ['psykiatriker', 'role:specialistlakare-psykiatri'],
  ['kardiolog', 'role:specialistlakare-kardiologi'],
  ['skolsköterska', 'role:skolskoterska'],
  ['vårdbiträde', 'role:vardbitrade'],
  ['medicinsk sekreterare', 'role:medicinsk-sekreterare'],
  ['sjuksköterska natt', 'role:sjukskoterska time:night'],
  ['undersköterska helg', 'role:underskoterska time:weekend'],
  ['ssk göteborg', 'role:sjukskoterska place:goteborg'],
  ['usk linköping', 'role:underskoterska place:linkoping'],
  ['psykolog stockholm', 'role:psykolog place:stockholm'],
  ['läkare östersund', 'group:lakare|specialistlakare place:ostersund'],
  ['ssk västerbotten', 'role:sjukskoterska place:vasterbottens-lan'],
  ['ssk takecare', 'role:sjukskoterska system:takecare'],
  ['barnmorska obstetrix', 'role:barnmorska system:obstetrix'],
  ['physiotherapist', 'role:fysioterapeut'],
  ['psychologist', 'role:psykolog'],
];
const SEED = 14;

function misspeltByRule(): JudgedQuery[] {
  const random = randomFrom(SEED);
  return judgedQueries(
    'misspelt',
    'sv',
    CORRECT.map(([text, facts], at): QueryRow => [misspell(text, at, random), facts]),
  );
}

export const MISSPELT = [...judgedQueries('misspelt', 'sv', BY_HAND), ...misspeltByRule()];
