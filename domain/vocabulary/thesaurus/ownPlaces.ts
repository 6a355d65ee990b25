/** Areas that are no region or landscape, each by the ids of what it is; the first term names it. */
export const OWN_AREAS: readonly (readonly [ids: string, terms: string])[] = [
  ['r-21 r-22 r-24 r-25', 'norrlandskusten|norrlands kust|norrlandskust'],
  ['r-23 r-24 r-25', 'norrlands inland|inlandet i norrland|norra inlandet|inlandet'],
  ['r-21 r-22 r-23', 'södra norrland|nedre norrland|southern norrland'],
  [
    'm-2481 m-2421 m-2422 m-2462 m-2425 m-2463 m-2418 m-2417 m-2404 m-2403',
    'västerbottens inland|västerbotten inland|inre västerbotten',
  ],
  [
    'm-2505 m-2506 m-2510 m-2523 m-2584 m-2521',
    'norrbottens inland|norrbotten inland|inre norrbotten',
  ],
  ['m-0180', 'västerort|stockholms innerstad|stockholms innerstan'],
  // The municipalities at the sea from Strömstad to Laholm
  [
    'm-1486 m-1435 m-1427 m-1430 m-1484 m-1485 m-1421 m-1419 m-1415 m-1482 m-1407 m-1480 m-1384 m-1383 m-1382 m-1380 m-1381',
    'västkusten|västkust|west coast|the west coast|swedish west coast|the swedish west coast',
  ],
];

/** Names of places that are everyday words: after i, på or till, or as the whole text. */
export const PLACES_THAT_ARE_WORDS: readonly string[] = [
  ...['vara', 'bara', 'vad', 'vi', 'mark', 'berg', 'ale', 'ed', 'bro', 'ås', 'åre', 'eda', 'kil'],
];

/** The same for names that say a place beside any word of care. */
export const PLACES_BESIDE_CARE: readonly string[] = [
  ...['sala', 'salem', 'lund', 'mora', 'boden', 'nora', 'flen', 'hjo', 'väsby'],
];

/** Hospitals that are the place: the municipality, for towns with one hospital. */
export const HOSPITALS: readonly (readonly [ids: string, terms: string, names: string])[] = [
  // Not a hospital, but called by its initials as they are
  ['r-14', 'vgr|vg-regionen', 'västra götalandsregionen'],
  [
    'm-2480',
    'nus|norrlands universitetssjukhus|umeå universitetssjukhus|umeå university hospital|university hospital of umeå',
    'norrlands universitetssjukhus',
  ],
  [
    'm-0380',
    'akademiska sjukhuset|akademiska|ackis|uppsala university hospital|akademiska hospital',
    'akademiska sjukhuset',
  ],
  [
    'm-0184 m-0126',
    'karolinska universitetssjukhuset|karolinska university hospital',
    'karolinska universitetssjukhuset',
  ],
  [
    'm-1480',
    'sahlgrenska universitetssjukhuset|sahlgrenska university hospital',
    'sahlgrenska universitetssjukhuset',
  ],
  [
    'm-1880',
    'usö|universitetssjukhuset örebro|örebro universitetssjukhus|örebro university hospital',
    'universitetssjukhuset örebro|örebro universitetssjukhus',
  ],
  [
    'm-0580',
    'us linköping|universitetssjukhuset linköping|universitetssjukhuset i linköping|linköping university hospital',
    'universitetssjukhuset i linköping|universitetssjukhuset linköping',
  ],
  ['m-1488', 'näl|norra älvsborgs länssjukhus', 'norra älvsborgs länssjukhus'],
  ['m-1490', 'säs|södra älvsborgs sjukhus', 'södra älvsborgs sjukhus'],
  ['m-0680', 'ryhov|länssjukhuset ryhov', 'länssjukhuset ryhov|ryhov'],
  ['m-0581', 'vrinnevi|vrinnevisjukhuset', 'vrinnevisjukhuset'],
  ['m-0484', 'mälarsjukhuset', 'mälarsjukhuset'],
  ['m-0483', 'kullbergska|kullbergska sjukhuset', 'kullbergska sjukhuset'],
  ['m-0483', 'karsudden|regionsjukhuset karsudden', 'regionsjukhuset karsudden|karsudden'],
  ['m-1496', 'kärnsjukhuset|kss|skaraborgs sjukhus', 'skaraborgs sjukhus|kärnsjukhuset'],
  ['m-2580', 'sunderbyn|sunderby sjukhus', 'sunderby sjukhus'],
  ['m-0780', 'clv', 'centrallasarettet växjö'],
  ['m-1780 m-1290', 'csk', 'centralsjukhuset'],
  [
    'm-1281 m-1280',
    'sus|skånes universitetssjukhus|skånes universitetshospital|skåne university hospital|skane university hospital',
    'skånes universitetssjukhus',
  ],
];
