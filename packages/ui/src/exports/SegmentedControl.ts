export {
  type Segment,
  SegmentedControl,
  type SegmentedControlProps,
} from '../primitives/SegmentedControl.tsx';
