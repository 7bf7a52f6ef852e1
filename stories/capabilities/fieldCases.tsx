import type { FieldCase } from './caseTools.tsx';
import { choiceFieldCases } from './choiceFieldCases.tsx';
import { fileFieldCases } from './fileFieldCases.tsx';
import { textFieldCases } from './textFieldCases.tsx';

/** A case for every component of `fields` with a value. */
export const fieldCases: Readonly<Record<string, FieldCase>> = {
  ...textFieldCases,
  ...choiceFieldCases,
  ...fileFieldCases,
};
