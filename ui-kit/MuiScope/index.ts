export { MuiScope, type MuiScopeProps } from './MuiScope';
export { createServerStyles, type ServerStyles, type StyleElement } from './serverStyles';
