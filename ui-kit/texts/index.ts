export type { KitTexts } from './kitTexts';
