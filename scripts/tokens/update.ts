/**
 * `npm run tokens:update`: writes the design tokens that `@rentyard/ui` publishes and the report of contrasts.
 * Run it after a change of the theme.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { contrastReport } from './contrastReport.ts';
import { designTokens } from './designTokens.ts';

const tokens = 'packages/ui/tokens.json';
writeFileSync(tokens, JSON.stringify(designTokens()));
const biome = fileURLToPath(import.meta.resolve('@biomejs/biome/bin/biome'));
execFileSync(process.execPath, [biome, 'format', '--write', tokens], { stdio: 'inherit' });
writeFileSync('docs/contrast.md', contrastReport());
