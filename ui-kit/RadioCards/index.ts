export { type RadioCard, RadioCards, type RadioCardsProps } from './RadioCards';
