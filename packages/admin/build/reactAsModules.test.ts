import { expect, it } from 'vitest';
import { bundleLean } from './bundleLean.ts';
import { asModule, reactFiles, withNamedImports } from './reactAsModules.ts';

it('gives every part of React that libraries ask for', async () => {
  const { drawn, named } = await bundleLean<{ drawn: string; named: readonly string[] }>({
    contents: `
      import Whole, { useId, useMemo } from 'react';
      import * as All from 'react';
      import { createRoot } from 'react-dom/client';
      import { createPortal } from 'react-dom';
      import { unstable_now } from 'scheduler';
      import { useSyncExternalStoreWithSelector } from 'use-sync-external-store/with-selector';
      import { jsx } from 'react/jsx-runtime';
      const parts = { useId, useMemo, createRoot, createPortal, unstable_now, useSyncExternalStoreWithSelector, jsx };
      export const named = Object.entries(parts).filter(([, part]) => typeof part === 'function').map(([name]) => name);
      export const drawn = [Whole.version, All.version, Whole.useState === All.useState].join();
    `,
    files: /\.production\.js$/,
    lean: asModule,
    alias: reactFiles(),
  });
  expect(named).toHaveLength(7);
  expect(drawn).toMatch(/^(19\.\d+\.\d+),\1,true$/);
});

it('turns what a file requires and exports into imports and exports', () => {
  const code = [
    '"use strict";',
    'var Scheduler = require("scheduler"),',
    '  React = require("react");',
    'exports.now = void 0;',
    'if (typeof performance === "object") exports.now = function () { return 1; };',
    'exports.later = function () { return exports.now() + 1; };',
  ].join('\n');
  expect(asModule(code)).toBe(
    [
      "import * as Scheduler from 'scheduler';",
      "import * as React from 'react';",
      'var exported_now;',
      '"use strict";',
      '',
      'exported_now = void 0;',
      'if (typeof performance === "object") exported_now = function () { return 1; };',
      'var exported_later = function () { return exported_now() + 1; };',
      'export { exported_now as now, exported_later as later };',
      'export default { now: exported_now, later: exported_later };',
    ].join('\n'),
  );
});

it('lets libraries that import React whole take it by name', () => {
  expect(withNamedImports('import t,{createElement as n}from"react";t.memo(n);')).toBe(
    "import * as t from 'react';import {createElement as n} from 'react';t.memo(n);",
  );
  expect(withNamedImports("import { useState } from 'react';")).toBe(
    "import { useState } from 'react';",
  );
});
