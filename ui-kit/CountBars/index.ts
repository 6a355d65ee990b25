export { CountBars, type CountBarsItem, type CountBarsProps } from './CountBars';
