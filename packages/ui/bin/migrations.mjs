/**
 * What has moved or has a new name, by the version that changed it. MIGRATION.md describes the same changes.
 *
 * @typedef {object} Migration
 * @property {string} version
 * @property {Readonly<Record<string, string>>} entries Former import path and the present one.
 * @property {Readonly<Record<string, Readonly<Record<string, string>>>>} exports Former and present names of
 *   exports, by their former import path.
 */

/** @type {readonly Migration[]} */
export const migrations = [
  {
    version: '0.2.0',
    entries: {
      '@rentyard/ui/fonts': '@fontsource-variable/inter',
      '@rentyard/ui/validators': '@rentyard/validators',
      '@rentyard/ui/masks': '@rentyard/validators/masks',
      '@rentyard/ui/decimals': '@rentyard/validators/decimals',
      '@rentyard/ui/coordinates': '@rentyard/validators/coordinates',
      '@rentyard/ui/transliterate': '@rentyard/validators/transliterate',
      '@rentyard/ui/strings-ua': '@rentyard/ui/strings-uk',
    },
    exports: {
      '@rentyard/ui/ClientTable': { askFor: 'requestState' },
      '@rentyard/ui/PermissionGrid': {
        Grants: 'Permissions',
        GrantCell: 'PermissionCell',
        changedGrants: 'changedPermissions',
      },
      '@rentyard/ui/strings': { Say: 'Translate' },
      '@rentyard/ui/FileDrop': { sayBytes: 'formatBytes' },
    },
  },
];
