import { page } from '@rentyard/contract/entities/page';
import { registerResource } from '../records/registerResource.ts';

export const pages = registerResource(page);
