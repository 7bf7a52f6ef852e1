export {
  type Coordinates,
  CoordinatesField,
  type CoordinatesFieldProps,
} from '../fields/CoordinatesField.tsx';
