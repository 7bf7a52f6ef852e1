import { expect, it } from 'vitest';
import { requirementProblems } from './requirementProblems.mjs';

const page = ['LIST-1', 'LIST-2', 'LIST-3', 'LIST-5', 'PERM']
  .map((number) => `- **P-${number}** A sentence.`)
  .join('\n');
const problemsOf = (text: string) => requirementProblems(page, new Map([['a.ts', text]]));

it('accepts citations that the page defines', () => {
  expect(problemsOf('/** Sorts rows (P-LIST-2, P-PERM). */')).toEqual([]);
});

it('reports a citation that the page does not define', () => {
  expect(problemsOf('// P-LIST-4')).toEqual([
    'a.ts cites P-LIST-4: define it in docs/requirements.md.',
  ]);
});

it('expands short citations before it compares them', () => {
  expect(problemsOf('(P-LIST-1 to 3, 5)')).toEqual([]);
  expect(problemsOf('(P-LIST-2 to 5, 7)')).toEqual([
    'a.ts cites P-LIST-4: define it in docs/requirements.md.',
    'a.ts cites P-LIST-7: define it in docs/requirements.md.',
  ]);
});

it('reports a number that the page defines twice', () => {
  expect(requirementProblems(`${page}\n- **P-PERM** Another sentence.`, new Map())).toEqual([
    'P-PERM is defined twice in docs/requirements.md.',
  ]);
});
