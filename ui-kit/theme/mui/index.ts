export { muiTheme } from './wholeTheme';
