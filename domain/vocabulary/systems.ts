import type { SystemKnowledge } from './types';

/** Record systems and other tools that jobs ask for; product names, the same in both languages. */
export const SYSTEMS: readonly SystemKnowledge[] = [
  { id: 'takecare', text: 'TakeCare' },
  { id: 'cosmic', text: 'Cosmic' },
  { id: 'melior', text: 'Melior' },
  { id: 'ncs-cross', text: 'NCS Cross' },
  { id: 'vas', text: 'VAS' },
  { id: 'pmo', text: 'PMO' },
  { id: 'lifecare', text: 'Lifecare' },
  { id: 'systeam-cross', text: 'SYSteam Cross' },
  { id: 'asynja-visph', text: 'Asynja Visph' },
  { id: 'medidoc', text: 'Medidoc' },
  { id: 'webdoc', text: 'Webdoc' },
  { id: 'prorenata', text: 'Prorenata' },
  { id: 'treserva', text: 'Treserva' },
  { id: 'procapita', text: 'Procapita' },
  { id: 'obstetrix', text: 'Obstetrix' },
  { id: 'metavision', text: 'Metavision' },
  { id: 'orbit', text: 'Orbit' },
  { id: 'sectra-pacs', text: 'Sectra PACS' },
  { id: 'flexlab', text: 'Flexlab' },
  { id: 't4', text: 'T4' },
];
