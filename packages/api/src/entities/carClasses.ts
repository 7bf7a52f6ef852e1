import { carClass } from '@rentyard/contract/entities/carClass';
import { registerResource } from '../records/registerResource.ts';

export const carClasses = registerResource(carClass);
