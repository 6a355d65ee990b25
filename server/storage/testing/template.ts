import type { Migration } from '../migrate';

/** What a template is made of; another hash is another template. */
export interface TemplateSource {
  migrations: readonly Migration[];
  version: string;
}
