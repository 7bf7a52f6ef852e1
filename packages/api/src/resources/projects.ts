import { project } from '@rentyard/contract/project';
import { keep } from '../records/kept.ts';

export const projects = keep(project);
