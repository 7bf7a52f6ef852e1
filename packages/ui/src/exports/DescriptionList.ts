export {
  type Description,
  DescriptionList,
  type DescriptionListProps,
} from '../layout/DescriptionList.tsx';
