export {
  type ShowSnackbar,
  type SnackbarOptions,
  SnackbarProvider,
  type SnackbarProviderProps,
  useSnackbar,
} from './SnackbarProvider';
export type { SnackbarAction, SnackbarType } from './snackbarQueue';
export { type ShowToast, type Toasts, useToasts } from './useToasts';
