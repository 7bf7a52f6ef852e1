import { carClass } from '@rentyard/contract/entities/carClass';
import { keep } from '../records/resourceBinding.ts';

export const carClasses = keep(carClass);
