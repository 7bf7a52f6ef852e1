import { project } from '@rentyard/contract/project';
import type { ReactNode } from 'react';
import { ListScreen } from '../../records/list/ListScreen.tsx';
import { projectColumns } from './columns.tsx';

export function ProjectList(): ReactNode {
  return <ListScreen resource={project} columns={projectColumns} />;
}
