import { configure } from 'storybook/test';

/** What ui fetches when it is first shown (`lib/onDemand.tsx`). */
const modules = import.meta.glob([
  '../packages/ui/src/DataTable/{CardsView,ColumnsPanel,SelectionBar}.tsx',
  '../packages/ui/src/feedback/{AlertRegion,ConnectionLine,CopiedNote}.tsx',
  '../packages/ui/src/filters/{FilterForm,FilterPicker}.tsx',
  '../packages/ui/src/layout/Drawer.ts',
  '../packages/ui/src/overlays/{ConfirmSheet,MenuList,PopoverBox}.tsx',
]);

let loaded: Promise<unknown> | undefined;

/**
 * In tests, has these parts built before the first story, so that no play function waits for a build on demand
 * that another page may hold up. Which stories a page has shown before depends on which page was free: what they
 * left behind must make no difference, the patience of `findBy` and `waitFor` no more than code.
 */
export async function loadModules(): Promise<void> {
  if (import.meta.env.MODE !== 'test') return;
  configure({ asyncUtilTimeout: 8_000 });
  loaded ??= Promise.all(Object.values(modules).map((load) => load()));
  await loaded;
}
