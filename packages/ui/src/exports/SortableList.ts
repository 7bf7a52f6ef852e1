export {
  type SortableItem,
  SortableList,
  type SortableListProps,
} from '../SortableList/SortableList.tsx';
