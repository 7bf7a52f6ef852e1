export { EditGrid } from '../EditGrid/EditGrid.tsx';
export type {
  CellEdit,
  EditCellState,
  EditColumn,
  EditGridProps,
  EditGroup,
  EditRow,
} from '../EditGrid/editGridTypes.ts';
