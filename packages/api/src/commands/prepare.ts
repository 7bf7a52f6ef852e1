import { dropOldTemplates, preparedTemplate } from '../db/template.ts';
import { prepareDemoPhotos } from '../seed/photos.ts';
import { demoSeed } from '../seed/seedDatabase.ts';
import { prepareSnapshot } from './prepareSnapshot.ts';

/** Part of the build: makes ahead of time what a first start would otherwise wait for. */
await Promise.all([preparedTemplate(), prepareDemoPhotos(demoSeed)]);
await Promise.all([prepareSnapshot(), dropOldTemplates()]);
