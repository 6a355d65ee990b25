/** A fictional employer of the demo. */
export interface DemoEmployer {
  id: string;
  name: string;
}

const NAMES: readonly string[] = [
  'Nordljus Vårdbemanning',
  'Fyrvakt Omsorg',
  'Linnea & Ask Bemanning',
  'Havsörn Medical',
  'Klöverbladet Vård',
  'Tallmon Konsult',
  'Sjöfågel Sjukvårdspartner',
  'Vintergatan Läkarbemanning',
  'Rönnbär Bemanning',
  'Stilla Hav Psykiatri',
  'Kompassrosen Vård',
  'Morgondagg Omsorgsbemanning',
  'Fjällsippan Konsultvård',
  'Blåklint Medicin',
  'Ekholmens Specialistvård',
  'Granit Läkarpartner',
  'Sommarviken Bemanning',
  'Trygg Hand Konsult',
  'Lövsprång Rehab',
  'Kvällssol Vårdteam',
  'Norrskär Bemanning',
  'Pärlbåten Tandvård',
  'Silverlind Farmaci',
  'Tuvull Barn och Kvinna',
  'Ängsvide Sjukvård',
];

/** The employers of the demo ads; all names are invented. */
export const DEMO_EMPLOYERS: readonly DemoEmployer[] = NAMES.map((name, index) => ({
  id: `employer-${String(index + 1).padStart(2, '0')}`,
  name,
}));
