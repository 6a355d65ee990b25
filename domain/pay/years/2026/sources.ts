import { type Source, source } from '../../source';

/** The sources of 2026's figures, by id. */
export const SOURCES_2026 = {
  skv_433_2026: source(
    'Skatteverket, SKV 433, 2026, utgåva 36',
    'https://www.skatteverket.se/download/18.1522bf3f19aea8075ba55c/1765284655603/teknisk-beskrivning-skv-433-2026-utgava-36.pdf',
    'official',
  ),
  municipal_tax_2026: source(
    'Skatteverket, Skattesatser kommuner 2026',
    'https://skatteverket.se/download/18.1522bf3f19aea8075ba428/1765291540367/skattesatser-kommuner-2026.txt',
    'official',
  ),
  average_rate_2026: source(
    'Realtid, quoting SCB',
    'https://www.realtid.se/tt-nyhet/har-ar-kommunerna-som-far-lagre-skatt-nasta-ar',
    'medium',
  ),
  fortnox_amounts_2026: source(
    'Fortnox, Belopp och procentsatser 2026',
    'https://www.fortnox.se/fortnox-foretagsguide/skatter-och-moms/belopp-och-procentsatser',
    'medium',
  ),
  dividend_2026: source(
    'PwC, Nya 3:12-regler',
    'https://blogg.pwc.se/taxmatters/nya-312-regler',
    'high',
  ),
  interest_2026: source(
    'The public code swedish-tax: 11,55 % in its tests',
    'https://github.com/qpernil/swedish-tax',
    'medium',
  ),
  non_resident_tax_2026: source(
    'PwC, SINK: 22,5 % from 1 January 2026, as Parliament decided',
    'https://blogg.pwc.se/taxmatters-en/sink-tax-reduced',
    'high',
  ),
} as const satisfies Record<string, Source>;
