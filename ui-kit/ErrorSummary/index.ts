export { ErrorSummary, type ErrorSummaryProps, type SummaryError } from './ErrorSummary';
