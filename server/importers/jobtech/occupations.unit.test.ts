import { describe, expect, it } from 'vitest';
import { workRoleById } from '#domain/vocabulary/lookup';
import { professionOf } from './occupations';

const adOf = (concept_id: unknown, label: unknown, ssyk: unknown) => ({
  occupation: { concept_id, label },
  occupation_group: { legacy_ams_taxonomy_id: ssyk },
});

const workRoleOf = (ad: unknown) => professionOf(ad)?.workRole ?? null;

describe('the profession of an occupation', () => {
  it.each([
    ['bXNH_MNX_dUR', 'Sjuksköterska, grundutbildad', '2221', 'sjukskoterska'],
    ['UVrW_krj_vk8', 'Psykiatrisjuksköterska', '2225', 'psykiatrisjukskoterska'],
    ['szfD_hPZ_y7M', 'Skolsköterska', '2233', 'skolskoterska'],
    ['HWPy_9jT_TX2', 'Optiker/Optometrist', '2284', 'optiker'],
    ['HWPy_9jT_TX2', 'Optiker', '2284', 'optiker'],
    ['xBo9_V9m_bfg', 'Psykolog', '2241', 'psykolog'],
    ['pAdE_uVY_JrR', 'Farmaceut/Apotekare', '2281', 'farmaceut'],
    ['41Vq_aR6_yRb', 'Verksamhetschef, hälso- och sjukvård', '1510', 'verksamhetschef'],
    ['ZKKT_4bd_Sxs', 'Enhetschef, hälso- och sjukvård', '1510', 'enhetschef'],
    ['og19_pme_uyL', 'Specialisttandläkare inom käkkirurgi', '2260', 'specialisttandlakare'],
    ['TdvW_S8R_CFH', 'Tandläkare', '2260', 'tandlakare'],
    [
      'XyDr_64q_Wxw',
      'Specialistläkare, barn- och ungdomsmedicin',
      '2211',
      'specialistlakare-pediatrik',
    ],
    ['RxSa_Mp7_9He', 'Specialistläkare, kirurgi', '2211', 'specialistlakare-kirurgi'],
    ['ewwW_RjX_2BQ', 'Hjärtsjuksköterska', '2239', 'hjart-och-karlsjukskoterska'],
    ['abS5_M7h_pMr', 'Receptarie', '3213', 'receptarie'],
    ['pAdE_uVY_JrR', 'Apotekare', '2281', 'apotekare'],
    ['ppBB_1e9_XKD', 'Psykoterapeut', '2242', 'psykoterapeut'],
    ['vbwQ_Mfd_Cs4', 'Skolpsykolog', '2241', 'skolpsykolog'],
    ['te5X_YVU_JaR', 'PTP-psykolog', '2241', 'ptp-psykolog'],
    ['4KeX_GcW_9jY', 'Sjuksköterska, medicin och kirurgi', '2221', 'sjukskoterska'],
    ['nahU_Ke5_xwH', 'Barnpsykolog', '2241', 'barnpsykolog'],
    ['GhT3_Ae6_ksH', 'Klinisk psykolog', '2241', 'klinisk-psykolog'],
    ['g7EL_XGf_cCT', 'Läkemedelsansvarig apotekare', '2281', 'lakemedelsansvarig-apotekare'],
    ['g7EL_XGf_cCT', 'Läkemedelsansvarig, apotekare', '2281', 'lakemedelsansvarig-apotekare'],
    ['tLpD_c3V_cSY', 'Individualterapeut', '2242', 'psykoterapeut'],
    ['RRVt_25X_wiL', 'ST-läkare', '2212', 'st-lakare'],
    ['raVz_oTw_N3e', 'Fysioterapeut', '2272', 'fysioterapeut'],
    ['heGV_uHh_o8W', 'Arbetsterapeut', '2273', 'arbetsterapeut'],
    ['oHyy_M2j_HUP', 'Specialistläkare', '2211', 'specialistlakare'],
    ['9K3i_XD4_Kyy', 'Läkare', '2219', 'lakare'],
    [
      'Y3QA_5pk_uXd',
      'Undersköterska, hemtjänst, äldreboende och habilitering',
      '5321',
      'underskoterska-aldreomsorg',
    ],
    ['fbsw_w1d_WPe', 'Arbetspsykolog/Organisationspsykolog', '2241', 'arbetspsykolog'],
    ['m1k3_xUX_k6U', 'Neuropsykolog', '2241', 'neuropsykolog'],
    ['SEhy_kME_xFW', 'Specialistpsykolog', '2241', 'specialistpsykolog'],
    ['SBM6_zJZ_EdA', 'Gruppterapeut', '2241', 'psykoterapeut'],
    ['VCiQ_q2Z_SfP', 'Klinikapotekare', '2281', 'klinisk-apotekare'],
  ])('%s %s', (concept, label, ssyk, role) => {
    expect(workRoleOf(adOf(concept, label, ssyk))).toBe(role);
    expect(workRoleById(role)).toBeDefined();
  });

  it.each([
    [
      'by its label alone',
      adOf(null, 'Specialistläkare, psykiatri', null),
      'specialistlakare-psykiatri',
    ],
    [
      'by its SSYK group',
      adOf('new_one_xyz', 'Intensivvårdssjuksköterska', '2228'),
      'iva-sjukskoterska',
    ],
    ['by its concept alone', adOf('bXNH_MNX_dUR', null, null), 'sjukskoterska'],
    ['not at all', adOf(null, null, null), null],
    ['not for researchers', adOf(null, 'Forskare, odontologi', '2260'), null],
    ['not for animals', adOf(null, 'Djurfysioterapeut', '2272'), null],
    ['not for another type', adOf(1, ['Läkare'], 2219), null],
    ['not without fields', {}, null],
  ])('is found %s', (_name, ad, role) => {
    expect(workRoleOf(ad)).toBe(role);
  });

  it.each([
    '1510',
    '2211',
    '2212',
    '2213',
    '2219',
    '2221',
    '2222',
    '2223',
    '2224',
    '2225',
    '2226',
    '2227',
    '2228',
    '2231',
    '2232',
    '2233',
    '2234',
    '2235',
    '2239',
    '2241',
    '2242',
    '2260',
    '2272',
    '2273',
    '2281',
    '2282',
    '2284',
    '2662',
    '3212',
    '4117',
    '3213',
    '3250',
    '5321',
    '5323',
    '5325',
    '5326',
    '5330',
    '5341',
    '5350',
  ])('is in the vocabulary for the group %s', (ssyk) => {
    expect(workRoleById(workRoleOf(adOf(null, null, ssyk)) ?? '')).toBeDefined();
  });
});

describe('the profession of a headline', () => {
  const read = (occupation: string, ssyk: string, headline: string) =>
    professionOf({ ...adOf(null, occupation, ssyk), headline });

  it.each([
    ['Specialistläkare', '2211', 'Överläkare i kardiologi', 'specialistlakare-kardiologi'],
    ['Specialistläkare', '2211', 'Läkare inom psykiatri, Umeå', 'specialistlakare-psykiatri'],
    [
      'Specialistläkare',
      '2211',
      'BUP söker barnpsykiater',
      'specialistlakare-barn-och-ungdomspsykiatri',
    ],
    ['Specialistläkare', '2211', 'Distriktsläkare', 'specialistlakare-allmanmedicin'],
    ['Specialistläkare', '2211', 'Ortopeder sökes', 'specialistlakare-ortopedi'],
    ['Läkare', '2219', 'Vi söker ST-läkare', 'st-lakare'],
    ['Apotekare', '2281', 'Farmaceut till Umeå', 'farmaceut'],
    ['Farmaceut/Apotekare', '2281', 'Apotekare, natt', 'apotekare'],
    ['Sjuksköterska, grundutbildad', '2221', 'IVA-sjuksköterskor', 'iva-sjukskoterska'],
    [
      'Enhetschef, hälso- och sjukvård',
      '1510',
      'Verksamhetschef till VO Hjärta',
      'verksamhetschef',
    ],
    ['Psykoterapeut', '2242', 'Fysioterapeut till hemsjukvården', 'fysioterapeut'],
    ['Butikssäljare', '5223', 'Leg. optiker till Kalix', 'optiker'],
  ])('%s (%s), "%s": %s', (occupation, ssyk, headline, workRole) => {
    expect(read(occupation, ssyk, headline)).toEqual({ workRole, fromHeadline: true });
  });

  it.each([
    ['Specialistläkare', '2211', 'Specialistläkare till ortopeden', 'specialistlakare'],
    ['Specialistläkare', '2211', 'Radiolog eller onkolog', 'specialistlakare'],
    ['Läkare', '2219', 'Läkare i psykiatri', 'lakare'],
    ['Sjuksköterska', '2221', 'Distriktssköterska/sjuksköterska', 'sjukskoterska'],
    ['Psykiatrisjuksköterska', '2225', 'Sjuksköterska till BUP', 'psykiatrisjukskoterska'],
    ['Psykolog', '2241', 'Kom till oss och arbeta nära logoped', 'psykolog'],
    ['Skolsköterska', '2233', 'Skolan söker stöd till psykolog', 'skolskoterska'],
    ['Undersköterska', '5323', 'Undersköterska i läkarsekreterarens team', 'underskoterska'],
  ])('%s (%s), "%s" stays %s', (occupation, ssyk, headline, workRole) => {
    expect(read(occupation, ssyk, headline)).toEqual({ workRole, fromHeadline: false });
  });
});
