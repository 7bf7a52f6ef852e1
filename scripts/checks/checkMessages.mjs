/**
 * The check `messages` of `npm run check`:
 *
 *     node --import tsx --conditions=@rentyard/source scripts/checks/checkMessages.mjs
 */
import { readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { coreMessages } from '../../packages/admin/src/app/messages/coreMessages.ts';
import { restMessages } from '../../packages/admin/src/app/messages/restMessages.ts';
import { frames } from '../../packages/api/src/mail/frame.ts';
import { resources } from '../../packages/contract/src/entities/resources.ts';
import { languageCodes } from '../../packages/contract/src/languages.ts';
import { errorMessages } from '../../packages/contract/src/messages/errors.ts';
import { fieldLabel } from '../../packages/contract/src/messages/fieldLabel.ts';
import { problemMessages } from '../../packages/contract/src/messages/problems.ts';
import { systemFindings } from '../../packages/contract/src/messages/systemFindings.ts';
import { plainFields } from '../../packages/contract/src/schema/resource.ts';
import { reportProblems, sourcesIn } from './checkSources.mjs';
import { messageProblems, quotedIn, termProblems } from './messageProblems.mjs';

const root = 'packages/admin/src';
const sources = sourcesIn([root], (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path));

const screens = [...sources.values()].filter((source) => !source.includes('= defineMessages('));
const files = [...coreMessages, ...restMessages];
const otherTexts = [
  await uiStrings(),
  errorMessages,
  problemMessages,
  systemFindings,
  frames,
  ...(await mailTexts()),
];
const problems = [
  ...messageProblems(files, screens),
  ...termProblems([...files, ...otherTexts]),
  ...problemsOfCore(),
  ...fieldsWithoutLabel(),
];
const count = files.reduce((sum, { en }) => sum + Object.keys(en).length, 0);
reportProblems(problems, {
  good: `${count} messages, complete in every language.`,
  bad: `${problems.length} problems in ${count} messages.`,
});

/** The strings of `@rentyard/ui` by language. */
async function uiStrings() {
  const strings = languageCodes.map(async (code) => {
    const file = await import(`../../packages/ui/src/strings/${code}.ts`);
    return [code, file[code]];
  });
  return Object.fromEntries(await Promise.all(strings));
}

/** The texts of each mail by language. */
async function mailTexts() {
  const folder = 'packages/api/src/mail/templates';
  const files = await Promise.all(readdirSync(folder).map((name) => import(resolve(folder, name))));
  return files.flatMap((file) =>
    Object.entries(file).map(([name, languages]) =>
      Object.fromEntries(
        Object.entries(languages).map(([language, template]) => [
          language,
          { [`mail ${name}`]: Object.values(template).flat().join('\n') },
        ]),
      ),
    ),
  );
}

/** Fields that lists and forms would show under their names in the code. */
function fieldsWithoutLabel() {
  return resources.flatMap((resource) =>
    plainFields(resource)
      .filter(([path, field]) => field.kind !== 'secret' && fieldLabel(path, 'en') === undefined)
      .map(([path]) => `${resource.name}: the field ${path} has no label (moduleFieldLabels.ts)`),
  );
}

/** Keys of `restMessages.ts` in screens that load only the core messages. */
function problemsOfCore() {
  const rest = new Set(restMessages.flatMap(({ en }) => Object.keys(en)));
  return [...coreSources()].flatMap((path) =>
    quotedIn(sources.get(path) ?? '')
      .filter((key) => rest.has(key))
      .map((key) => `${key}: ${path} shows it, but it is in restMessages.ts`),
  );
}

/** The frame, the sign-in and the lists with their static imports. */
function coreSources() {
  const found = new Set();
  const visit = (path) => {
    if (found.has(path) || !sources.has(path)) return;
    found.add(path);
    const imports = /^(?:import|export)(?! type)[^;]*? from '(\.[^']+)';|^import '(\.[^']+)';/gm;
    for (const [, from, effect] of sources.get(path).matchAll(imports)) {
      visit(join(dirname(path), from ?? effect));
    }
  };
  for (const path of [
    'main.tsx',
    'shell/Frame.tsx',
    'shell/AuthFrame.tsx',
    'modules/sign-in/LoginScreen.tsx',
  ]) {
    visit(join(root, path));
  }
  const list = /\blistRoutes\(\s*'[^']+',\s*\(\) =>\s*import\('(\.[^']+)'\)/g;
  for (const [path, source] of sources) {
    for (const [, screen] of source.matchAll(list)) visit(join(dirname(path), screen));
  }
  return found;
}
