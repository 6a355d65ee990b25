import type { Words } from '../../../i18n/intl';
import { capitalised } from '../../../lib/capitalised';
import { type LanguageRow, skillOf } from './languageRows';

/** "Svenska" */
export function languageName({ intl }: Words, language: string): string {
  return capitalised(intl.formatDisplayName(language, { type: 'language' }) ?? language);
}

/** "Svenska C1" */
export function skillText(words: Words, row: LanguageRow): string {
  const skill = skillOf(row);
  return skill ? `${languageName(words, skill.language)} ${skill.level}` : row;
}
