export { Field, type FieldProps, useControl } from '../fields/Field.tsx';
