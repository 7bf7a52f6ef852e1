/**
 * `npm test`: all tests that guard behaviour, from types to the built product in a browser. `npm run test:release`:
 * what repeats them wider. The last line is `N passed, N failed`.
 *
 *   npm test                every stage
 *   npm test -- api e2e     stages of these names, or else whose names contain these words, and missing builds
 */
import { parseArgs } from 'node:util';
import { prepareSystem } from './tests/prepareSystem.mjs';
import { selectStages } from './tests/selectStages.mjs';
import { testedServices } from './tests/testedServices.mjs';
import { clearResults, runStages } from './tests/testRun.mjs';
import { levels } from './tests/testStages.mjs';

const { positionals: words, values: options } = parseArgs({
  allowPositionals: true,
  options: { release: { type: 'boolean', default: false } },
});
const stages = levels[options.release ? 'release' : 'test'];
const selected = selectStages(stages, words);
if (selected.length === 0) {
  console.error(
    `No stage matches ${words.join(', ')}. Stages: ${stages.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}

prepareSystem({ pooler: options.release });
clearResults();
const { passed, failed } = await runStages(selected);
console.log('\nTested with');
for (const line of testedServices(selected)) console.log(`  ${line}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
