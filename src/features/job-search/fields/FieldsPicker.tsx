import {
  WorkFieldPicker,
  type WorkFieldPickerLabels,
  type WorkFieldPickerProps,
} from '@vikari/ui-kit/WorkFieldPicker';
import { fieldsSelectedWith } from '#domain/jobs/selection';
import { useWords, type Words } from '../../../i18n/intl';
import { withCounts } from '../sheet/filterCounts';
import type { NamedField } from '../vocabulary/searchVocabulary';
import { workFieldGroups } from '../vocabulary/workFieldGroups';

/** The texts of the work-field icons. */
function workFieldLabels({ t }: Words): WorkFieldPickerLabels {
  return {
    wholeGroup: (group) => t('jobs.fields.whole', { group }),
    chosen: (count, total) => t('jobs.fields.chosen', { count, total }),
    allChosen: t('jobs.fields.all_chosen'),
    count: (total) => t('jobs.count_short', { total }),
  };
}

interface FieldsPickerProps extends Pick<WorkFieldPickerProps, 'layout' | 'className'> {
  fields: readonly NamedField[];
  counts?: Record<string, number> | undefined;
  value: readonly string[];
  onChange: (workfields: string[]) => void;
}

/** Work fields, behind the icons of their groups; a group's id means all its fields. */
export function FieldsPicker({ fields, counts, value, onChange, ...picker }: FieldsPickerProps) {
  const words = useWords();
  return (
    <WorkFieldPicker
      {...picker}
      label={words.t('jobs.fields.label')}
      labels={workFieldLabels(words)}
      groups={workFieldGroups(fields).map((group) => ({
        ...group,
        count: counts && (counts[group.id] ?? 0),
        fields: withCounts(group.fields, counts),
      }))}
      value={[...new Set(value.flatMap((id) => fieldsSelectedWith(id, fields)))]}
      onValueChange={onChange}
    />
  );
}
