import { photo } from '@rentyard/contract/photo';
import { keep } from '../records/kept.ts';

export const photos = keep(photo, { columns: { uploaded_by: 'created_by' } });
