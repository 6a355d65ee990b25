import { expect, it } from 'vitest';
import { said } from './testing/said';

const NORRLAND = 'place:r-21+r-22+r-23+r-24+r-25';
const SUMMER = 'days:2027-06-01..2027-08-31';

it.each([
  ['Umeå', 'place:m-2480'],
  ['umea', 'place:m-2480'],
  ['jobb i Umeå', 'place:m-2480'],
  ['Sthlm', 'place:m-0180'],
  ['Stockholms', 'place:m-0180'],
  ['Gbg', 'place:m-1480'],
  ['Gothenburg', 'place:m-1480'],
  ['Goteborg', 'place:m-1480'],
  ['malmo', 'place:m-1280'],
  ['Malmö kommun', 'place:m-1280'],
  ['VGR', 'place:r-14'],
  ['Västra Götaland', 'place:r-14'],
  ['Norrland', NORRLAND],
  ['norra sverige', NORRLAND],
  ['Skåne', 'place:r-12'],
  ['Region Skåne', 'place:r-12'],
  ['Scania', 'place:r-12'],
  ['Örebro', 'place:m-1880'],
  ['Örebro län', 'place:r-18'],
  ['Ö-vik', 'place:m-2284'],
  ['Västervik', 'place:m-0883'],
  ['Visby', 'place:r-09'],
  ['Småland', 'place:r-06+r-07+r-08'],
  ['Habo', 'place:m-0643'],
  ['Håbo', 'place:m-0305'],
  ['Kista', 'place:m-0180'],
  ['jobb i Hallstavik', 'place:m-0188'],
  ['NUS', 'place:m-2480'],
  ['Vara', 'place:m-1470'],
  ['hela Sverige', ''],
])('the place %s: %s', (text, expected) => {
  expect(said(text)).toBe(expected);
});

it.each([
  ['natt', 'time:night'],
  ['nätter', 'time:night'],
  ['nights', 'time:night'],
  ['kvällar', 'time:evening'],
  ['helg', 'time:weekend'],
  ['weekend', 'time:weekend'],
  ['dagtid', 'time:day'],
  ['dag och kväll', 'time:day time:evening'],
  ['roterande', 'time:rotating'],
  ['jour', 'on-call'],
  ['beredskap', 'on-call'],
  ['on-call', 'on-call'],
  ['nattjour', 'time:night on-call'],
  ['21-07 pass', 'time:night'],
  ['kl 7-16', 'time:day'],
  ['nattis', 'time:night'],
  ['nattevakter', 'time:night'],
])('the time %s: %s', (text, expected) => {
  expect(said(text)).toBe(expected);
});

it.each([
  ['konsult', 'form:konsult'],
  ['consultant', 'form:konsult'],
  ['agency', 'form:konsult'],
  ['stafett', 'form:konsult'],
  ['vikariat', 'form:vikariat'],
  ['timvikarie', 'form:timanstallning'],
  ['locum', 'form:konsult+vikariat'],
  ['sommarjobb', 'form:sommarjobb'],
  ['sommarvikarie', 'form:sommarjobb'],
  ['fast jobb', 'form:tillsvidare'],
  ['permanent', 'form:tillsvidare'],
  ['visstid', 'form:visstid'],
  ['boende ingår', 'housing:paid+arranged'],
  ['travel paid', 'travel:paid+arranged'],
])('the form %s: %s', (text, expected) => {
  expect(said(text)).toBe(expected);
});

it.each([
  ['TakeCare', 'system:takecare'],
  ['take care', 'system:takecare'],
  ['Cosmic', 'system:cosmic'],
  ['cambio cosmic', 'system:cosmic'],
  ['Melior', 'system:melior'],
  ['ncs cross', 'system:ncs-cross'],
  ['PMO', 'system:pmo'],
  ['journalsystemet VAS', 'system:vas'],
  ['smärta vas', 'field:smartrehabilitering word:vas'],
  ['T4', 'system:t4'],
  ['ssk T4', 'sjukskoterska word:T4'],
  ['tandläkare T4', 'tandlakare system:t4'],
])('the system %s: %s', (text, expected) => {
  expect(said(text)).toBe(expected);
});

it.each([
  ['iva', 'field:intensivvard'],
  ['piva', 'field:psykiatrisk-heldygnsvard'],
  ['psyk', 'field:psykiatri'],
  ['akuten', 'field:akutmottagning'],
  ['vårdcentral', 'field:vardcentral'],
  ['vc', 'field:vardcentral'],
  ['op', 'field:operation'],
  ['säbo', 'field:sarskilt-boende'],
  ['hemtjänsten', 'field:hemtjanst'],
  ['bvc', 'field:barnhalsovard'],
  ['medicin', 'field:medicin'],
  ['ICU', 'field:intensivvard'],
])('the work field %s: %s', (text, expected) => {
  expect(said(text)).toBe(expected);
});

it.each([
  ['sommar', SUMMER],
  ['i sommar', SUMMER],
  ['summer 2028', 'days:2028-06-01..2028-08-31'],
  ['jul', 'days:2026-12-20..2027-01-06'],
  ['jul och nyår', 'days:2026-12-20..2027-01-06'],
  ['påsk', 'days:2027-03-21..2027-03-29'],
  ['juli', 'days:2027-07-01..2027-07-31'],
  ['juni-augusti', SUMMER],
  ['november', 'days:2026-11-22..2026-11-30'],
  ['december till februari', 'days:2026-12-01..2027-02-28'],
  ['i vår', 'days:2027-03-01..2027-05-31'],
  ['vecka 30', 'days:2027-07-26..2027-08-01'],
  ['v.30', 'days:2027-07-26..2027-08-01'],
  ['v 30-32', 'days:2027-07-26..2027-08-15'],
  ['week 53', 'days:2026-12-28..2027-01-03'],
  ['nästa vecka', 'days:2026-11-23..2026-11-29'],
  ['imorgon', 'days:2026-11-23..2026-11-23'],
  ['i helgen', 'days:2026-11-22..2026-11-22'],
  ['från 1 juni', 'days:2027-06-01..'],
  ['1-15 juli', 'days:2027-07-01..2027-07-15'],
  ['efter sommaren', 'days:2027-08-31..'],
  ['may I', 'word:may'],
  ['in May', 'days:2027-05-01..2027-05-31'],
])('the period %s: %s', (text, expected) => {
  expect(said(text)).toBe(expected);
});
