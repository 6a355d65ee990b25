import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Searches: their answer is the page of their address, so a draft or an error has no place. */
const SEARCHES = [
  'src/features/insight/WorkplaceSearch.tsx',
  'src/features/pay-calculator/PayCalculatorView.tsx',
];

/** Fields of the kit that no form of the recipe holds, with the reason. */
const NO_FORM: Readonly<Record<string, string>> = {
  'src/features/messages/EndChat.tsx': 'a box in a question, answered with the question',
  'src/features/account/references/CompleteExperiences.tsx': 'one box, saved by itself',
  'src/features/application/apply/DocumentStep.tsx': 'a choice, which ChoiceForm sends',
  'src/features/application/apply/ReferencesStep.tsx': 'a choice, which ChoiceForm sends',
  'src/features/auth/SharedComputer.tsx': 'one box, read when its form is sent',
  'src/features/interview/SlotPicker.tsx': 'a field of its own, used by a form',
  'src/features/job-detail/pay/OwnTaxForm.tsx': 'kept in the browser, and computed with at once',
  'src/features/job-search/sheet/GroupedOptions.tsx': 'a filter: the address holds it',
  'src/features/job-search/sheet/TextSection.tsx': 'a filter: the address holds it',
  'src/features/messages/ChatsView.tsx': 'a search, answered at each change',
  'src/features/messages/attachments/UploadNew.tsx': 'chooses which upload is offered',
  'src/features/notifications/NotificationSettingsView.tsx': 'switches, each saved by itself',
  'src/features/pay-calculator/CalculatorFields.tsx': 'computed with at once: the address holds it',
  'src/features/planner/CalendarAddressView.tsx': 'shows an address, to be copied',
  'src/features/planner/ChosenWeeks.tsx': 'switches, each saved by itself',
  'src/features/saved/SavedJobs.tsx': 'chooses what is compared',
  'src/lib/forms/day/DayField.tsx': 'a field of its own, used by forms',
  'src/lib/forms/month/MonthField.tsx': 'a field of its own, used by forms',
  'src/lib/pay/TaxGroupField.tsx': 'a field of its own, computed with at once',
};

/** Alerts that no press in the page is answered by, with the reason. */
const NO_ACTION: Readonly<Record<string, string>> = {
  'src/features/auth/BankidReturnView.tsx': 'the page is about it',
  'src/features/job-search/bar/JobSearchBar.tsx': 'the error of a field, beside it',
  'src/features/job-search/sheet/PendingOptions.tsx': 'the body of the sheet',
};

const FIELD =
  /import \{.*@vikari\/ui-kit\/(?:TextField|TextArea|EmailField|PhoneField|SelectField|RadioCards|CheckboxGroup|CheckboxField|MultiSelect|ScaleField)'/;
const RECIPE = /\b(?:useForm|FieldBinding|Form<|AutosaveForm|useEntry|useAlertForm)/;

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => join('src', file))
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => ({ file, source: readFileSync(file, 'utf8') }));

const filesWith = (pattern: RegExp) =>
  sources.flatMap(({ file, source }) => (pattern.test(source) ? [file] : [])).toSorted();

it('makes every form by the recipe in useForm.ts, except searches', () => {
  expect(filesWith(/<form\s/)).toEqual([...SEARCHES, 'src/lib/forms/PostForm.tsx'].toSorted());
});

it('finds what is chosen of a vocabulary by the one matcher', () => {
  expect(
    filesWith(/\bMultiSelect\b[^;]*\} from '@vikari\/ui-kit\/MultiSelect'|<MultiSelect/),
  ).toEqual(['src/lib/vocabulary/VocabularyField.tsx']);
});

it('leaves state, submission and errors of forms to it', () => {
  expect(filesWith(/from 'formik'/)).toEqual(['src/lib/forms/useForm.ts']);
  expect(filesWith(/import \{[^}]*\bErrorSummary\b/)).toEqual(['src/lib/forms/FieldForm.tsx']);
});

it('has a reason for each field that is in no form of the recipe', () => {
  const outside = filesWith(FIELD).filter(
    (file) =>
      file.endsWith('.tsx') && !sources.some((one) => one.file === file && RECIPE.test(one.source)),
  );
  expect(outside).toEqual(Object.keys(NO_FORM).toSorted());
});

it('says by one part that an action failed: read out, and in view where it was pressed', () => {
  expect(filesWith(/role="alert"/)).toEqual(
    [...Object.keys(NO_ACTION), 'src/lib/forms/ActionProblem.tsx'].toSorted(),
  );
});

/** The content of each `FieldForm` of a file. */
const formsIn = (source: string) => source.match(/<FieldForm\b[\s\S]*?<\/FieldForm>/g) ?? [];

it('says it below the fields of a form, where its button is', () => {
  const forms = sources.flatMap(({ file, source }) =>
    formsIn(source).map((form) => ({
      file,
      problem: form.search(/<(?:ActionProblem|ProblemNote)\b/),
      lastField: Math.max(
        ...['field(', '{children}', 'Fields '].map((field) => form.lastIndexOf(field)),
      ),
    })),
  );
  const saying = forms.filter(({ problem }) => problem !== -1);
  expect(saying.length).toBeGreaterThan(8);
  expect(saying.filter(({ problem, lastField }) => problem < lastField)).toEqual([]);
});
