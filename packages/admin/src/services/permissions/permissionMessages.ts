import { permissionLabels } from '@rentyard/contract/messages/permissionLabels';
import { defineMessages } from '../i18n/defineMessages.ts';

/** The same words as in what the server says. */
export const messages = defineMessages(permissionLabels);
