export { brandFromTokens } from './brandFromTokens';
export { cssFromTokens, type ThemeTokenFiles } from './cssFromTokens';
