export { TagsField, type TagsFieldProps } from '../fields/many/TagsField.tsx';
