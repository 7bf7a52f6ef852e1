import { configure } from 'storybook/test';

/** Modules that ui loads on demand (`lib/onDemand.tsx`). */
const modules = import.meta.glob([
  '../packages/ui/src/DataTable/{cards/CardsView,columnsMenu/ColumnsPanel,SelectionBar}.tsx',
  '../packages/ui/src/feedback/{AlertRegion,ConnectionLine,CopiedNote}.tsx',
  '../packages/ui/src/filters/{FilterForm,FilterPicker}.tsx',
  '../packages/ui/src/layout/Drawer.ts',
  '../packages/ui/src/lib/restoreFocus.ts',
  '../packages/ui/src/overlays/{ConfirmSheet,MenuList,PopoverBox}.tsx',
]);

let loaded: Promise<unknown> | undefined;

/**
 * In tests, builds these modules before the first story, so no play function waits for a build on demand.
 * Which stories ran before depends on which page was free, and must not change the time that `findBy` and
 * `waitFor` need.
 */
export async function loadModules(): Promise<void> {
  if (import.meta.env.MODE !== 'test') return;
  configure({ asyncUtilTimeout: 30_000 });
  loaded ??= Promise.all(Object.values(modules).map((load) => load()));
  await loaded;
}
