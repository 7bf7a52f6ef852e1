import { carClass } from '@rentyard/contract/entities/carClass';
import { keep } from '../records/kept.ts';

export const carClasses = keep(carClass);
