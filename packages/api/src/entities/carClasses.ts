import { carClass } from '@rentyard/contract/entities/carClass';
import { registerResource } from '../records/resourceBinding.ts';

export const carClasses = registerResource(carClass);
