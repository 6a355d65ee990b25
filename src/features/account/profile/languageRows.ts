import {
  LANGUAGE_LEVELS,
  LANGUAGES,
  type LanguageLevel,
  type LanguageSkill,
} from '#domain/candidates/languages';

/** A language and its level as one text, `sv C1`: the edits of a field are kept as texts. */
export type LanguageRow = string;

export const rowOf = ({ language, level }: LanguageSkill): LanguageRow => `${language} ${level}`;

/** What a row says; null for one that is no language with a level. */
export function skillOf(row: LanguageRow): LanguageSkill | null {
  const [name, grade] = row.split(' ');
  const language = LANGUAGES.find((one) => one === name);
  const level = LANGUAGE_LEVELS.find((one) => one === grade);
  return language && level ? { language, level } : null;
}

/** The rows of a profile; none where the candidate has said nothing. */
export const languageRows = (skills: readonly LanguageSkill[] | null): LanguageRow[] =>
  (skills ?? []).map(rowOf);

/** Rows as the profile has them: null where none are left, which says nothing. */
export function languageSkills(rows: readonly LanguageRow[]): LanguageSkill[] | null {
  const skills = rows.flatMap((row) => skillOf(row) ?? []);
  return skills.length === 0 ? null : skills;
}

/** The rows with another level of one language. */
export function withLevel(
  rows: readonly LanguageRow[],
  language: LanguageSkill['language'],
  level: LanguageLevel,
): LanguageRow[] {
  return rows.map((row) =>
    skillOf(row)?.language === language ? rowOf({ language, level }) : row,
  );
}
