import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { migrateCode } from '../../packages/ui/bin/migrateCode.mjs';
import { migrations } from '../../packages/ui/bin/migrations.mjs';

describe('migrateCode', () => {
  it.each([
    [
      "import { email, type Rule } from '@rentyard/ui/validators';",
      "import { email, type Rule } from '@rentyard/validators';",
    ],
    [
      'import { mask } from "@rentyard/ui/masks";',
      'import { mask } from "@rentyard/validators/masks";',
    ],
    ["import '@rentyard/ui/fonts';", "import '@fontsource-variable/inter';"],
    ["await import('@rentyard/ui/strings-ua')", "await import('@rentyard/ui/strings-uk')"],
    [
      "import { askFor, ClientTable } from '@rentyard/ui/ClientTable';",
      "import { requestState as askFor, ClientTable } from '@rentyard/ui/ClientTable';",
    ],
    [
      "import { type Grants, changedGrants as changes } from '@rentyard/ui/PermissionGrid';",
      "import { type Permissions as Grants, changedPermissions as changes } from '@rentyard/ui/PermissionGrid';",
    ],
    [
      "import {\n  FileDrop,\n  sayBytes,\n} from '@rentyard/ui/FileDrop';",
      "import {\n  FileDrop,\n  formatBytes as sayBytes,\n} from '@rentyard/ui/FileDrop';",
    ],
    [
      "import type { Say } from '@rentyard/ui/strings';",
      "import type { Translate as Say } from '@rentyard/ui/strings';",
    ],
    [
      "export { Grants } from '@rentyard/ui/PermissionGrid';",
      "export { Permissions as Grants } from '@rentyard/ui/PermissionGrid';",
    ],
  ])('changes %s', (former, present) => {
    expect(migrateCode(former)).toBe(present);
    expect(migrateCode(present)).toBe(present);
  });

  it.each([
    "import { askFor } from './questions.ts';",
    "import { Button } from '@rentyard/ui/Button';",
    "const text = 'see @rentyard/ui/masks for details';",
    "import { validators } from '@rentyard/ui/validatorsOfMine';",
  ])('leaves %s', (code) => {
    expect(migrateCode(code)).toBe(code);
  });
});

describe('migrations', () => {
  it('lead to entries and exports that exist', () => {
    for (const { entries, exports } of migrations) {
      for (const path of Object.values(entries).filter((one) => one.startsWith('@rentyard/'))) {
        expect(existsSync(sourceOf(path)), path).toBe(true);
      }
      for (const [path, names] of Object.entries(exports)) {
        const code = readFileSync(sourceOf(path), 'utf8');
        for (const name of Object.values(names)) expect(code).toMatch(new RegExp(`\\b${name}\\b`));
      }
    }
  });

  it('are described in MIGRATION.md', () => {
    const page = readFileSync('packages/ui/MIGRATION.md', 'utf8');
    for (const { entries, exports } of migrations) {
      for (const former of Object.keys(entries)) expect(page).toContain(former.split('/').at(-1));
      for (const names of Object.values(exports)) {
        for (const former of Object.keys(names)) expect(page).toContain(`\`${former}\``);
      }
    }
  });
});

describe('npx @rentyard/ui migrate', () => {
  it('changes the files of a folder and names the packages to install', () => {
    const folder = mkdtempSync(join(tmpdir(), 'rentyard-migrate-'));
    const file = join(folder, 'form.ts');
    const command = (...args: readonly string[]) =>
      execFileSync(
        process.execPath,
        ['packages/ui/bin/rentyard-ui.mjs', 'migrate', ...args, folder],
        {
          encoding: 'utf8',
        },
      );
    try {
      writeFileSync(file, "import { email } from '@rentyard/ui/validators';\n");
      expect(command('--dry-run')).toContain('1 files would change');
      expect(readFileSync(file, 'utf8')).toContain('@rentyard/ui/validators');
      expect(command()).toContain('npm install @rentyard/validators');
      expect(readFileSync(file, 'utf8')).toBe("import { email } from '@rentyard/validators';\n");
      expect(command()).toContain('0 files changed');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

/** The source of an import path of the published packages. */
function sourceOf(path: string): string {
  const [, library = '', entry = 'rules'] = /^@rentyard\/(\w+)(?:\/(.+))?$/.exec(path) ?? [];
  return `packages/${library}/src/exports/${entry}.ts`;
}
