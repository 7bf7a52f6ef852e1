export { padPlaces, plainDecimal } from '../text/decimals.ts';
