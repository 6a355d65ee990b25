import type { Language } from '#domain/language';
import { locationName } from '#domain/vocabulary/locationName';
import type { Constants } from '#domain/vocabulary/types';

/** A landing page: its path id and its name. */
interface IndexLink {
  pathId: string;
  label: string;
}

/** Landing pages under one heading; a region is a page itself. */
interface IndexGroup {
  label: string;
  pathId: string | null;
  links: IndexLink[];
}

/** Every role and every place with a landing page. */
export interface JobIndexLinks {
  roles: IndexGroup[];
  places: IndexGroup[];
}

/** Swedish names keep the Swedish alphabet on an English page too. */
const inSwedish = new Intl.Collator('sv').compare;

/**
 * The index of decision 3 of the specification: groups in the vocabulary's order, municipalities by
 * name.
 */
export function allLinks(constants: Constants, language: Language): JobIndexLinks {
  return {
    roles: constants.workroleGroups.map(({ id, text }) => ({
      label: text[language],
      pathId: null,
      links: constants.workroles
        .filter(({ group }) => group === id)
        .map(({ pathId, text: name }) => ({ pathId, label: name[language] })),
    })),
    places: constants.appLocations
      .filter(({ kind }) => kind === 'region')
      .map(({ id, key, name }) => ({
        label: locationName(name, language),
        pathId: key,
        links: constants.appLocations
          .filter(({ kind, regionId }) => kind === 'municipality' && regionId === id)
          .map((place) => ({ pathId: place.key, label: place.name }))
          .sort((a, b) => inSwedish(a.label, b.label)),
      })),
  };
}
