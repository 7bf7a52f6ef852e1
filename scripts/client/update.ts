/** `npm run client:update`: writes the generated types of `@rentyard/client`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { readApiDocument } from './apiDocument.ts';
import { clientTypes } from './clientTypes.ts';

const folder = 'packages/client/src/generated';
mkdirSync(folder, { recursive: true });
for (const [name, text] of Object.entries(clientTypes(await readApiDocument()))) {
  writeFileSync(`${folder}/${name}`, text);
}
process.exit(0);
