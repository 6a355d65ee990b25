export { PriceBox, type PriceBoxProps } from './PriceBox';
