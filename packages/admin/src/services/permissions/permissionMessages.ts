import { permissionLabels } from '@rentyard/contract/messages/permissionLabels';
import { defineMessages } from '../i18n/defineMessages.ts';

/** The labels that the server uses in its messages. */
export const messages = defineMessages(permissionLabels);
