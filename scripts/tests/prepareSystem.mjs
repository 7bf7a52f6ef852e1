import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { installedBinaries } from '../../tests/support/database/postgresBinaries.mjs';
import { browserPath, headlessShell } from '../browser.mjs';

/** Debian packages that the tests need and this machine lacks. */
function missingPackages({ pooler }) {
  const missing = [];
  if (!hasBrowser()) missing.push('chromium-headless-shell');
  if (!process.env.TEST_DATABASE_URL && !installedBinaries()) missing.push('postgresql-15');
  if (pooler && canInstall() && !existsSync('/usr/sbin/pgbouncer')) missing.push('pgbouncer');
  return missing;
}

/** A full browser is enough where the headless shell cannot be installed. */
function hasBrowser() {
  if (process.env.CHROMIUM_PATH || existsSync(headlessShell)) return true;
  if (!canInstall() && browserPath()) return true;
  const { chromium } = createRequire(import.meta.url)('playwright');
  return existsSync(chromium.executablePath());
}

function canInstall() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/**
 * Installs a browser and PostgreSQL with apt on a bare Debian machine. Exits with instructions when they
 * are missing and cannot be installed. `pooler` also installs PgBouncer where it can.
 *
 * @param {{ pooler?: boolean }} [options]
 */
export function prepareSystem({ pooler = false } = {}) {
  const missing = missingPackages({ pooler });
  if (missing.length === 0) return;
  const install = `apt-get update && apt-get install -y --no-install-recommends ${missing.join(' ')}`;
  if (!canInstall()) {
    console.error(
      `The tests need ${missing.join(' and ')}, and this machine lacks them. Install them and run the tests again:\n  ${install}\n` +
        'If they are installed elsewhere, set CHROMIUM_PATH to the browser and TEST_DATABASE_URL to a PostgreSQL 15 server.',
    );
    process.exit(1);
  }
  console.log(`Installing ${missing.join(' and ')}`);
  execFileSync('sh', ['-c', install], {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
