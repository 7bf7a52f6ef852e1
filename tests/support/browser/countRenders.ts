import type { Page } from '@playwright/test';

/** A component of React's tree, as far as it is read here. */
interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
}

/**
 * Counts the components that each typed key renders before the browser may paint. Call it before the page loads; the
 * returned function reads the counts. React reports its commits to the developer tools, also in production.
 */
export async function countRenders(page: Page): Promise<() => Promise<readonly number[]>> {
  await page.addInitScript(() => {
    let rendered = 0;
    const counts: number[] = [];
    /** Function components, with a ref, and memoized. */
    const components = new Set([0, 11, 14, 15]);
    const count = (fiber: Fiber, isNew: boolean) => {
      const hasRendered = isNew || (fiber.flags & 1) === 1;
      if (components.has(fiber.tag) && hasRendered) rendered += 1;
      // Without work below, React keeps the children of the former tree.
      if (!isNew && fiber.child === fiber.alternate?.child) return;
      const former = new Set<Fiber>();
      for (let one = fiber.alternate?.child ?? null; one; one = one.sibling) former.add(one);
      for (let one = fiber.child; one; one = one.sibling) {
        if (!former.has(one)) count(one, one.alternate === null);
      }
    };
    const hook = {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount: () => undefined,
      onCommitFiberRoot: (_: number, root: { readonly current: Fiber }) =>
        count(root.current, root.current.alternate === null),
    };
    Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook, rendersByKey: counts });
    // React renders between both listeners: its own are below the window.
    window.addEventListener('input', () => (rendered = 0), { capture: true });
    window.addEventListener('input', () => counts.push(rendered));
  });
  return () => page.evaluate(() => (window as { rendersByKey?: number[] }).rendersByKey ?? []);
}
