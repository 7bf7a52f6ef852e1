import MessagesSquare from 'lucide-react/icons/messages-square';
import type { ModuleDefinition, RouteHandle } from '../../screens/ModuleDefinition.ts';
import { listRoutes } from '../../screens/routes.ts';
import { withAllMessages } from '../../services/i18n/withAllMessages.tsx';

const room: RouteHandle = { crumb: 'chat.room' };
const replies: RouteHandle = { crumb: 'chat.replies' };
const sheet: RouteHandle = { isOverlay: true };

export const buzbotMessages: ModuleDefinition = {
  name: 'buzbot_messages',
  subject: 'buzbot_messages',
  group: 'chatbot',
  icon: MessagesSquare,
  title: 'buzbot_messages.title',
  counter: 'rooms_unread',
  routes: [
    ...listRoutes(
      'buzbot_messages',
      withAllMessages(() => import('./inbox/InboxScreen.tsx').then((chunk) => chunk.InboxScreen)),
    ),
    {
      path: 'buzbot_messages/room/:id',
      handle: room,
      lazy: {
        Component: () => import('./room/RoomScreen.tsx').then((chunk) => chunk.RoomScreen),
      },
    },
    {
      path: 'buzbot_messages/replies',
      handle: replies,
      lazy: {
        Component: () =>
          import('./canned-responses/CannedResponseList.tsx').then(
            (chunk) => chunk.CannedResponseList,
          ),
      },
      children: ['create', 'edit/:id'].map((path) => ({
        path,
        handle: sheet,
        lazy: {
          Component: () =>
            import('./canned-responses/CannedResponseSheet.tsx').then(
              (chunk) => chunk.CannedResponseSheet,
            ),
        },
      })),
    },
  ],
};
