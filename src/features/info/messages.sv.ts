export const infoSv = {
  'info.about.title': 'Om oss',
  'info.privacy.title': 'Integritetspolicy',
  'info.terms.title': 'Villkor',
  'info.recruiting.title': 'Rekryteringsverktyg',
  'info.pricing.title': 'Priser',
  'info.early_access.title': 'Förhandsregistrering',
  'info.sitemap.title': 'Webbkarta',
  'info.contact.title': 'Kontakt',
} as const;
