import { expect, it } from 'vitest';
import { withImportFrom, withRuntime } from './foldRuntime.ts';

const runtime = 'var e=1,t=()=>e+1;export{e as n,t};';

it('moves the runtime into the chunk that uses it and hands it on', async () => {
  const app = 'import{n as a,t as b}from"./rolldown-runtime-X1.js";var c=a+b();export{c as d};';
  const folded = withRuntime(app, runtime, 'rolldown-runtime-X1.js');
  const loaded = await import(`data:text/javascript,${encodeURIComponent(folded)}`);
  expect({ ...loaded }).toEqual({ d: 3, runtime_n: 1, runtime_t: expect.any(Function) });
});

it('hands it on from a chunk that does not use it', async () => {
  const folded = withRuntime('export const d=4;', runtime, 'rolldown-runtime-X1.js');
  const loaded = await import(`data:text/javascript,${encodeURIComponent(folded)}`);
  expect(loaded).toMatchObject({ d: 4, runtime_n: 1 });
});

it('sends other chunks to where it is now', () => {
  const list = 'import{n as a}from"./rolldown-runtime-X1.js";import{d}from"./app-Y2.js";a(d);';
  expect(withImportFrom(list, 'rolldown-runtime-X1.js', 'app-Y2.js')).toBe(
    'import{runtime_n as a}from"./app-Y2.js";import{d}from"./app-Y2.js";a(d);',
  );
});
