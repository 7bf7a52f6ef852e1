import {
  type CodePatterns,
  changeCodeSettings,
  codeSettings,
  defaultCodePatterns,
  readCodeSettings,
} from '@rentyard/contract/entities/system/codeSettings';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../http/handle.ts';
import type { Store } from '../../records/store.ts';
import { parseSettings, readSettings, writeSettings } from '../../records/write/settings.ts';

/** The patterns of generated codes. */
export function codeSettingRoutes(app: FastifyInstance, { db, clock }: Store): void {
  const readPatterns = () => readSettings<CodePatterns>(db, 'codes', defaultCodePatterns);

  handle(app, readCodeSettings, readPatterns);

  handle(app, changeCodeSettings, async ({ body, user }) => {
    const value = parseSettings(codeSettings, body);
    await writeSettings(db, 'codes', { value, now: clock(), userId: user.id });
    return readPatterns();
  });
}
