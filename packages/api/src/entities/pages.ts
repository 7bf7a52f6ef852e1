import { page } from '@rentyard/contract/entities/page';
import { registerResource } from '../records/resourceBinding.ts';

export const pages = registerResource(page);
