export { ErrorState, type ErrorStateProps, type ErrorStateRetry } from './ErrorState';
