import type { Subject } from '@rentyard/contract/permissions';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { MessageKey } from '../services/i18n/defineMessages.ts';

/** Groups of the side bar, in display order (P-SHELL-1). */
export const moduleGroups = [
  'home',
  'marketplace',
  'catalogue',
  'content',
  'chatbot',
  'geography',
  'access',
] as const;

export type ModuleGroup = (typeof moduleGroups)[number];

/** What the app needs to know about a module. Everything else stays in the module's folder. */
export interface ModuleDefinition {
  /** First segment of the module's URLs: `category-groups`. */
  readonly name: string;
  /** The module opens with the `read` permission on this subject. */
  readonly subject: Subject;
  /** Further subjects whose `read` permission the module needs. */
  readonly needs?: readonly Subject[];
  /** Every signed-in user sees the module, and its own calls check permissions. */
  readonly isForEverybody?: boolean;
  /** Only admins see the module, whatever their read permissions. Check with `isOpenTo`. */
  readonly isAdminOnly?: boolean;
  readonly group: ModuleGroup;
  readonly icon: ComponentType<{
    readonly size?: number | string;
    readonly strokeWidth?: number | string;
  }>;
  /** The counter shown next to the module in the side bar. */
  readonly counter?:
    | 'offers_new'
    | 'orders_new'
    | 'rooms_unread'
    | 'mails_waiting'
    | 'proposals_open';
  /** Hides the module from the side bar of users who may neither write nor propose anything. */
  readonly isForWriters?: boolean;
  /** Hides the module from the side bar until the server sends its counter. */
  readonly isShownWhileCounted?: boolean;
  /** The list has a tab per status, each with its count. */
  readonly hasStatusTabs?: boolean;
  /** The module's name in the side bar and in breadcrumbs. */
  readonly title: MessageKey;
  /** Start URL without the language, when it is not the first page of a list. Use `moduleHome`. */
  readonly home?: string;
  /**
   * URLs without the language: `offers/page/:page`. Screens load through the route's `lazy` field.
   */
  readonly routes: readonly RouteObject[];
}

/** The `handle` of a route: metadata for the router and the frame. */
export interface RouteHandle {
  /** The last breadcrumb, after the module's name: `record.create`. */
  readonly crumb?: MessageKey;
  /** A sheet over a screen: focus, scroll position and loader of the screen below do not change. */
  readonly isOverlay?: boolean;
  /** The screen needs only `app/coreMessages.ts`. By default all messages load with it. */
  readonly messages?: 'core';
}
