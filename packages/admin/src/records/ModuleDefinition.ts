import type { Subject } from '@rentyard/contract/permissions';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { MessageKey } from '../services/i18n/defineMessages.ts';

/** Groups of the side bar, in its order (P-SHELL-1). */
export const moduleGroups = [
  'marketplace',
  'catalogue',
  'content',
  'chatbot',
  'geography',
  'access',
] as const;

export type ModuleGroup = (typeof moduleGroups)[number];

/** What the house must know of a module; everything else stays in the module's folder. */
export interface ModuleDefinition {
  /** First segment of its addresses: `category-groups`. */
  readonly name: string;
  /** Whose `read` right opens it. */
  readonly subject: Subject;
  /** It is there for admins and for nobody else, whatever they may read: ask `isOpenTo`. */
  readonly isAdminOnly?: boolean;
  readonly group: ModuleGroup;
  readonly icon: ComponentType<{
    readonly size?: number | string;
    readonly strokeWidth?: number | string;
  }>;
  /** What the number beside it in the side bar counts. */
  readonly counter?: 'offers_new' | 'orders_new' | 'rooms_unread' | 'mails_waiting';
  /** It stands in the side bar only while the server tells its counter. */
  readonly isShownWhileCounted?: boolean;
  /** Its list has tabs by status, each with its count. */
  readonly hasStatusTabs?: boolean;
  /** Its name in the side bar and in breadcrumbs. */
  readonly title: MessageKey;
  /** Where it begins, below the language, when that is not the first page of a list. Ask `moduleHome`. */
  readonly home?: string;
  /** Addresses below the language: `offers/page/:page`. Screens come through the `lazy` route field. */
  readonly routes: readonly RouteObject[];
}

/** What a route may tell the router and the frame around it, as its `handle`. */
export interface RouteHandle {
  /** The last breadcrumb, after the module's name: `record.create`. */
  readonly crumb?: MessageKey;
  /** A sheet over a screen: focus, scroll and loader leave the screen below alone. */
  readonly isOverlay?: boolean;
  /** The screen does with `app/coreMessages.ts`. All messages load with it unless said. */
  readonly messages?: 'core';
}
