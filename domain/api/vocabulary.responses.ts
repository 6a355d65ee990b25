import { number } from 'yup';
import { PAY_BASES } from '#domain/jobs/job';
import type { Constants } from '#domain/vocabulary/types';
import { answer, schemaOf } from './answer';
import { count, exact, flag, list, named, ok, text, textOrNull, word } from './responseFields';

/** A text in both languages. */
export const words = () =>
  exact({ sv: text(), en: text() }).meta(named('Text', 'A text in both languages.'));

export const workRole = exact({
  id: text(),
  pathId: text(),
  group: text(),
  text: words(),
  ssyk: text().optional(),
}).meta(named('WorkRole', 'A profession. `group` is "" for those without a group.'));

export const workField = exact({
  id: text(),
  pathId: text(),
  isGroup: flag(),
  group: text(),
  text: words(),
  icon: text(),
  iconId: text().optional(),
}).meta(named('WorkField', 'A field of work, or a group of fields.'));

export const appLocation = exact({
  id: text(),
  key: text(),
  name: text(),
  kind: word(['region', 'municipality']),
  regionId: text(),
}).meta(named('AppLocation', 'A region or a municipality.'));

const link = exact({ id: text(), path: words() }).meta(
  named('LandingLink', 'A landing page: its subject, and its address in both languages.'),
);

const provisions = () => list(exact({ id: word(['paid', 'arranged']), text: words() }));

const constants = {
  workroles: list(workRole),
  workroleGroups: list(exact({ id: text(), text: words() })),
  workfields: list(workField),
  appLocations: list(appLocation),
  locations: list(exact({ id: text(), pathId: text(), text: words() })),
  employmentTypes: list(exact({ id: text(), pathId: text(), text: words() })),
  systemKnowledgeOptions: list(exact({ id: text(), text: text() })),
  workingHours: list(
    exact({
      id: word(['day', 'evening', 'night', 'weekend', 'rotating']),
      icon: text(),
      text: words(),
    }),
  ),
  travelOptions: provisions(),
  housingOptions: provisions(),
  availableJobsLinksData: exact({
    roles: list(link),
    locations: list(link),
    roleAndLocationPath: words(),
  }),
  scoringSystem: list(exact({ id: text(), points: count(), text: words() })),
  feeConfigs: list(
    exact({
      id: text(),
      basis: word(PAY_BASES),
      percent: number().defined(),
      text: words(),
    }),
  ),
};

schemaOf<Constants>()(exact(constants));

export const vocabularyAnswers = {
  getConstants: answer({
    summary: 'Read the whole vocabulary: professions, fields of work, places and more.',
    response: ok(constants),
  }),
  fetchUserAvatars: answer({
    summary: 'Read first names and pictures of a few users who agreed to be shown.',
    response: ok({
      results: list(exact({ id: text(), firstName: text(), profileImageUrl: textOrNull() })),
    }),
  }),
};
