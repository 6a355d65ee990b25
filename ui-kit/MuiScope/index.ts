export { MuiScope, type MuiScopeProps } from './MuiScope';
