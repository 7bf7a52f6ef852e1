import { installDomFallbacks, UiTestProviders } from '@rentyard/ui/testing';
import { act, type ComponentType, createElement, createRef } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { rootExceptions } from './apiExceptions.ts';

installDomFallbacks();

type Args = Readonly<Record<string, unknown>>;
type Exports = Readonly<Record<string, unknown>>;
interface StoryFile {
  readonly [name: string]: { readonly args?: Args } | undefined;
}

const entries = import.meta.glob<Exports>('../../packages/ui/src/exports/[A-Z]*.ts');
const sources = import.meta.glob<string>('../../packages/ui/src/exports/[A-Z]*.ts', {
  query: '?raw',
  import: 'default',
});
const stories = import.meta.glob<StoryFile>(
  '../{primitives,fields,table,structures,charts,overlays,feedback,layout}/*.stories.tsx',
);

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

const nameOf = (path: string) => path.split('/').at(-1)?.replace(/\..*$/, '') ?? '';

test.each(Object.keys(entries))('every component of %s has exported props', async (path) => {
  const exported = (await entries[path]?.()) ?? {};
  const source = (await sources[path]?.()) ?? '';
  const components = Object.keys(exported).filter((name) => /^[A-Z]/.test(name));
  const missing = components.filter((name) => !new RegExp(`\\b${name}Props\\b`).test(source));
  expect(missing).toEqual([]);
});

/** Where the first story renders nothing without a visitor. */
const shown: Readonly<Record<string, Args>> = { PasswordStrength: { password: 'excavator' } };

/** Without providers, which render no element of their own. */
const components = Object.keys(entries).filter((path) => !/Provider$|^Alerts$/.test(nameOf(path)));

test.each(components)('%s passes the attributes of its host to one element', async (path) => {
  const name = nameOf(path);
  const exported = (await entries[path]?.()) ?? {};
  const file =
    await stories[Object.keys(stories).find((story) => nameOf(story) === name) ?? '']?.();
  const [first = ''] = Object.keys(file ?? {}).filter((story) => story !== 'default');
  const ref = createRef<unknown>();
  const args = {
    ...file?.default?.args,
    ...file?.[first]?.args,
    ...shown[name],
    ...{ className: 'host-class', id: 'host-id', style: { outlineOffset: '7px' } },
    ...{ 'data-host': 'yes', ref },
  };
  const missing = await missingOf(exported[name] as ComponentType<Args>, args, ref);
  if (name in rootExceptions) expect(missing).not.toEqual([]);
  else expect(missing).toEqual([]);
});

/**
 * The attributes that do not arrive. `id`, `ref` and, beside other attributes of HTML, `data-*` of a field are those of
 * its control, inside its root.
 */
async function missingOf(
  component: ComponentType<Args>,
  args: Args,
  ref: { readonly current: unknown },
): Promise<readonly string[]> {
  const host = document.body.appendChild(document.createElement('div'));
  const app = createRoot(host);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  try {
    await act(async () =>
      app.render(<UiTestProviders>{createElement(component, args)}</UiTestProviders>),
    );
    const roots = document.querySelectorAll<HTMLElement>('.host-class');
    const [root] = roots;
    return [
      ...(roots.length === 1 ? [] : ['className']),
      ...(root?.style.outlineOffset === '7px' ? [] : ['style']),
      ...(document.querySelectorAll('[data-host=yes]').length === 1 ? [] : ['data-*']),
      ...(document.querySelectorAll('#host-id').length === 1 ? [] : ['id']),
      ...(ref.current ? [] : ['ref']),
    ];
  } catch (error) {
    return [String(error)];
  } finally {
    await act(async () => app.unmount());
    host.remove();
    vi.restoreAllMocks();
  }
}

test('the exceptions have reasons', () => {
  for (const reason of Object.values(rootExceptions)) expect(reason).toMatch(/^[A-Z].*\.$/);
  console.info(
    Object.entries(rootExceptions)
      .map(([name, reason]) => `${name.padEnd(24)} ${reason}`)
      .join('\n'),
  );
});
