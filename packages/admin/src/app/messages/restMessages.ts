import { languageCodes } from '@rentyard/contract/languages';
import { problemMessages as texts } from '@rentyard/contract/messages/problems';
import { messages as account } from '../../domain/account/accountMessages.ts';
import { messages as categoryIcons } from '../../domain/categories/icons/iconMessages.ts';
import { formMessages as categoryForm } from '../../domain/categories/messages.ts';
import { messages as categoryPrices } from '../../domain/categories/prices/pricesMessages.ts';
import { messages as categoryProperties } from '../../domain/categories/properties/propertiesMessages.ts';
import { messages as screensError } from '../../domain/error-pages/errorMessages.ts';
import { messages as issuedSecrets } from '../../domain/issued-secret/secretMessages.ts';
import { messages as listingForm } from '../../domain/listing/formMessages.ts';
import { messages as priceTiers } from '../../domain/listing/prices/tierMessages.ts';
import { messages as map } from '../../domain/map/mapMessages.ts';
import { messages as money } from '../../domain/money/moneyMessages.ts';
import { messages as permissions } from '../../domain/permissions/permissionMessages.ts';
import { messages as availability } from '../../domain/rental/availabilityMessages.ts';
import { messages as screensSignIn } from '../../domain/sign-in/signInMessages.ts';
import { messages as bulk } from '../../features/bulk/bulkMessages.ts';
import { messages as cells } from '../../features/field-edit/cellMessages.ts';
import { messages as follow } from '../../features/follow/followMessages.ts';
import { messages as history } from '../../features/history/historyMessages.ts';
import { messages as importExport } from '../../features/import-export/importExportMessages.ts';
import { messages as jobs } from '../../features/jobs/jobMessages.ts';
import { messages as peek } from '../../features/peek/peekMessages.ts';
import { messages as read } from '../../features/read/readMessages.ts';
import { messages as reorder } from '../../features/reorder/reorderMessages.ts';
import { changeMessages as changes } from '../../features/row-actions/messages.ts';
import { messages as timeline } from '../../features/timeline/timelineMessages.ts';
import { messages as trash } from '../../features/trash/trashMessages.ts';
import { messages as views } from '../../features/views/viewMessages.ts';
import { messages as brandsTool } from '../../modules/brands/toolMessages.ts';
import { messages as chatReplies } from '../../modules/buzbot-messages/canned-responses/cannedResponseMessages.ts';
import { messages as chatInbox } from '../../modules/buzbot-messages/inbox/inboxMessages.ts';
import { messages as chatRoom } from '../../modules/buzbot-messages/room/roomMessages.ts';
import { messages as homeFigures } from '../../modules/home/figures/figureMessages.ts';
import { messages as utilisation } from '../../modules/home/utilisation/utilisationMessages.ts';
import { messages as offersReviewQueue } from '../../modules/offers/review/queueMessages.ts';
import { messages as offersReview } from '../../modules/offers/review/reviewMessages.ts';
import { messages as ordersBoard } from '../../modules/orders/board/boardMessages.ts';
import { messages as orderTotals } from '../../modules/orders/orderTotalsMessages.ts';
import { messages as orderPrice } from '../../modules/orders/price/priceMessages.ts';
import { messages as photoDesk } from '../../modules/photo/photoMessages.ts';
import { messages as feeds } from '../../modules/profile/feedMessages.ts';
import { messages as profile } from '../../modules/profile/profileMessages.ts';
import { messages as notices } from '../../modules/settings/notices/noticeMessages.ts';
import { messages as systemCheck } from '../../modules/settings/systemCheckMessages.ts';
import { messages as screensAuth } from '../../modules/sign-in/authMessages.ts';
import { messages as usersBucket } from '../../modules/users/bucketMessages.ts';
import { messages as usersFigure } from '../../modules/users/figureMessages.ts';
import { messages as usersForm } from '../../modules/users/formMessages.ts';
import { messages as usersPerson } from '../../modules/users/personMessages.ts';
import { messages as webhook } from '../../modules/webhooks/webhookMessages.ts';
import { messages as filters } from '../../records/filters/filterMessages.ts';
import { messages as form } from '../../records/form/formMessages.ts';
import { messages as pictures } from '../../records/pictures/pictureMessages.ts';
import { messages as presence } from '../../records/presence/presenceMessages.ts';
import { messages as refusals } from '../../records/refusals/refusalMessages.ts';
import { messages as changed } from '../../screens/list/changedMessages.ts';
import { messages as alerts } from '../../services/alerts/messages.ts';
import type { Keys, MessageFile } from '../../services/i18n/defineMessages.ts';
import { messages as permissionLabels } from '../../services/permissions/permissionMessages.ts';
import { versionMessages as shellVersion } from '../../shell/messages.ts';
import { messages as shellNotifications } from '../../shell/notifications/notificationMessages.ts';
import { messages as shellCommands } from '../../shell/palette/paletteMessages.ts';
import { messages as shellWords } from '../../shell/palette/searchWords.ts';
import { otherFieldMessages } from './fieldMessages.ts';
import * as moduleMessages from './moduleMessages.ts';

/** The contract's texts of failed rules, as messages `problem.<rule>`. */
const problemMessages = Object.fromEntries(
  languageCodes.map((language) => [
    language,
    Object.fromEntries(
      Object.entries(texts[language]).map(([rule, text]) => [`problem.${rule}`, text]),
    ),
  ]),
) as MessageFile;

const own = [
  account,
  alerts,
  availability,
  brandsTool,
  chatInbox,
  chatReplies,
  chatRoom,
  feeds,
  reorder,
  follow,
  offersReview,
  offersReviewQueue,
  ordersBoard,
  orderTotals,
  orderPrice,
  priceTiers,
  money,
  notices,
  systemCheck,
  photoDesk,
  profile,
  usersBucket,
  usersFigure,
  usersForm,
  usersPerson,
  homeFigures,
  utilisation,
  changes,
  bulk,
  categoryForm,
  categoryIcons,
  categoryPrices,
  categoryProperties,
  changed,
  importExport,
  cells,
  peek,
  filters,
  form,
  history,
  jobs,
  map,
  issuedSecrets,
  webhook,
  listingForm,
  permissions,
  pictures,
  presence,
  refusals,
  read,
  timeline,
  trash,
  views,
  permissionLabels,
  screensAuth,
  screensError,
  screensSignIn,
  shellCommands,
  shellNotifications,
  shellVersion,
  shellWords,
] as const;

type FormMessages<Module> = Module extends { readonly formMessages: infer Texts } ? Texts : never;

const formMessages = Object.values(moduleMessages).flatMap((module) =>
  'formMessages' in module ? [module.formMessages] : [],
);

/**
 * Messages of all other screens. They load with the first such screen
 * (`services/i18n/withAllMessages.tsx`). The build compiles them (`build/messages.ts`); nothing
 * imports this file at run time.
 */
export const restMessages: readonly MessageFile[] = [
  ...formMessages,
  ...own,
  otherFieldMessages,
  problemMessages,
];

declare module '../../services/i18n/defineMessages.ts' {
  interface Messages
    extends Keys<
      (typeof own)[number] | FormMessages<(typeof moduleMessages)[keyof typeof moduleMessages]>
    > {}
}
