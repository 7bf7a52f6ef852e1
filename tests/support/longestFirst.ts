import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** By size alone they would start last, and then the other core waits for them. */
const longest = [
  'tests/release/faults/adversary.test.ts',
  'tests/api/files/hostileFiles.test.ts',
  'tests/api/lists/listPlansBySize.test.ts',
  'tests/api/rental/sequences.test.ts',
  'packages/api/src/backup/backup.test.ts',
  'tests/api/files/exportRoundTrip.test.ts',
  'tests/api/files/importKinds.test.ts',
  'tests/api/files/importFiles.test.ts',
  'tests/api/webhooks/deliveries.test.ts',
  'tests/api/access/access.test.ts',
  'tests/api/server/fuzz.test.ts',
  'stories/capabilities/screenReader.test.tsx',
];

/** Starts the files that take longest first, the others by their size. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) =>
      longest.some((name) => moduleId.endsWith(`/${name}`));
    const others = await super.sort(files.filter((file) => !isLong(file)));
    return [...files.filter(isLong), ...others];
  }
}
