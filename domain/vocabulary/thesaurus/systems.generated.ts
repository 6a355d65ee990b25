// Written by scripts/generate-thesaurus.ts; do not edit.
// Sources: JobTech Taxonomy and ontology (occupations, keywords), headlines of Platsbanken ads
// (open data), and how care staff write, reviewed (scripts/lib/thesaurusReview.ts).
import type { TermRow } from './termRow';

/** Names of systems. */
export const SYSTEM_TERMS: readonly TermRow[] = [
  ['takecare', 'takecare|journalsystemet takecare', 'take care|tc|take care (cgm)|compugroup takecare|takecarevana', 'takcare|take-care|takkare|taakecare|tecare', 'tc'],
  ['cosmic', 'cambio|cosmicvana', 'cambio cosmic|cosmic cambio|kosmic|journalsystemet cosmic', 'cosmik|cozmic|kosmik|cosmc|cambrio'],
  ['melior', 'melior|meliorvana|journalsystemet melior', 'cerner melior|siemens melior', 'mellior|meljor'],
  ['ncs-cross', 'ncs cross', 'ncs|ncscross|nordic medical|evry ncs', 'nsc cross|ncs kross'],
  ['vas', '', 'vas journal|vas-systemet|journalsystemet vas'],
  ['pmo', 'pmo|profdoc', 'profdoc medical office|compugroup pmo|cgm pmo', 'profdok'],
  ['lifecare', 'lifecare|lifecare sp|lifecare utförare', 'life care|tieto lifecare|tietoevry lifecare|lifecare ho', 'lifcare|livecare'],
  ['systeam-cross', 'systeam cross', 'systeamcross|systeam', 'systeam kross|systeem cross'],
  ['asynja-visph', 'asynja visph|asynjavisph', 'asynja|visph|cgm asynja', 'asynia|asyna|asynja vispf'],
  ['medidoc', '', 'medidoc|medi doc|cgm medidoc', 'medidok|meddidoc'],
  ['webdoc', '', 'webdoc|web doc|webdoc journal|carasent webdoc|webbdoc', 'webdok|webdock'],
  ['prorenata', '', 'prorenata|pro renata|prorenata journal|carasent prorenata', 'prorennata|pro-renata|prorentata'],
  ['treserva', 'treserva', 'cgi treserva|treserva hsl', 'tresserva|treservra|treserwa'],
  ['procapita', 'procapita|procapita vård och omsorg', 'pro capita|tieto procapita|procapita hsl', 'procapitta|prokapita'],
  ['obstetrix', 'obstetrix', 'cerner obstetrix|obstretrix journal', 'obstretrix|obstetricks|obstetriks'],
  ['metavision', 'metavision', 'meta vision|imdsoft|pdms metavision', 'metavison|metavition'],
  ['orbit', 'orbitvana', 'orbit operation|orbit planering|evry orbit', 'orbitt|orbitr'],
  ['sectra-pacs', '', 'sectra|sectra pacs|pacs|ids7|ris/pacs|sectra ris|sectra ids7', 'sektra|sectra paks'],
  ['flexlab', 'flexlab', 'flex lab|flexlab labsystem', 'fleslab'],
  ['t4', '', 't4 dental|t4 tandvård|carestream t4|t4 journal', 'tt4'],
];
