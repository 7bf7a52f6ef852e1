export { type SavedView, SavedViews, type SavedViewsProps } from '../savedViews/SavedViews.tsx';
