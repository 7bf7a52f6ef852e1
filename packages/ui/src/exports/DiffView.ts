export { DiffView, type DiffViewProps, type FieldChange } from '../DiffView/DiffView.tsx';
export { type DiffSegment as DiffPart, wordDiff } from '../DiffView/wordDiff.ts';
