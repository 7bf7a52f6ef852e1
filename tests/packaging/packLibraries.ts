import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { run } from './run.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder for the applications of the tests. */
    readonly work: string;
    /** The packed packages by name. */
    readonly tarballs: Readonly<
      Record<'@rentyard/ui' | '@rentyard/validators' | '@rentyard/client', string>
    >;
  }
}

const work = mkdtempSync(join(tmpdir(), 'rentyard-packaging-'));

/** Packs the published packages once for all tests. `npm pack` builds first, as publishing does. */
export function setup(project: TestProject): void {
  const pack = (name: string): string => {
    run('npm', ['pack', '--silent', '--pack-destination', work], resolve('packages', name));
    const file = readdirSync(work).find((one) => one.startsWith(`rentyard-${name}-`));
    if (!file) throw new Error(`npm pack wrote no tarball of ${name}.`);
    return join(work, file);
  };
  project.provide('work', work);
  project.provide('tarballs', {
    '@rentyard/validators': pack('validators'),
    '@rentyard/ui': pack('ui'),
    '@rentyard/client': pack('client'),
  });
}

export function teardown(): void {
  rmSync(work, { recursive: true, force: true });
}
