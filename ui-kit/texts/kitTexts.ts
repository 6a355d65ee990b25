import type { BannerProps } from '../Banner';
import type { BreadcrumbsProps } from '../Breadcrumbs';
import type { ChatListProps } from '../ChatList';
import type { ChatThreadProps } from '../ChatThread';
import type { CheckAnswersProps } from '../CheckAnswers';
import type { CompareTableProps } from '../CompareTable';
import type { ComposerProps } from '../Composer';
import type { ConfirmDialogProps } from '../ConfirmDialog';
import type { ContentsListProps } from '../ContentsList';
import type { CountdownTextProps } from '../CountdownText';
import type { DateRangeDialogProps, DateRangeFieldProps } from '../DateRangeField';
import type { DialogProps } from '../Dialog';
import type { FileDropProps } from '../FileDrop';
import type { FilterBarComboboxProps } from '../FilterBarCombobox';
import type { FilterChipsProps } from '../FilterChips';
import type { FilterSheetProps } from '../FilterSheet';
import type { FooterProps } from '../Footer';
import type { HeaderProps } from '../Header';
import type { LanguageSwitchProps } from '../LanguageSwitch';
import type { LoadMoreProps } from '../LoadMore';
import type { MessageBubbleProps } from '../MessageBubble';
import type { MultiSelectProps } from '../MultiSelect';
import type { OptionGroupProps } from '../OptionGroup';
import type { PhoneFieldProps } from '../PhoneField';
import type { ProgressStepsProps } from '../ProgressSteps';
import type { RangeChartProps } from '../RangeChart';
import type { RateRangeProps } from '../RateRange';
import type { RequirementListProps } from '../RequirementList';
import type { SaveStateProps } from '../SaveState';
import type { SearchBarProps } from '../SearchBar';
import type { ShiftListProps } from '../ShiftList';
import type { SkipLinkProps } from '../SkipLink';
import type { SnackbarProviderProps } from '../Snackbar';
import type { SpinnerProps } from '../Spinner';
import type { StackedBarProps } from '../StackedBar';
import type { StepperProps } from '../Stepper';
import type { TextAreaProps } from '../TextArea';
import type { UnreadDividerProps } from '../UnreadDivider';
import type { WeekPickerProps } from '../WeekPicker';
import type { WorkFieldPickerProps } from '../WorkFieldPicker';

type Texts<Props, Name extends keyof Props> = Required<Pick<Props, Name>>;

/**
 * The ready texts of a language: for each component the props that are the same wherever it is used,
 * to be spread: `<RateRange {...rateRange} />`. Names of things, such as a field's `label`, stay the
 * user's own.
 */
export interface KitTexts {
  banner: Texts<BannerProps, 'dismissLabel'>;
  breadcrumbs: Texts<BreadcrumbsProps, 'label'>;
  button: { loadingLabel: string };
  chatList: Texts<ChatListProps, 'label' | 'labels'>;
  chatThread: Texts<ChatThreadProps, 'labels'>;
  checkAnswers: Texts<CheckAnswersProps, 'changeLabel'>;
  compareTable: Texts<CompareTableProps, 'labels'>;
  composer: Texts<ComposerProps, 'labels'>;
  confirmDialog: Texts<ConfirmDialogProps, 'cancelLabel'>;
  contentsList: Texts<ContentsListProps, 'title'>;
  countdownText: Texts<CountdownTextProps, 'labels'>;
  dateRangeDialog: Texts<DateRangeDialogProps, 'labels'>;
  dateRangeField: Texts<DateRangeFieldProps, 'labels'>;
  dialog: Texts<DialogProps, 'closeLabel'>;
  fileDrop: Texts<FileDropProps, 'labels'>;
  filterBarCombobox: Texts<FilterBarComboboxProps, 'labels'>;
  filterChips: Texts<FilterChipsProps, 'labels'>;
  filterSheet: Texts<FilterSheetProps<object>, 'labels'>;
  footer: Texts<FooterProps, 'navLabel'>;
  header: Texts<HeaderProps, 'labels'>;
  languageSwitch: Texts<LanguageSwitchProps, 'label'>;
  loadMore: Texts<LoadMoreProps, 'labels'>;
  messageBubble: Texts<MessageBubbleProps, 'labels'>;
  multiSelect: Texts<MultiSelectProps, 'labels'>;
  optionGroup: Texts<OptionGroupProps, 'labels'>;
  phoneField: Texts<PhoneFieldProps, 'prefixLabel'>;
  progressSteps: Texts<ProgressStepsProps, 'labels'>;
  rangeChart: Texts<RangeChartProps, 'headings' | 'legend' | 'unknown'>;
  rateRange: Texts<RateRangeProps, 'labels'>;
  requirementList: Texts<RequirementListProps, 'sourceLabel'>;
  saveState: Texts<SaveStateProps, 'labels'>;
  searchBar: Texts<SearchBarProps, 'filterCountLabel'>;
  shiftList: Texts<ShiftListProps, 'moreLabel'>;
  skipLink: Texts<SkipLinkProps, 'children'>;
  snackbarProvider: Texts<SnackbarProviderProps, 'labels'>;
  spinner: Texts<SpinnerProps, 'label'>;
  stackedBar: Texts<StackedBarProps, 'headings'>;
  stepper: Texts<StepperProps, 'labels'>;
  textArea: Texts<TextAreaProps, 'countLabel'>;
  unreadDivider: Texts<UnreadDividerProps, 'label'>;
  weekPicker: Texts<WeekPickerProps, 'labels'>;
  workFieldPicker: Texts<WorkFieldPickerProps, 'labels'>;
}
