export { DiffView, type DiffViewProps, type FieldChange } from '../DiffView/DiffView.tsx';
export { type DiffPart, wordDiff } from '../DiffView/wordDiff.ts';
