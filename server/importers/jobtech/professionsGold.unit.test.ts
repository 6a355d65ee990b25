import { describe, expect, it } from 'vitest';
import { professionOf } from './occupations';

/** The profession of an ad with the label of an occupation, which its employer chose, and a headline. */
const read = (label: string, headline: string): string | null =>
  professionOf({ occupation: { label }, headline })?.workRole ?? null;

/** What a reader of the whole ad says: occupation, headline, the profession or null for none of ours. */
const GOLD: readonly [string, string, string | null][] = [
  // Heads of units
  ['Sjuksköterska, grundutbildad', 'Biträdande vårdenhetschef till avdelning 12', 'enhetschef'],
  ['Psykiatrisjuksköterska', 'Vårdenhetschef, psykosmottagningen Exempelstad', 'enhetschef'],
  ['Sjuksköterska, grundutbildad', 'Omvårdnadschef', 'enhetschef'],
  ['Sjuksköterska, grundutbildad', 'Region Exempel söker sektionschef', 'enhetschef'],
  ['Sjuksköterska, grundutbildad', 'Sektionsledare till hemsjukvårdens nattgrupp', 'enhetschef'],
  ['Sjuksköterska, grundutbildad', 'Enhetschef för sjuksköterskor i Exempelstad', 'enhetschef'],
  ['Sjuksköterska, grundutbildad', 'Vill du bli vår nya enhetschef?', 'enhetschef'],
  ['Psykiatrisjuksköterska', 'Sjuksköterska som vill leda? Bli enhetschef hos oss!', 'enhetschef'],
  ['Barnmorska', 'Chefsbarnmorska till förlossningen', 'enhetschef'],
  ['Sjuksköterska, grundutbildad', 'Chefssjuksköterska sökes', 'enhetschef'],
  ['Sjuksköterska, grundutbildad', 'Avdelningschef till kirurgen', 'avdelningschef'],
  ['Psykolog', 'Verksamhetschef till Exempelkliniken', 'verksamhetschef'],
  ['Tandläkare', 'Klinikchef, folktandvården', 'verksamhetschef'],
  ['Apotekare', 'Apotekschef till apoteket på torget', 'enhetschef'],
  ['Läkemedelsansvarig apotekare', 'Gruppchef till receptavdelningen', 'enhetschef'],
  ['Psykoterapeut', 'Chef till behandlingshemmet', 'enhetschef'],
  // Coordinators and others who lead or teach
  ['Sjuksköterska, grundutbildad', 'Samordnare, smärtmottagningen', null],
  ['Psykiatrisjuksköterska', 'Patientsäkerhetssamordnare till psykiatrin', null],
  ['Psykoterapeut', 'Vi söker behandlingskoordinator till Exempelgården', null],
  ['Psykoterapeut', 'Erfaren teamledare sökes', null],
  ['Psykiatrisjuksköterska', 'Processledare inom vuxenpsykiatrin', null],
  ['Sjuksköterska, grundutbildad', 'Samordnare för sjuksköterskor och läkare', null],
  ['Sjuksköterska, grundutbildad', 'Vårdplatskoordinator, natt', null],
  ['Sjuksköterska, grundutbildad', 'Konsultchef med känsla för människor', null],
  ['Skolsköterska', 'Yrkeslärare till vård- och omsorgsprogrammet', null],
  ['Operationskoordinator', 'Operationskoordinator till ortopedkliniken', null],
  ['Sjuksköterska, grundutbildad', 'Rehabkoordinator till vårdcentralen', 'rehabkoordinator'],
  // Organisation psychologists
  ['Psykoterapeut', 'Organisationspsykolog', 'arbetspsykolog'],
  ['Psykolog', 'Affärsinriktad organisationspsykolog till Exempelstad', 'arbetspsykolog'],
  ['Psykoterapeut', 'Vi söker organisationspsykologer', 'arbetspsykolog'],
  // Who is of the profession all the same
  ['Sjuksköterska, grundutbildad', 'Sjuksköterska och biträdande enhetschef', 'sjukskoterska'],
  ['Sjuksköterska, grundutbildad', 'Enhetschef, legitimerad sjuksköterska', 'sjukskoterska'],
  ['Sjuksköterska, grundutbildad', 'Sjuksköterska/koordinator till akuten', 'sjukskoterska'],
  ['Sjuksköterska, grundutbildad', 'Samordnare/sjuksköterska till hemsjukvården', 'sjukskoterska'],
  ['Sjuksköterska, grundutbildad', 'Sjuksköterska med samordningsansvar', 'sjukskoterska'],
  ['Sjuksköterska, grundutbildad', 'Samordnande sjuksköterska', 'sjukskoterska'],
  ['Sjuksköterska, grundutbildad', 'Arbeta tillsammans med vår samordnare', 'sjukskoterska'],
  ['Sjuksköterska, grundutbildad', 'Nytt team med en bra enhetschef', 'sjukskoterska'],
  ['Sjuksköterska, grundutbildad', 'Till samordnarteamet i Exempelstad', 'sjukskoterska'],
  ['Psykolog', 'Psykolog med uppdrag som biträdande enhetschef', 'psykolog'],
  ['Psykoterapeut', 'Leg. psykoterapeut och verksamhetschef', 'psykoterapeut'],
  ['Psykolog', 'Psykolog/organisationskonsult', 'psykolog'],
  ['Farmaceut/Apotekare', 'Kvalitetsansvarig farmaceut (processledare)', 'farmaceut'],
  ['Läkemedelsansvarig apotekare', 'Läkemedelsansvarig', 'lakemedelsansvarig-apotekare'],
  ['Enhetschef, hälso- och sjukvård', 'Enhetschef till hemsjukvården', 'enhetschef'],
  ['Medicinskt ansvarig sjuksköterska', 'MAS', 'medicinskt-ansvarig-sjukskoterska'],
];

describe('the profession that a reader of an ad would say', () => {
  it.each(GOLD)('%s, "%s": %s', (label, headline, workRole) => {
    expect(read(label, headline)).toBe(workRole);
  });
});

describe('an occupation by its label alone', () => {
  it.each([
    ['Sjuksköterska, grundutbildad', 'sjukskoterska'],
    ['sjuksköterska, grundutbildad ', 'sjukskoterska'],
    ['Sjuksköterska, medicin och kirurgi', 'sjukskoterska'],
    ['Optiker/Optometrist', 'optiker'],
    ['Farmaceut/Apotekare', 'farmaceut'],
    ['Läkemedelsansvarig, apotekare', 'lakemedelsansvarig-apotekare'],
    ['Klinikapotekare', 'klinisk-apotekare'],
    ['Specialistläkare, barn- och ungdomsmedicin', 'specialistlakare-pediatrik'],
    ['Specialistläkare, hud- och könssjukdomar', 'specialistlakare-dermatologi'],
    ['Specialistläkare, bild- och funktionsmedicin', 'specialistlakare-radiologi'],
    ['Specialistläkare, rättsmedicin', 'specialistlakare'],
    ['ST-läkare, allmänmedicin', 'st-lakare'],
    ['Verksamhetschef, hälso- och sjukvård', 'verksamhetschef'],
    ['Klinikchef, tandvård/Verksamhetschef, tandvård', 'verksamhetschef'],
    ['Enhetschef, hälso- och sjukvård', 'enhetschef'],
    ['Chefssjuksköterska', 'enhetschef'],
    ['Intensivvårdssjuksköterska', 'iva-sjukskoterska'],
    ['Demenssjuksköterska', 'geriatriksjukskoterska'],
    ['Forskningssjuksköterska', 'specialistsjukskoterska'],
    ['Hjärtsjuksköterska', 'hjart-och-karlsjukskoterska'],
    ['Specialistsjuksköterska inom palliativ vård', 'palliativsjukskoterska'],
    ['Arbetspsykolog/Organisationspsykolog', 'arbetspsykolog'],
    ['Psykologiskt ledningsansvarig psykolog/PLA', 'psykolog'],
    ['Individualterapeut', 'psykoterapeut'],
    ['Specialisttandläkare inom ortodonti', 'specialisttandlakare'],
    ['ST-tandläkare', 'tandlakare'],
    ['Specialistarbetsterapeut', 'arbetsterapeut'],
    ['Biomedicinsk analytiker/BMA', 'biomedicinsk-analytiker'],
    ['Undersköterska, hemtjänst, äldreboende och habilitering', 'underskoterska-aldreomsorg'],
    ['Undersköterska, vård- och specialavdelning och mottagning', 'underskoterska'],
    ['Skötare (inom psykiatrisk vård)', 'skotare'],
    ['Läkarsekreterare/Vårdadministratör/Medicinsk sekreterare', 'medicinsk-sekreterare'],
    ['Bagare', null],
    ['Djurfysioterapeut', null],
    ['Fysioterapeut, djur', null],
    ['Djursjuksköterska', null],
    ['Veterinär', null],
    ['Operationskoordinator', null],
    ['constructor', null],
  ])('%s: %s', (label, workRole) => {
    expect(read(label, 'Kom till oss')).toBe(workRole);
    // As older collections have it
    expect(professionOf({ occupation: [{ label }] })?.workRole ?? null).toBe(workRole);
    expect(professionOf({ occupation: label })?.workRole ?? null).toBe(workRole);
  });

  it.each([
    ['Grundutbildade sjuksköterskor', 'sjukskoterska'],
    ['Chefer inom hälso- och sjukvård', 'enhetschef'],
    ['Fysioterapeuter och sjukgymnaster', 'fysioterapeut'],
    ['Audionomer och logopeder', null],
    ['Bagare och konditorer', null],
  ])('or by that of its group: %s: %s', (label, workRole) => {
    expect(professionOf({ occupation_group: { label } })?.workRole ?? null).toBe(workRole);
  });

  it('or by its id alone', () => {
    expect(professionOf({ occupation: 'bXNH_MNX_dUR' })?.workRole).toBe('sjukskoterska');
  });
});
