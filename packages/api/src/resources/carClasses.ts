import { carClass } from '@rentyard/contract/carClass';
import { keep } from '../records/kept.ts';

export const carClasses = keep(carClass);
