import type { FindOptions } from '@vikari/ui-kit/MultiSelect';
import { type NamedPart, otherNames } from '#domain/search/otherNames';
import { findChoices } from '#domain/vocabulary/findChoices';

/** Finds options of a part by every name that the search knows. With its names it is large: it comes late. */
export const findOptionsOf =
  (part: NamedPart): FindOptions =>
  (options, query) =>
    findChoices(options, query, otherNames(part));
