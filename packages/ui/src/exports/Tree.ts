export { Tree, type TreeProps } from '../Tree/Tree.tsx';
export type { TreeItem } from '../Tree/treeItem.ts';
export type { LoadTreeChildren } from '../Tree/useTreeLoading.ts';
