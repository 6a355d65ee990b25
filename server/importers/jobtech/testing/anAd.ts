/** A whole ad in JobTech's format, with our own texts; a test sets only the fields it is about. */
export function anAd(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id: '40012345',
    webpage_url: 'https://arbetsformedlingen.se/platsbanken/annonser/40012345',
    headline: 'Skolsköterska till Exempelskolan',
    publication_date: '2026-02-23T10:15:30',
    application_deadline: '2026-03-31T23:59:59',
    description: { text: 'Vi söker dig som vill arbeta med barn.\n\nDu har egen mottagning.' },
    application_details: { url: 'https://exempelstad.varbi.com/lediga/40012345', via_af: false },
    working_hours_type: { concept_id: '6YE1_gAC_R2G', label: 'Heltid' },
    scope_of_work: { min: 100, max: 100 },
    employment_type: { concept_id: 'PFZr_Syz_cUq', label: 'Vanlig anställning' },
    duration: { concept_id: 'a7uU_j21_mkL', label: 'Tills vidare' },
    employer: { name: 'Exempelstads kommun', workplace: 'Exempelskolan' },
    occupation: { concept_id: 'szfD_hPZ_y7M', label: 'Skolsköterska' },
    occupation_group: { legacy_ams_taxonomy_id: '2233', label: 'Skolsköterskor' },
    workplace_address: { municipality: 'Umeå', municipality_code: '2480', region_code: '24' },
    must_have: { skills: [{ label: 'Journalföring' }], languages: [{ label: 'Svenska' }] },
    nice_to_have: { skills: [{ label: 'PMO' }] },
    application_contacts: [
      { name: 'Ruta Exempelman', email: 'ruta@example.com', telephone: '070-174 06 07' },
    ],
    removed: false,
    ...changes,
  };
}
