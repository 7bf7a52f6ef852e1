// Generated from the declarations of the API by `npm run client:update`. Do not edit.

import type * as filters from './filters.ts';
import type * as schemas from './schemas.ts';

/** Every call of the API by method and path. */
export interface Operations {
  /** This document */
  'GET /openapi.json': {
    response: Record<string, unknown>;
  };
  /** Server-sent events about changes of records */
  'GET /events': {
    query: { 'topics'?: string };
    response: 'stream';
  };
  /** Server-sent events about conversations and broadcasts */
  'GET /buzbot/stream': {
    response: 'stream';
  };
  /** The progress of a job */
  'GET /jobs/{id}': {
    params: { 'id': number };
    response: { "data": schemas.Job };
  };
  /** The outcome of each row of a job */
  'GET /jobs/{id}/rows': {
    params: { 'id': number };
    query: { 'outcome'?: "done" | "skipped" | "failed"; 'page'?: number; 'per_page'?: number };
    response: { "data": readonly (schemas.JobRow)[]; "meta": schemas.ListMeta };
  };
  /** Pause a job. Changes made so far remain */
  'POST /jobs/{id}/pause': {
    params: { 'id': number };
    response: { "data": schemas.Job };
  };
  /** Resume a paused job. It goes on for the user who resumes it */
  'POST /jobs/{id}/resume': {
    params: { 'id': number };
    response: { "data": schemas.Job };
  };
  /** Cancel a job. Changes made so far remain */
  'POST /jobs/{id}/cancel': {
    params: { 'id': number };
    response: { "data": schemas.Job };
  };
  /** Retry a failed job from the row where it failed */
  'POST /jobs/{id}/retry': {
    params: { 'id': number };
    response: { "data": schemas.Job };
  };
  /** Undo a finished job. The response is the job that reverts the changes */
  'POST /jobs/{id}/undo': {
    params: { 'id': number };
    response: { "data": schemas.Job };
  };
  /** Conversations, unread ones first */
  'GET /buzbot/rooms': {
    query: filters.BuzbotFilters & { 'page'?: number; 'per_page'?: number; 'search'?: string; 'sort'?: string; 'trashed'?: "0" | "1" };
    response: { "data": readonly (schemas.BuzbotRoomsRow)[]; "meta": schemas.ListMeta };
  };
  /** Options of a reference field */
  'GET /buzbot/rooms/options/{field}': {
    params: { 'field': "created_by" | "updated_by" | "customer" | "assignee" };
    query: { 'search'?: string; 'ids'?: string; 'rejected'?: "0" | "1" };
    response: { "data": readonly (schemas.PickerOption)[] };
  };
  /** A conversation */
  'GET /buzbot/rooms/{id}/show': {
    params: { 'id': number };
    response: { "data": schemas.BuzbotRoomsShown };
  };
  /** Assign a conversation, take it over or mark it as read */
  'PATCH /buzbot/rooms/{id}': {
    params: { 'id': number };
    body: { "customer"?: number | schemas.Pointer | null; "customer_name"?: string; "language"?: "en" | "ru" | "ua" | "ro" | "tr" | "pl"; "state"?: "bot" | "human"; "assignee"?: number | schemas.Pointer | null; "id"?: number; "version"?: number; "read"?: boolean };
    response: { "data": schemas.BuzbotRoomsEdited };
  };
  /** The customer of a conversation, with their offers and orders */
  'GET /buzbot/rooms/{id}/customer': {
    params: { 'id': number };
    response: { "data": schemas.BuzbotCustomer };
  };
  /** Report that the caller views a conversation or types in it. Expires after 15 s */
  'POST /buzbot/rooms/{id}/presence': {
    params: { 'id': number };
    body: { "state": "looking" | "typing" | "gone" };
    response: undefined;
  };
  /** Messages of all conversations that contain the words, newest first */
  'GET /buzbot/messages': {
    query: { 'search'?: string; 'before'?: number; 'limit'?: number };
    response: { "data": readonly (schemas.BuzbotFoundMessage)[]; "meta": { "limit": number; "has_more": boolean } };
  };
  /** Messages of a conversation, newest first, by key */
  'GET /buzbot/messages/{roomId}': {
    params: { 'roomId': number };
    query: { 'before'?: number; 'after'?: number; 'limit'?: number; 'search'?: string };
    response: { "data": readonly (schemas.BuzbotMessage)[]; "meta": { "limit": number; "has_more": boolean } };
  };
  /** Reply to a customer, or add an internal note. A repeated client_id creates no second message */
  'POST /buzbot/messages/{roomId}': {
    params: { 'roomId': number };
    body: { "attachments"?: readonly (number)[]; "text"?: string | null; "client_id"?: string | null; "kind"?: "reply" | "note" };
    response: { "data": schemas.BuzbotMessage };
  };
  /** What the bot did */
  'GET /buzbot/events': {
    query: filters.BuzbotFilters2 & { 'page'?: number; 'per_page'?: number; 'search'?: string; 'sort'?: string; 'trashed'?: "0" | "1" };
    response: { "data": readonly (schemas.BuzbotEventsRow)[]; "meta": schemas.ListMeta };
  };
  /** Events and errors over time. Empty intervals are included */
  'GET /buzbot/events/stats': {
    query: { 'to'?: string; 'from'?: string; 'bucket'?: "minute" | "hour" | "day" };
    response: { "data": readonly ({ "at": string; "total": number; "errors": number })[] };
  };
  /** An event with its steps, and its neighbours in the list of the query */
  'GET /buzbot/log/{id}': {
    params: { 'id': number };
    query: filters.BuzbotFilters2 & { 'search'?: string };
    response: { "data": schemas.BuzbotLog };
  };
  /** Saved replies */
  'GET /buzbot/replies': {
    query: filters.BuzbotFilters3 & { 'page'?: number; 'per_page'?: number; 'search'?: string; 'sort'?: string; 'trashed'?: "0" | "1" };
    response: { "data": readonly (schemas.BuzbotRepliesRow)[]; "meta": schemas.ListMeta };
  };
  /** Create a saved reply */
  'POST /buzbot/replies': {
    body: schemas.BuzbotRepliesDraft;
    response: { "data": schemas.BuzbotRepliesEdited };
  };
  /** Move saved replies to the trash */
  'DELETE /buzbot/replies': {
    body: { "id": number } | { "ids": readonly (number)[] };
    response: { "data": { "deleted": readonly (number)[]; "refused": readonly (schemas.Refused)[] } };
  };
  /** A saved reply in all languages */
  'GET /buzbot/replies/{id}/edit': {
    params: { 'id': number };
    response: { "data": schemas.BuzbotRepliesEdited };
  };
  /** Change a saved reply */
  'PATCH /buzbot/replies/{id}': {
    params: { 'id': number };
    body: schemas.BuzbotRepliesChange;
    response: { "data": schemas.BuzbotRepliesEdited };
  };
  /** Broadcasts */
  'GET /buzbot/broadcasts': {
    query: filters.BuzbotFilters4 & { 'page'?: number; 'per_page'?: number; 'search'?: string; 'sort'?: string; 'trashed'?: "0" | "1" };
    response: { "data": readonly (schemas.BuzbotBroadcastsRow)[]; "meta": schemas.ListMeta };
  };
  /** A broadcast with its progress */
  'GET /buzbot/broadcasts/{id}': {
    params: { 'id': number };
    response: { "data": schemas.BuzbotBroadcast };
  };
  /** The recipients of a broadcast, with the delivery state of each */
  'GET /buzbot/broadcasts/{id}/deliveries': {
    params: { 'id': number };
    query: { 'state'?: "pending" | "sent" | "delivered" | "failed" | "cancelled"; 'page'?: number; 'per_page'?: number };
    response: { "data": readonly (schemas.BuzbotDelivery)[]; "meta": schemas.ListMeta };
  };
  /** Send a broadcast to all customers or to an audience. A repeated request creates one broadcast */
  'POST /buzbot/broadcast': {
    body: { "message"?: string | null; "texts"?: Record<string, string | null> | null; "audience"?: { "languages"?: readonly ("en" | "ru" | "ua" | "ro" | "tr" | "pl")[]; "channels"?: readonly ("telegram" | "demo")[]; "clients"?: "known" | "unknown"; "active_since"?: string } | null; "expected_count"?: number | null; "scheduled_at"?: string | null; "quiet_hours"?: { "from": string; "to": string; "time_zone": string } | null; "room"?: number | null };
    response: { "data": schemas.BuzbotBroadcast };
  };
  /** Preview of a broadcast: its recipients by language, and their texts */
  'POST /buzbot/broadcast/preview': {
    body: { "message"?: string | null; "texts"?: Record<string, string | null> | null; "audience"?: { "languages"?: readonly ("en" | "ru" | "ua" | "ro" | "tr" | "pl")[]; "channels"?: readonly ("telegram" | "demo")[]; "clients"?: "known" | "unknown"; "active_since"?: string } | null; "expected_count"?: number | null; "scheduled_at"?: string | null; "quiet_hours"?: { "from": string; "to": string; "time_zone": string } | null; "room"?: number | null };
    response: { "data": { "count": number; "unreachable": number; "languages": readonly ({ "language": string; "count": number; "text": string })[]; "channels": readonly ({ "channel": "telegram" | "demo"; "count": number })[] } };
  };
  /** Send a test message of a broadcast to the own conversation, or to the room with the given id */
  'POST /buzbot/broadcast/test': {
    body: { "message"?: string | null; "texts"?: Record<string, string | null> | null; "audience"?: { "languages"?: readonly ("en" | "ru" | "ua" | "ro" | "tr" | "pl")[]; "channels"?: readonly ("telegram" | "demo")[]; "clients"?: "known" | "unknown"; "active_since"?: string } | null; "expected_count"?: number | null; "scheduled_at"?: string | null; "quiet_hours"?: { "from": string; "to": string; "time_zone": string } | null; "room"?: number | null };
    response: { "data": schemas.BuzbotMessage };
  };
  /** Pause a broadcast */
  'POST /buzbot/broadcasts/{id}/pause': {
    params: { 'id': number };
    response: { "data": schemas.BuzbotBroadcast };
  };
  /** Resume a paused broadcast */
  'POST /buzbot/broadcasts/{id}/resume': {
    params: { 'id': number };
    response: { "data": schemas.BuzbotBroadcast };
  };
  /** Cancel a broadcast. Sent messages remain */
  'POST /buzbot/broadcasts/{id}/cancel': {
    params: { 'id': number };
    response: { "data": schemas.BuzbotBroadcast };
  };
  /** Retry the failed messages of a broadcast */
  'POST /buzbot/broadcasts/{id}/retry': {
    params: { 'id': number };
    response: { "data": schemas.BuzbotBroadcast };
  };
  /** Receive an update of the Telegram Bot API. A repeated update changes nothing */
  'POST /buzbot/channels/telegram/{secret}': {
    params: { 'secret': string };
    body: Record<string, unknown>;
    response: { "data": { "ok": boolean } };
  };
  /** Options of projects for selects */
  'GET /projects/list': {
    query: { 'search'?: string; 'ids'?: string; 'rejected'?: "0" | "1" };
    response: { "data": readonly (schemas.PickerOption)[] };
  };
  /** Options of a reference field */
  'GET /projects/options/{field}': {
    params: { 'field': "created_by" | "updated_by" | "work_calendar" };
    query: { 'search'?: string; 'ids'?: string; 'rejected'?: "0" | "1" };
    response: { "data": readonly (schemas.PickerOption)[] };
  };
  /** List projects */
  'GET /projects': {
    query: filters.ProjectsFilters & { 'page'?: number; 'per_page'?: number; 'search'?: string; 'sort'?: string; 'trashed'?: "0" | "1" };
    response: { "data": readonly (schemas.ProjectsRow)[]; "meta": schemas.ListMeta };
  };
  /** Create one of projects */
  'POST /projects': {
    body: schemas.ProjectsDraft;
    response: { "data": schemas.ProjectsEdited };
  };
  /** Move to the trash */
  'DELETE /projects': {
    body: { "id": number } | { "ids": readonly (number)[] };
    response: { "data": { "deleted": readonly (number)[]; "refused": readonly (schemas.Refused)[] } };
  };
  /** A record for reading */
  'GET /projects/{id}/show': {
    params: { 'id': number };
    response: { "data": schemas.ProjectsShown };
  };
  /** A record for editing */
  'GET /projects/{id}/edit': {
    params: { 'id': number };
    response: { "data": schemas.ProjectsEdited };
  };
  /** Records that use this record, of those that the caller may read */
  'GET /projects/{id}/uses': {
    params: { 'id': number };
    response: { "data": readonly (schemas.Use)[] };
  };
  /** Changes of a record, newest first */
  'GET /projects/{id}/history': {
    params: { 'id': number };
    query: { 'page'?: number; 'per_page'?: number };
    response: { "data": readonly (schemas.HistoryEntry)[]; "meta": schemas.ListMeta };
  };
  /** Change the sent fields */
  'PATCH /projects/{id}': {
    params: { 'id': number };
    body: schemas.ProjectsChange;
    response: { "data": schemas.ProjectsEdited };
  };
  /** Change the sent fields, from a form */
  'POST /projects/{id}': {
    params: { 'id': number };
    query: { '_method'?: "PATCH" };
    body: schemas.ProjectsChange;
    response: { "data": schemas.ProjectsEdited };
  };
  /** Restore the values after a change (the default) or before it, or only those of its own fields */
  'POST /projects/{id}/revert': {
    params: { 'id': number };
    body: { "entry": number; "to"?: "after" | "before" | "change"; "version"?: number | null };
    response: { "data": schemas.ProjectsEdited };
  };
  /** Restore from the trash */
  'POST /projects/restore': {
    body: { "id": number } | { "ids": readonly (number)[] };
    response: { "data": { "restored": readonly (number)[]; "refused": readonly (schemas.Refused)[] } };
  };
  /** Delete permanently */
  'POST /projects/purge': {
    body: { "id": number } | { "ids": readonly (number)[] };
    response: { "data": { "purged": readonly (number)[]; "refused": readonly (schemas.Refused)[] } };
  };
  /** Send a mail through the project's mail server and return its reply */
  'POST /projects/{id}/test_mail': {
    params: { 'id': number };
    body: { "to"?: string | null };
    response: { "data": { "to": string; "sent": boolean; "code": "not_set_up" | "address_refused" | "unreachable" | "timeout" | "tls" | "auth" | "rejected" | null; "answer": string } };
  };
  /** Options of brands for selects */
  'GET /brands/list': {
    query: { 'search'?: string; 'ids'?: string; 'rejected'?: "0" | "1" };
    response: { "data": readonly (schemas.PickerOption)[] };
  };
  /** Options of a reference field */
  'GET /brands/options/{field}': {
    params: { 'field': "created_by" | "updated_by" };
    query: { 'search'?: string; 'ids'?: string; 'rejected'?: "0" | "1" };
    response: { "data": readonly (schemas.PickerOption)[] };
  };
  /** List brands */
  'GET /brands': {
    query: filters.BrandsFilters & { 'page'?: number; 'per_page'?: number; 'search'?: string; 'sort'?: string; 'trashed'?: "0" | "1" };
    response: { "data": readonly (schemas.BrandsRow)[]; "meta": schemas.ListMeta };
  };
  /** Create one of brands */
  'POST /brands': {
    body: schemas.BrandsDraft;
    response: { "data": schemas.BrandsEdited } | { "data": schemas.Proposal };
  };
  /** Move to the trash */
  'DELETE /brands': {
    body: { "id": number } | { "ids": readonly (number)[] };
    response: { "data": { "deleted": readonly (number)[]; "refused": readonly (schemas.Refused)[] } } | { "data": schemas.Proposal };
  };
  /** A record for reading */
  'GET /brands/{id}/show': {
    params: { 'id': number };
    response: { "data": schemas.BrandsShown };
  };
  /** A record for editing */
  'GET /brands/{id}/edit': {
    params: { 'id': number };
    response: { "data": schemas.BrandsEdited };
  };
  /** Records that use this record, of those that the caller may read */
  'GET /brands/{id}/uses': {
    params: { 'id': number };
    response: { "data": readonly (schemas.Use)[] };
  };
  /** Changes of a record, newest first */
  'GET /brands/{id}/history': {
    params: { 'id': number };
    query: { 'page'?: number; 'per_page'?: number };
    response: { "data": readonly (schemas.HistoryEntry)[]; "meta": schemas.ListMeta };
  };
  /** Change the sent fields */
  'PATCH /brands/{id}': {
    params: { 'id': number };
    body: schemas.BrandsChange;
    response: { "data": schemas.BrandsEdited } | { "data": schemas.Proposal };
  };
  /** Change the sent fields, from a form */
  'POST /brands/{id}': {
    params: { 'id': number };
    query: { '_method'?: "PATCH" };
    body: schemas.BrandsChange;
    response: { "data": schemas.BrandsEdited } | { "data": schemas.Proposal };
  };
  /** Restore the values after a change (the default) or before it, or only those of its own fields */
  'POST /brands/{id}/revert': {
    params: { 'id': number };
    body: { "entry": number; "to"?: "after" | "before" | "change"; "version"?: number | null };
    response: { "data": schemas.BrandsEdited } | { "data": schemas.Proposal };
  };
  /** Restore from the trash */
  'POST /brands/restore': {
    body: { "id": number } | { "ids": readonly (number)[] };
    response: { "data": { "restored": readonly (number)[]; "refused": readonly (schemas.Refused)[] } } | { "data": schemas.Proposal };
  };
  /** Delete permanently */
  'POST /brands/purge': {
    body: { "id": number } | { "ids": readonly (number)[] };
    response: { "data": { "purged": readonly (number)[]; "refused": readonly (schemas.Refused)[] } };
  };
  /** Change the status */
  'PATCH /brands/{id}/change_status': {
    params: { 'id': number };
    body: { "status": "new" | "active" | "hidden"; "reason"?: string | null; "undo"?: boolean; "version"?: number | null };
    response: { "data": schemas.BrandsEdited } | { "data": schemas.Proposal };
  };
  /** Reorder records among the positions that they have now */
  'PATCH /brands/order': {
    body: { "ids": readonly (number)[] };
    response: { "data": { "changed": readonly ({ "id": number; "sort_order": number; "version": number })[] } } | { "data": schemas.Proposal };
  };
  /** Preview of a merge: the records that would move */
  'POST /brands/merge/preview': {
    body: { "into": number; "ids": readonly (number)[] };
    response: { "data": { "into": schemas.Option; "merged": readonly (schemas.Option)[]; "moves": readonly ({ "subject": "offers" | "orders" | "tags" | "brands" | "categories" | "category-groups" | "pages" | "photo" | "buzbot_dashboard" | "buzbot_messages" | "buzbot_broadcast" | "countries" | "regions" | "currencies" | "exchange-rates" | "languages" | "projects" | "work-calendars" | "blocked-periods" | "roles" | "users" | "car-classes" | "positions" | "api-keys" | "webhooks" | "translations" | "views"; "count": number })[] } };
  };
  /** Merge brands into one of them. The others move to the trash */
  'POST /brands/merge': {
    body: { "into": number; "ids": readonly (number)[] };
    response: { "data": { "into": schemas.Option; "merged": readonly (schemas.Option)[]; "moves": readonly ({ "subject": "offers" | "orders" | "tags" | "brands" | "categories" | "category-groups" | "pages" | "photo" | "buzbot_dashboard" | "buzbot_messages" | "buzbot_broadcast" | "countries" | "regions" | "currencies" | "exchange-rates" | "languages" | "projects" | "work-calendars" | "blocked-periods" | "roles" | "users" | "car-classes" | "positions" | "api-keys" | "webhooks" | "translations" | "views"; "count": number })[] } } | { "data": schemas.Proposal };
  };
  /** Options of currencies for selects */
  'GET /currencies/list': {
    query: { 'search'?: string; 'ids'?: string; 'rejected'?: "0" | "1" };
    response: { "data": readonly (schemas.PickerOption)[] };
  };
  /** Options of a reference field */
  'GET /currencies/options/{field}': {
    params: { 'field': "created_by" | "updated_by" };
    query: { 'search'?: string; 'ids'?: string; 'rejected'?: "0" | "1" };
    response: { "data": readonly (schemas.PickerOption)[] };
  };
  /** List currencies */
  'GET /currencies': {
    query: filters.CurrenciesFilters & { 'page'?: number; 'per_page'?: number; 'search'?: string; 'sort'?: string; 'trashed'?: "0" | "1" };
    response: { "data": readonly (schemas.CurrenciesRow)[]; "meta": schemas.ListMeta };
  };
  /** Create one of currencies */
  'POST /currencies': {
    body: schemas.CurrenciesDraft;
    response: { "data": schemas.CurrenciesEdited } | { "data": schemas.Proposal };
  };
  /** Move to the trash */
  'DELETE /currencies': {
    body: { "id": number } | { "ids": readonly (number)[] };
    response: { "data": { "deleted": readonly (number)[]; "refused": readonly (schemas.Refused)[] } } | { "data": schemas.Proposal };
  };
  /** A record for reading */
  'GET /currencies/{id}/show': {
    params: { 'id': number };
    response: { "data": schemas.CurrenciesShown };
  };
  /** A record for editing */
  'GET /currencies/{id}/edit': {
    params: { 'id': number };
    response: { "data": schemas.CurrenciesEdited };
  };
  /** Records that use this record, of those that the caller may read */
  'GET /currencies/{id}/uses': {
    params: { 'id': number };
    response: { "data": readonly (schemas.Use)[] };
  };
  /** Changes of a record, newest first */
  'GET /currencies/{id}/history': {
    params: { 'id': number };
    query: { 'page'?: number; 'per_page'?: number };
    response: { "data": readonly (schemas.HistoryEntry)[]; "meta": schemas.ListMeta };
  };
  /** Change the sent fields */
  'PATCH /currencies/{id}': {
    params: { 'id': number };
    body: schemas.CurrenciesChange;
    response: { "data": schemas.CurrenciesEdited } | { "data": schemas.Proposal };
  };
  /** Change the sent fields, from a form */
  'POST /currencies/{id}': {
    params: { 'id': number };
    query: { '_method'?: "PATCH" };
    body: schemas.CurrenciesChange;
    response: { "data": schemas.CurrenciesEdited } | { "data": schemas.Proposal };
  };
  /** Restore the values after a change (the default) or before it, or only those of its own fields */
  'POST /currencies/{id}/revert': {
    params: { 'id': number };
    body: { "entry": number; "to"?: "after" | "before" | "change"; "version"?: number | null };
    response: { "data": schemas.CurrenciesEdited } | { "data": schemas.Proposal };
  };
  /** Restore from the trash */
  'POST /currencies/restore': {
    body: { "id": number } | { "ids": readonly (number)[] };
    response: { "data": { "restored": readonly (number)[]; "refused": readonly (schemas.Refused)[] } } | { "data": schemas.Proposal };
  };
  /** Delete permanently */
  'POST /currencies/purge': {
    body: { "id": number } | { "ids": readonly (number)[] };
    response: { "data": { "purged": readonly (number)[]; "refused": readonly (schemas.Refused)[] } };
  };
  /** Options of languages for selects */
  'GET /languages/list': {
    query: { 'search'?: string; 'ids'?: string; 'rejected'?: "0" | "1" };
    response: { "data": readonly (schemas.PickerOption)[] };
  };
  /** Options of a reference field */
  'GET /languages/options/{field}': {
    params: { 'field': "created_by" | "updated_by" };
    query: { 'search'?: string; 'ids'?: string; 'rejected'?: "0" | "1" };
    response: { "data": readonly (schemas.PickerOption)[] };
  };
  /** List languages */
  'GET /languages': {
    query: filters.LanguagesFilters & { 'page'?: number; 'per_page'?: number; 'search'?: string; 'sort'?: string; 'trashed'?: "0" | "1" };
    response: { "data": readonly (schemas.LanguagesRow)[]; "meta": schemas.ListMeta };
  };
  /** Create one of languages */
  'POST /languages': {
    body: schemas.LanguagesDraft;
    response: { "data": schemas.LanguagesEdited };
  };
  /** Move to the trash */
  'DELETE /languages': {
    body: { "id": number } | { "ids": readonly (number)[] };
    response: { "data": { "deleted": readonly (number)[]; "refused": readonly (schemas.Refused)[] } };
  };
  /** A record for reading */
  'GET /languages/{id}/show': {
    params: { 'id': number };
    response: { "data": schemas.LanguagesShown };
  };
  /** A record for editing */
  'GET /languages/{id}/edit': {
    params: { 'id': number };
    response: { "data": schemas.LanguagesEdited };
  };
  /** Records that use this record, of those that the caller may read */
  'GET /languages/{id}/uses': {
    params: { 'id': number };
    response: { "data": readonly (schemas.Use)[] };
  };
  /** Changes of a record, newest first */
  'GET /languages/{id}/history': {
    params: { 'id': number };
    query: { 'page'?: number; 'per_page'?: number };
    response: { "data": readonly (schemas.HistoryEntry)[]; "meta": schemas.ListMeta };
  };
  /** Change the sent fields */
  'PATCH /languages/{id}': {
    params: { 'id': number };
    body: schemas.LanguagesChange;
    response: { "data": schemas.LanguagesEdited };
  };
  /** Change the sent fields, from a form */
  'POST /languages/{id}': {
    params: { 'id': number };
    query: { '_method'?: "PATCH" };
    body: schemas.LanguagesChange;
    response: { "data": schemas.LanguagesEdited };
  };
  /** Restore the values after a change (the default) or before it, or only those of its own fields */
  'POST /languages/{id}/revert': {
    params: { 'id': number };
    body: { "entry": number; "to"?: "after" | "before" | "change"; "version"?: number | null };
    response: { "data": schemas.LanguagesEdited };
  };
  /** Restore from the trash */
  'POST /languages/restore': {
    body: { "id": number } | { "ids": readonly (number)[] };
    response: { "data": { "restored": readonly (number)[]; "refused": readonly (schemas.Refused)[] } };
  };
  /** Delete permanently */
  'POST /languages/purge': {
    body: { "id": number } | { "ids": readonly (number)[] };
    response: { "data": { "purged": readonly (number)[]; "refused": readonly (schemas.Refused)[] } };
  };
  /** Options of countries for selects */
  'GET /countries/list': {
    query: { 'search'?: string; 'ids'?: string; 'rejected'?: "0" | "1" };
    response: { "data": readonly (schemas.PickerOption)[] };
  };
  /** Options of a reference field */
  'GET /countries/options/{field}': {
    params: { 'field': "created_by" | "updated_by" | "currency" | "language" };
    query: { 'search'?: string; 'ids'?: string; 'rejected'?: "0" | "1" };
    response: { "data": readonly (schemas.PickerOption)[] };
  };
  /** List countries */
  'GET /countries': {
    query: filters.CountriesFilters & { 'page'?: number; 'per_page'?: number; 'search'?: string; 'sort'?: string; 'trashed'?: "0" | "1" };
    response: { "data": readonly (schemas.CountriesRow)[]; "meta": schemas.ListMeta };
  };
  /** Create one of countries */
  'POST /countries': {
    body: schemas.CountriesDraft;
    response: { "data": schemas.CountriesEdited } | { "data": schemas.Proposal };
  };
  /** Move to the trash */
  'DELETE /countries': {
    body: { "id": number } | { "ids": readonly (number)[] };
    response: { "data": { "deleted": readonly (number)[]; "refused": readonly (schemas.Refused)[] } } | { "data": schemas.Proposal };
  };
  /** A record for reading */
  'GET /countries/{id}/show': {
    params: { 'id': number };
    response: { "data": schemas.CountriesShown };
  };
  /** A record for editing */
  'GET /countries/{id}/edit': {
    params: { 'id': number };
    response: { "data": schemas.CountriesEdited };
  };
  /** Records that use this record, of those that the caller may read */
  'GET /countries/{id}/uses': {
    params: { 'id': number };
    response: { "data": readonly (schemas.Use)[] };
  };
  /** Changes of a record, newest first */
  'GET /countries/{id}/history': {
    params: { 'id': number };
    query: { 'page'?: number; 'per_page'?: number };
    response: { "data": readonly (schemas.HistoryEntry)[]; "meta": schemas.ListMeta };
  };
  /** Change the sent fields */
  'PATCH /countries/{id}': {
    params: { 'id': number };
    body: schemas.CountriesChange;
    response: { "data": schemas.CountriesEdited } | { "data": schemas.Proposal };
  };
  /** Change the sent fields, from a form */
  'POST /countries/{id}': {
    params: { 'id': number };
    query: { '_method'?: "PATCH" };
    body: schemas.CountriesChange;
    response: { "data": schemas.CountriesEdited } | { "data": schemas.Proposal };
  };
  /** Restore the values after a change (the default) or before it, or only those of its own fields */
  'POST /countries/{id}/revert': {
    params: { 'id': number };
    body: { "entry": number; "to"?: "after" | "before" | "change"; "version"?: number | null };
    response: { "data": schemas.CountriesEdited } | { "data": schemas.Proposal };
  };
  /** Restore from the trash */
  'POST /countries/restore': {
    body: { "id": number } | { "ids": readonly (number)[] };
    response: { "data": { "restored": readonly (number)[]; "refused": readonly (schemas.Refused)[] } } | { "data": schemas.Proposal };
  };
  /** Delete permanently */
  'POST /countries/purge': {
    body: { "id": number } | { "ids": readonly (number)[] };
    response: { "data": { "purged": readonly (number)[]; "refused": readonly (schemas.Refused)[] } };
  };
  /** Options of regions for selects */
  'GET /regions/list': {
    query: { 'search'?: string; 'ids'?: string; 'rejected'?: "0" | "1" };
    response: { "data": readonly (schemas.PickerOption)[] };
  };
  /** Options of a reference field */
  'GET /regions/options/{field}': {
    params: { 'field': "created_by" | "updated_by" | "country" | "work_calendar" };
    query: { 'search'?: string; 'ids'?: string; 'rejected'?: "0" | "1" };
    response: { "data": readonly (schemas.PickerOption)[] };
  };
  /** List regions */
  'GET /regions': {
    query: filters.RegionsFilters & { 'page'?: number; 'per_page'?: number; 'search'?: string; 'sort'?: string; 'trashed'?: "0" | "1" };
    response: { "data": readonly (schemas.RegionsRow)[]; "meta": schemas.ListMeta };
  };
  /** Create one of regions */
  'POST /regions': {
    body: schemas.RegionsDraft;
    response: { "data": schemas.RegionsEdited } | { "data": schemas.Proposal };
  };
  /** Move to the trash */
  'DELETE /regions': {
    body: { "id": number } | { "ids": readonly (number)[] };
    response: { "data": { "deleted": readonly (number)[]; "refused": readonly (schemas.Refused)[] } } | { "data": schemas.Proposal };
  };
  /** A record for reading */
  'GET /regions/{id}/show': {
    params: { 'id': number };
    response: { "data": schemas.RegionsShown };
  };
  /** A record for editing */
  'GET /regions/{id}/edit': {
    params: { 'id': number };
    response: { "data": schemas.RegionsEdited };
  };
  /** Records that use this record, of those that the caller may read */
  'GET /regions/{id}/uses': {
    params: { 'id': number };
    response: { "data": readonly (schemas.Use)[] };
  };
  /** Changes of a record, newest first */
  'GET /regions/{id}/history': {
    params: { 'id': number };
    query: { 'page'?: number; 'per_page'?: number };
    response: { "data": readonly (schemas.HistoryEntry)[]; "meta": schemas.ListMeta };
  };
  /** Change the sent fields */
  'PATCH /regions/{id}': {
    params: { 'id': number };
    body: schemas.RegionsChange;
    response: { "data": schemas.RegionsEdited } | { "data": schemas.Proposal };
  };
  /** Change the sent fields, from a form */
  'POST /regions/{id}': {
    params: { 'id': number };
    query: { '_method'?: "PATCH" };
    body: schemas.RegionsChange;
    response: { "data": schemas.RegionsEdited } | { "data": schemas.Proposal };
  };
  /** Restore the values after a change (the default) or before it, or only those of its own fields */
  'POST /regions/{id}/revert': {
    params: { 'id': number };
    body: { "entry": number; "to"?: "after" | "before" | "change"; "version"?: number | null };
    response: { "data": schemas.RegionsEdited } | { "data": schemas.Proposal };
  };
  /** Restore from the trash */
  'POST /regions/restore': {
    body: { "id": number } | { "ids": readonly (number)[] };
    response: { "data": { "restored": readonly (number)[]; "refused": readonly (schemas.Refused)[] } } | { "data": schemas.Proposal };
  };
  /** Delete permanently */
  'POST /regions/purge': {
    body: { "id": number } | { "ids": readonly (number)[] };
    response: { "data": { "purged": readonly (number)[]; "refused": readonly (schemas.Refused)[] } };
  };
  /** Change the status */
  'PATCH /regions/{id}/change_status': {
    params: { 'id': number };
    body: { "status": "new" | "active" | "hidden"; "reason"?: string | null; "undo"?: boolean; "version"?: number | null };
    response: { "data": schemas.RegionsEdited } | { "data": schemas.Proposal };
  };
  /** The region of a point, derived from the offers near it; null if there are none */
  'GET /regions/near': {
    query: { 'lat': number; 'long': number };
    response: { "data": schemas.Option | null };
  };
  /** Options of categories for selects */
  'GET /categories/list': {
    query: { 'search'?: string; 'ids'?: string; 'rejected'?: "0" | "1" };
    response: { "data": readonly (schemas.PickerOption)[] };
  };
  /** Options of a reference field */
  'GET /categories/options/{field}': {
    params: { 'field': "created_by" | "updated_by" | "price_interval.currency" };
    query: { 'search'?: string; 'ids'?: string; 'rejected'?: "0" | "1" };
    response: { "data": readonly (schemas.PickerOption)[] };
  };
  /** List categories */
  'GET /categories': {
    query: filters.CategoriesFilters & { 'page'?: number; 'per_page'?: number; 'search'?: string; 'sort'?: string; 'trashed'?: "0" | "1" };
    response: { "data": readonly (schemas.CategoriesRow)[]; "meta": schemas.ListMeta };
  };
  /** Create one of categories */
  'POST /categories': {
    body: schemas.CategoriesDraft;
    response: { "data": schemas.CategoriesEdited } | { "data": schemas.Proposal };
  };
  /** Move to the trash */
  'DELETE /categories': {
    body: { "id": number } | { "ids": readonly (number)[] };
    response: { "data": { "deleted": readonly (number)[]; "refused": readonly (schemas.Refused)[] } } | { "data": schemas.Proposal };
  };
  /** A record for reading */
  'GET /categories/{id}/show': {
    params: { 'id': number };
    response: { "data": schemas.CategoriesShown };
  };
  /** A record for editing */
  'GET /categories/{id}/edit': {
    params: { 'id': number };
    response: { "data": schemas.CategoriesEdited };
  };
  /** Records that use this record, of those that the caller may read */
  'GET /categories/{id}/uses': {
    params: { 'id': number };
    response: { "data": readonly (schemas.Use)[] };
  };
  /** Changes of a record, newest first */
  'GET /categories/{id}/history': {
    params: { 'id': number };
    query: { 'page'?: number; 'per_page'?: number };
    response: { "data": readonly (schemas.HistoryEntry)[]; "meta": schemas.ListMeta };
  };
  /** Change the sent fields */
  'PATCH /categories/{id}': {
    params: { 'id': number };
    body: schemas.CategoriesChange;
    response: { "data": schemas.CategoriesEdited } | { "data": schemas.Proposal };
  };
  /** Change the sent fields, from a form */
  'POST /categories/{id}': {
    params: { 'id': number };
    query: { '_method'?: "PATCH" };
    body: schemas.CategoriesChange;
    response: { "data": schemas.CategoriesEdited } | { "data": schemas.Proposal };
  };
  /** Restore the values after a change (the default) or before it, or only those of its own fields */
  'POST /categories/{id}/revert': {
    params: { 'id': number };
    body: { "entry": number; "to"?: "after" | "before" | "change"; "version"?: number | null };
    response: { "data": schemas.CategoriesEdited } | { "data": schemas.Proposal };
  };
  /** Restore from the trash */
  'POST /categories/restore': {
    body: { "id": number } | { "ids": readonly (number)[] };
    response: { "data": { "restored": readonly (number)[]; "refused": readonly (schemas.Refused)[] } } | { "data": schemas.Proposal };
  };
  /** Delete permanently */
  'POST /categories/purge': {
    body: { "id": number } | { "ids": readonly (number)[] };
    response: { "data": { "purged": readonly (number)[]; "refused": readonly (schemas.Refused)[] } };
  };
  /** Reorder records among the positions that they have now */
  'PATCH /categories/order': {
    body: { "ids": readonly (number)[] };
    response: { "data": { "changed": readonly ({ "id": number; "sort_order": number; "version": number })[] } } | { "data": schemas.Proposal };
  };
  /** Prices by currency, characteristic and value, and the characteristics that can have prices */
  'GET /categories/{id}/edit_prices': {
    params: { 'id': number };
    response: { "data": { "id": number; "version": number; "prices": readonly ({ "currency": schemas.Option; "property": schemas.Option; "value": schemas.Option | null; "intervals": readonly ({ "from": number | null; "to": number | null; "min_hour_price": string | null })[] })[]; "properties": readonly (schemas.PropertiesShown)[] } };
  };
  /** Set all prices of a category. None is saved if one is invalid */
  'PATCH /categories/{id}/update_prices': {
    params: { 'id': number };
    body: { "prices": readonly ({ "currency": number | schemas.Pointer; "property": number | schemas.Pointer; "value"?: number | schemas.Pointer | null; "intervals": readonly ({ "from"?: number | null; "to"?: number | null; "min_hour_price"?: string | null })[] | null })[] | null; "id"?: number; "version"?: number | null };
    response: { "data": { "id": number; "version": number; "prices": readonly ({ "currency": schemas.Option; "property": schemas.Option; "value": schemas.Option | null; "intervals": readonly ({ "from": number | null; "to": number | null; "min_hour_price": string | null })[] })[]; "properties": readonly (schemas.PropertiesShown)[] } } | { "data": schemas.Proposal };
  };
  /** Options of category_groups for selects */
  'GET /category_groups/list': {
    query: { 'search'?: string; 'ids'?: string; 'rejected'?: "0" | "1" };
    response: { "data": readonly (schemas.PickerOption)[] };
  };
  /** Options of a reference field */
  'GET /category_groups/options/{field}': {
    params: { 'field': "created_by" | "updated_by" | "price_interval.currency" | "categories" };
    query: { 'search'?: string; 'ids'?: string; 'rejected'?: "0" | "1" };
    response: { "data": readonly (schemas.PickerOption)[] };
  };
  /** List category_groups */
  'GET /category_groups': {
    query: filters.CategoryGroupsFilters & { 'page'?: number; 'per_page'?: number; 'search'?: string; 'sort'?: string; 'trashed'?: "0" | "1" };
    response: { "data": readonly (schemas.CategoryGroupsRow)[]; "meta": schemas.ListMeta };
  };
  /** Create one of category_groups */
  'POST /category_groups': {
    body: schemas.CategoryGroupsDraft;
    response: { "data": schemas.CategoryGroupsEdited } | { "data": schemas.Proposal };
  };
  /** Move to the trash */
  'DELETE /category_groups': {
    body: { "id": number } | { "ids": readonly (number)[] };
    response: { "data": { "deleted": readonly (number)[]; "refused": readonly (schemas.Refused)[] } } | { "data": schemas.Proposal };
  };
  /** A record for reading */
  'GET /category_groups/{id}/show': {
    params: { 'id': number };
    response: { "data": schemas.CategoryGroupsShown };
  };
  /** A record for editing */
  'GET /category_groups/{id}/edit': {
    params: { 'id': number };
    response: { "data": schemas.CategoryGroupsEdited };
  };
  /** Records that use this record, of those that the caller may read */
  'GET /category_groups/{id}/uses': {
    params: { 'id': number };
    response: { "data": readonly (schemas.Use)[] };
  };
  /** Changes of a record, newest first */
  'GET /category_groups/{id}/history': {
    params: { 'id': number };
    query: { 'page'?: number; 'per_page'?: number };
    response: { "data": readonly (schemas.HistoryEntry)[]; "meta": schemas.ListMeta };
  };
  /** Change the sent fields */
  'PATCH /category_groups/{id}': {
    params: { 'id': number };
    body: schemas.CategoryGroupsChange;
    response: { "data": schemas.CategoryGroupsEdited } | { "data": schemas.Proposal };
  };
  /** Change the sent fields, from a form */
  'POST /category_groups/{id}': {
    params: { 'id': number };
    query: { '_method'?: "PATCH" };
    body: schemas.CategoryGroupsChange;
    response: { "data": schemas.CategoryGroupsEdited } | { "data": schemas.Proposal };
  };
  /** Restore the values after a change (the default) or before it, or only those of its own fields */
  'POST /category_groups/{id}/revert': {
    params: { 'id': number };
    body: { "entry": number; "to"?: "after" | "before" | "change"; "version"?: number | null };
    response: { "data": schemas.CategoryGroupsEdited } | { "data": schemas.Proposal };
  };
  /** Restore from the trash */
  'POST /category_groups/restore': {
    body: { "id": number } | { "ids": readonly (number)[] };
    response: { "data": { "restored": readonly (number)[]; "refused": readonly (schemas.Refused)[] } } | { "data": schemas.Proposal };
  };
  /** Delete permanently */
  'POST /category_groups/purge': {
    body: { "id": number } | { "ids": readonly (number)[] };
    response: { "data": { "purged": readonly (number)[]; "refused": readonly (schemas.Refused)[] } };
  };
  /** Reorder records among the positions that they have now */
  'PATCH /category_groups/order': {
    body: { "ids": readonly (number)[] };
    response: { "data": { "changed": readonly ({ "id": number; "sort_order": number; "version": number })[] } } | { "data": schemas.Proposal };
  };
  /** Prices by currency, characteristic and value, and the characteristics that can have prices */
  'GET /category_groups/{id}/edit_prices': {
    params: { 'id': number };
    response: { "data": { "id": number; "version": number; "prices": readonly ({ "currency": schemas.Option; "property": schemas.Option; "value": schemas.Option | null; "intervals": readonly ({ "from": number | null; "to": number | null; "min_hour_price": string | null })[] })[]; "properties": readonly (schemas.PropertiesShown)[] } };
  };
  /** Set all prices of a category. None is saved if one is invalid */
  'PATCH /category_groups/{id}/update_prices': {
    params: { 'id': number };
    body: { "prices": readonly ({ "currency": number | schemas.Pointer; "property": number | schemas.Pointer; "value"?: number | schemas.Pointer | null; "intervals": readonly ({ "from"?: number | null; "to"?: number | null; "min_hour_price"?: string | null })[] | null })[] | null; "id"?: number; "version"?: number | null };
    response: { "data": { "id": number; "version": number; "prices": readonly ({ "currency": schemas.Option; "property": schemas.Option; "value": schemas.Option | null; "intervals": readonly ({ "from": number | null; "to": number | null; "min_hour_price": string | null })[] })[]; "properties": readonly (schemas.PropertiesShown)[] } } | { "data": schemas.Proposal };
  };
  /** Options of properties for selects */
  'GET /properties/list': {
    query: { 'search'?: string; 'ids'?: string; 'rejected'?: "0" | "1" };
    response: { "data": readonly (schemas.PickerOption)[] };
  };
  /** Options of a reference field */
  'GET /properties/options/{field}': {
    params: { 'field': "created_by" | "updated_by" | "category" | "category_group" };
    query: { 'search'?: string; 'ids'?: string; 'rejected'?: "0" | "1" };
    response: { "data": readonly (schemas.PickerOption)[] };
  };
  /** List properties */
  'GET /properties': {
    query: filters.PropertiesFilters & { 'page'?: number; 'per_page'?: number; 'search'?: string; 'sort'?: string; 'trashed'?: "0" | "1" };
    response: { "data": readonly (schemas.PropertiesRow)[]; "meta": schemas.ListMeta };
  };
  /** Create one of properties */
  'POST /properties': {
    body: schemas.PropertiesDraft;
    response: { "data": schemas.PropertiesEdited } | { "data": schemas.Proposal };
  };
  /** Move to the trash */
  'DELETE /properties': {
    body: { "id": number } | { "ids": readonly (number)[] };
    response: { "data": { "deleted": readonly (number)[]; "refused": readonly (schemas.Refused)[] } } | { "data": schemas.Proposal };
  };
  /** A record for reading */
  'GET /properties/{id}/show': {
    params: { 'id': number };
    response: { "data": schemas.PropertiesShown };
  };
  /** A record for editing */
  'GET /properties/{id}/edit': {
    params: { 'id': number };
    response: { "data": schemas.PropertiesEdited };
  };
  /** Records that use this record, of those that the caller may read */
  'GET /properties/{id}/uses': {
    params: { 'id': number };
    response: { "data": readonly (schemas.Use)[] };
  };
  /** Changes of a record, newest first */
  'GET /properties/{id}/history': {
    params: { 'id': number };
    query: { 'page'?: number; 'per_page'?: number };
    response: { "data": readonly (schemas.HistoryEntry)[]; "meta": schemas.ListMeta };
  };
  /** Change the sent fields */
  'PATCH /properties/{id}': {
    params: { 'id': number };
    body: schemas.PropertiesChange;
    response: { "data": schemas.PropertiesEdited } | { "data": schemas.Proposal };
  };
  /** Change the sent fields, from a form */
  'POST /properties/{id}': {
    params: { 'id': number };
    query: { '_method'?: "PATCH" };
    body: schemas.PropertiesChange;
    response: { "data": schemas.PropertiesEdited } | { "data": schemas.Proposal };
  };
  /** Restore the values after a change (the default) or before it, or only those of its own fields */
  'POST /properties/{id}/revert': {
    params: { 'id': number };
    body: { "entry": number; "to"?: "after" | "before" | "change"; "version"?: number | null };
    response: { "data": schemas.PropertiesEdited } | { "data": schemas.Proposal };
  };
  /** Restore from the trash */
  'POST /properties/restore': {
    body: { "id": number } | { "ids": readonly (number)[] };
    response: { "data": { "restored": readonly (number)[]; "refused": readonly (schemas.Refused)[] } } | { "data": schemas.Proposal };
  };
  /** Delete permanently */
  'POST /properties/purge': {
    body: { "id": number } | { "ids": readonly (number)[] };
    response: { "data": { "purged": readonly (number)[]; "refused": readonly (schemas.Refused)[] } };
  };
  /** Characteristics of a category or a group, for editing (the id is its own) */
  'GET /properties/{id}/for_category': {
    params: { 'id': number };
    response: { "data": readonly (schemas.PropertiesEdited)[] };
  };
  /** Changes of the characteristics of a category or a group, newest first (the id is its own) */
  'GET /properties/{id}/history_for_category': {
    params: { 'id': number };
    query: { 'page'?: number; 'per_page'?: number };
    response: { "data": readonly ({ "id": number; "reason": string | null; "created_at": string; "created_by": schemas.Option | null; "version": number; "action": "create" | "update" | "delete" | "restore" | "change_status" | "revert" | "hand_over" | "extend" | "return" | "cancel" | "reprice"; "changes": readonly ({ "path": string; "from": unknown; "to": unknown })[]; "proposed_by": schemas.Option | null; "property": schemas.Option })[]; "meta": schemas.ListMeta };
  };
  /** Create, update and delete characteristics, in one transaction */
  'POST /properties/{id}/create_or_update_many': {
    params: { 'id': number };
    body: { "properties": readonly ({ "category"?: number | schemas.Pointer | null; "category_group"?: number | schemas.Pointer | null; "name"?: Record<string, string | null> | null; "required"?: boolean; "multiple"?: boolean; "allow_custom"?: boolean; "is_numeric"?: boolean; "status"?: "new" | "active" | "hidden" | null; "sort_order"?: number | null; "values"?: readonly ({ "id"?: number | null; "name"?: Record<string, string | null> | null; "sort_order"?: number | null; "replace_with"?: number | null })[] | null; "ranges"?: readonly ({ "from": number; "to": number })[] | null; "min"?: number | null; "max"?: number | null; "id"?: number | null; "version"?: number | null; "removed"?: boolean })[] };
    response: { "data": readonly (schemas.PropertiesEdited)[] } | { "data": schemas.Proposal };
  };
  /** Preview of a save: its effect on offers, tags and orders */
  'POST /properties/{id}/impact': {
    params: { 'id': number };
    body: { "properties": readonly ({ "category"?: number | schemas.Pointer | null; "category_group"?: number | schemas.Pointer | null; "name"?: Record<string, string | null> | null; "required"?: boolean; "multiple"?: boolean; "allow_custom"?: boolean; "is_numeric"?: boolean; "status"?: "new" | "active" | "hidden" | null; "sort_order"?: number | null; "values"?: readonly ({ "id"?: number | null; "name"?: Record<string, string | null> | null; "sort_order"?: number | null; "replace_with"?: number | null })[] | null; "ranges"?: readonly ({ "from": number; "to": number })[] | null; "min"?: number | null; "max"?: number | null; "id"?: number | null; "version"?: number | null; "removed"?: boolean })[] };
    response: { "data": readonly ({ "property": number | null; "used_by": { "total": number; "records": readonly (schemas.Use)[] }; "would_miss": { "total": number; "records": readonly (schemas.Use)[] }; "dropped": readonly ({ "value": number; "used_by": { "total": number; "records": readonly (schemas.Use)[] } })[] })[] } | { "data": schemas.Proposal };
  };
  /** Characteristics of a category or a group, for editing (the id is its own) */
  'GET /properties/{id}/for_category_group': {
    params: { 'id': number };
    response: { "data": readonly (schemas.PropertiesEdited)[] };
  };
  /** Changes of the characteristics of a category or a group, newest first (the id is its own) */
  'GET /properties/{id}/history_for_category_group': {
    params: { 'id': number };
    query: { 'page'?: number; 'per_page'?: number };
    response: { "data": readonly ({ "id": number; "reason": string | null; "created_at": string; "created_by": schemas.Option | null; "version": number; "action": "create" | "update" | "delete" | "restore" | "change_status" | "revert" | "hand_over" | "extend" | "return" | "cancel" | "reprice"; "changes": readonly ({ "path": string; "from": unknown; "to": unknown })[]; "proposed_by": schemas.Option | null; "property": schemas.Option })[]; "meta": schemas.ListMeta };
  };
  /** Create, update and delete characteristics, in one transaction */
  'POST /properties/{id}/create_or_update_many_for_category_group': {
    params: { 'id': number };
    body: { "properties": readonly ({ "category"?: number | schemas.Pointer | null; "category_group"?: number | schemas.Pointer | null; "name"?: Record<string, string | null> | null; "required"?: boolean; "multiple"?: boolean; "allow_custom"?: boolean; "is_numeric"?: boolean; "status"?: "new" | "active" | "hidden" | null; "sort_order"?: number | null; "values"?: readonly ({ "id"?: number | null; "name"?: Record<string, string | null> | null; "sort_order"?: number | null; "replace_with"?: number | null })[] | null; "ranges"?: readonly ({ "from": number; "to": number })[] | null; "min"?: number | null; "max"?: number | null; "id"?: number | null; "version"?: number | null; "removed"?: boolean })[] };
    response: { "data": readonly (schemas.PropertiesEdited)[] } | { "data": schemas.Proposal };
  };
  /** Preview of a save: its effect on offers, tags and orders */
  'POST /properties/{id}/impact_for_category_group': {
    params: { 'id': number };
    body: { "properties": readonly ({ "category"?: number | schemas.Pointer | null; "category_group"?: number | schemas.Pointer | null; "name"?: Record<string, string | null> | null; "required"?: boolean; "multiple"?: boolean; "allow_custom"?: boolean; "is_numeric"?: boolean; "status"?: "new" | "active" | "hidden" | null; "sort_order"?: number | null; "values"?: readonly ({ "id"?: number | null; "name"?: Record<string, string | null> | null; "sort_order"?: number | null; "replace_with"?: number | null })[] | null; "ranges"?: readonly ({ "from": number; "to": number })[] | null; "min"?: number | null; "max"?: number | null; "id"?: number | null; "version"?: number | null; "removed"?: boolean })[] };
    response: { "data": readonly ({ "property": number | null; "used_by": { "total": number; "records": readonly (schemas.Use)[] }; "would_miss": { "total": number; "records": readonly (schemas.Use)[] }; "dropped": readonly ({ "value": number; "used_by": { "total": number; "records": readonly (schemas.Use)[] } })[] })[] } | { "data": schemas.Proposal };
  };
  /** Active characteristics of a category and of its groups, for offers, orders and tags (the id is the category) */
  'GET /properties/{id}/list_for_offer': {
    params: { 'id': number };
    response: { "data": readonly (schemas.PropertiesShown)[] };
  };
  /** Options of offers for selects */
  'GET /offers/list': {
    query: { 'search'?: string; 'ids'?: string; 'rejected'?: "0" | "1" };
    response: { "data": readonly (schemas.PickerOption)[] };
  };
  /** Options of a reference field */
  'GET /offers/options/{field}': {
    params: { 'field': "created_by" | "updated_by" | "category" | "currency" | "brand" | "region" | "project" | "assignee" | "user" | "work_calendar" };
    query: { 'search'?: string; 'ids'?: string; 'rejected'?: "0" | "1" };
    response: { "data": readonly (schemas.PickerOption)[] };
  };
  /** List offers */
  'GET /offers': {
    query: filters.OffersFilters & { 'page'?: number; 'per_page'?: number; 'search'?: string; 'sort'?: string; 'trashed'?: "0" | "1"; 'normalized'?: "0" | "1"; 'include'?: string };
    response: { "data": readonly (schemas.OffersRow)[]; "meta": schemas.ListMeta };
  };
  /** Create one of offers */
  'POST /offers': {
    body: schemas.OffersDraft;
    response: { "data": schemas.OffersEdited } | { "data": schemas.Proposal };
  };
  /** Move to the trash */
  'DELETE /offers': {
    body: { "id": number } | { "ids": readonly (number)[] };
    response: { "data": { "deleted": readonly (number)[]; "refused": readonly (schemas.Refused)[] } } | { "data": schemas.Proposal };
  };
  /** A record for reading */
  'GET /offers/{id}/show': {
    params: { 'id': number };
    response: { "data": schemas.OffersShown };
  };
  /** A record for editing */
  'GET /offers/{id}/edit': {
    params: { 'id': number };
    response: { "data": schemas.OffersEdited };
  };
  /** Records that use this record, of those that the caller may read */
  'GET /offers/{id}/uses': {
    params: { 'id': number };
    response: { "data": readonly (schemas.Use)[] };
  };
  /** Changes of a record, newest first */
  'GET /offers/{id}/history': {
    params: { 'id': number };
    query: { 'page'?: number; 'per_page'?: number };
    response: { "data": readonly (schemas.HistoryEntry)[]; "meta": schemas.ListMeta };
  };
  /** Change the sent fields */
  'PATCH /offers/{id}': {
    params: { 'id': number };
    body: schemas.OffersChange;
    response: { "data": schemas.OffersEdited } | { "data": schemas.Proposal };
  };
  /** Change the sent fields, from a form */
  'POST /offers/{id}': {
    params: { 'id': number };
    query: { '_method'?: "PATCH" };
    body: schemas.OffersChange;
    response: { "data": schemas.OffersEdited } | { "data": schemas.Proposal };
  };
  /** Restore the values after a change (the default) or before it, or only those of its own fields */
  'POST /offers/{id}/revert': {
    params: { 'id': number };
    body: { "entry": number; "to"?: "after" | "before" | "change"; "version"?: number | null };
    response: { "data": schemas.OffersEdited } | { "data": schemas.Proposal };
  };
  /** Restore from the trash */
  'POST /offers/restore': {
    body: { "id": number } | { "ids": readonly (number)[] };
    response: { "data": { "restored": readonly (number)[]; "refused": readonly (schemas.Refused)[] } } | { "data": schemas.Proposal };
  };
  /** Delete permanently */
  'POST /offers/purge': {
    body: { "id": number } | { "ids": readonly (number)[] };
    response: { "data": { "purged": readonly (number)[]; "refused": readonly (schemas.Refused)[] } };
  };
  /** Change the status */
  'PATCH /offers/{id}/change_status': {
    params: { 'id': number };
    body: { "status": "new" | "active" | "hidden" | "rejected"; "reason"?: string | null; "undo"?: boolean; "version"?: number | null };
    response: { "data": schemas.OffersEdited } | { "data": schemas.Proposal };
  };
  /** The language that the authors of some offers read, when it is the same for all */
  'GET /offers/author_language': {
    query: { 'ids': string };
    response: { "data": { "language": "en" | "ru" | "ua" | "ro" | "tr" | "pl" | null } };
  };
  /** When an offer is free, requested, booked, blocked or closed, without gaps */
  'GET /offers/{id}/availability': {
    params: { 'id': number };
    query: { 'from': string; 'to': string };
    response: { "data": readonly ({ "from": string; "to": string; "kind": "free" | "tentative" | "booked" | "blocked" | "closed"; "free": number; "order"?: schemas.Option; "blocked_period"?: schemas.Option })[] };
  };
  /** The availability, orders and blocked periods of the offers of a page of their list */
  'GET /calendar': {
    query: filters.OffersFilters & { 'from'?: string; 'to'?: string; 'page'?: number; 'per_page'?: number; 'search'?: string; 'sort'?: string; 'normalized'?: "0" | "1" };
    response: { "data": readonly ({ "offer": schemas.Option; "code": string; "status": schemas.Status; "category": schemas.Option; "region": schemas.Option | null; "image": schemas.Image | null; "quantity": number; "buffer_before": number; "buffer_after": number; "periods": readonly ({ "from": string; "to": string; "kind": "free" | "tentative" | "booked" | "blocked" | "closed"; "free": number; "order"?: schemas.Option; "blocked_period"?: schemas.Option })[]; "orders"?: readonly ({ "id": number; "code": string; "client": schemas.Option | null; "life": "requested" | "approved" | "out" | "late" | "returned" | "cancelled"; "starts_at": string; "ends_at": string; "due_at": string; "returned_at": string | null; "quantity": number; "version": number })[]; "blocked_periods"?: readonly ({ "id": number; "code": string; "reason": "maintenance" | "owner" | "season" | "other"; "note": string | null; "starts_at": string; "ends_at": string; "is_repeating": boolean; "version": number })[] })[]; "meta": schemas.ListMeta };
  };
  /** The new offers that wait for a review, with their risks and who has claimed them */
  'GET /offers/review/queue': {
    query: { 'order'?: "risk" | "oldest" };
    response: { "data": { "offers": readonly ({ "id": number; "name": string; "code": string; "image": schemas.Image | null; "created_at": string; "risk": readonly ("price" | "outside_interval" | "duplicate" | "photo_elsewhere" | "unanswered" | "no_price" | "no_photo")[]; "price_factor": { "price": "price_per_shift" | "price_per_hour"; "factor": number } | null; "held": { "by": schemas.Option; "until": string } | null })[]; "total": number } };
  };
  /** Claim the next new offer for review, or the named one. 204 if none is left; 409 if somebody else has claimed it */
  'POST /offers/review/claim': {
    body: { "skip"?: readonly (number)[]; "preferred"?: readonly (number)[]; "id"?: number };
    response: { "data": schemas.OffersShown; "meta": { "held_until": string } } | undefined;
  };
  /** Release claimed offers: the named ones, or all */
  'POST /offers/review/release': {
    body: { "ids"?: readonly (number)[] };
    response: { "data": { "released": readonly (number)[] } };
  };
  /** Data for the review of an offer: owner, prices, possible duplicates */
  'GET /offers/{id}/review': {
    params: { 'id': number };
    response: { "data": { "price_range": { "currency": schemas.Option; "as_of": string; "price_per_shift": { "count": number; "low": string; "median": string; "high": string } | null; "price_per_hour": { "count": number; "low": string; "median": string; "high": string } | null; "price_tiers": { "hour": { "count": number; "low": string; "median": string; "high": string } | null; "shift": { "count": number; "low": string; "median": string; "high": string } | null; "day": { "count": number; "low": string; "median": string; "high": string } | null; "week": { "count": number; "low": string; "median": string; "high": string } | null; "month": { "count": number; "low": string; "median": string; "high": string } | null }; "interval": { "from": string | null; "to": string | null } | null }; "price_interval": { "from": string | null; "to": string | null; "currency": schemas.Option } | null; "owner": { "id": number; "name": string; "since": string; "has_verified_documents": boolean; "offers": Record<string, number> } | null; "author_language": "en" | "ru" | "ua" | "ro" | "tr" | "pl" | null; "duplicates": readonly ({ "id": number; "name": string; "code": string; "status": schemas.Status; "reasons": readonly ("place" | "owner" | "phone" | "photo")[]; "updated_at": string })[]; "unanswered": readonly (schemas.Option)[]; "risk": readonly ("price" | "outside_interval" | "duplicate" | "photo_elsewhere" | "unanswered" | "no_price" | "no_photo")[]; "price_factor": { "price": "price_per_shift" | "price_per_hour"; "factor": number } | null; "held": { "by": schemas.Option; "until": string } | null } };
  };
  /** The prices of the active offers of a category, converted to one currency */
  'GET /categories/{id}/price_range': {
    params: { 'id': number };
    query: { 'currency': number; 'as_of'?: string };
    response: { "data": { "currency": schemas.Option; "as_of": string; "price_per_shift": { "count": number; "low": string; "median": string; "high": string } | null; "price_per_hour": { "count": number; "low": string; "median": string; "high": string } | null; "price_tiers": { "hour": { "count": number; "low": string; "median": string; "high": string } | null; "shift": { "count": number; "low": string; "median": string; "high": string } | null; "day": { "count": number; "low": string; "median": string; "high": string } | null; "week": { "count": number; "low": string; "median": string; "high": string } | null; "month": { "count": number; "low": string; "median": string; "high": string } | null }; "interval": { "from": string | null; "to": string | null } | null } };
  };
  /** Changes of the status, newest first */
  'GET /offers/status/{id}/history_for_offer': {
    params: { 'id': number };
    query: { 'page'?: number; 'per_page'?: number };
    response: { "data": readonly (schemas.StatusEntry)[]; "meta": schemas.ListMeta };
  };
  /** Options of orders for selects */
  'GET /orders/list': {
    query: { 'search'?: string; 'ids'?: string; 'rejected'?: "0" | "1" };
    response: { "data": readonly (schemas.PickerOption)[] };
  };
  /** Options of a reference field */
  'GET /orders/options/{field}': {
    params: { 'field': "created_by" | "updated_by" | "category" | "currency" | "brand" | "region" | "project" | "assignee" | "user" | "offer" | "client" };
    query: { 'search'?: string; 'ids'?: string; 'rejected'?: "0" | "1"; 'free_from'?: string; 'free_to'?: string; 'quantity'?: number; 'order'?: number; 'only_free'?: "0" | "1" };
    response: { "data": readonly (schemas.PickerOption)[] };
  };
  /** List orders */
  'GET /orders': {
    query: filters.OrdersFilters & { 'page'?: number; 'per_page'?: number; 'search'?: string; 'sort'?: string; 'trashed'?: "0" | "1"; 'normalized'?: "0" | "1" };
    response: { "data": readonly (schemas.OrdersRow)[]; "meta": schemas.ListMeta };
  };
  /** Create one of orders */
  'POST /orders': {
    body: schemas.OrdersDraft;
    response: { "data": schemas.OrdersEdited } | { "data": schemas.Proposal };
  };
  /** Move to the trash */
  'DELETE /orders': {
    body: { "id": number } | { "ids": readonly (number)[] };
    response: { "data": { "deleted": readonly (number)[]; "refused": readonly (schemas.Refused)[] } } | { "data": schemas.Proposal };
  };
  /** A record for reading */
  'GET /orders/{id}/show': {
    params: { 'id': number };
    response: { "data": schemas.OrdersShown };
  };
  /** A record for editing */
  'GET /orders/{id}/edit': {
    params: { 'id': number };
    response: { "data": schemas.OrdersEdited };
  };
  /** Records that use this record, of those that the caller may read */
  'GET /orders/{id}/uses': {
    params: { 'id': number };
    response: { "data": readonly (schemas.Use)[] };
  };
  /** Changes of a record, newest first */
  'GET /orders/{id}/history': {
    params: { 'id': number };
    query: { 'page'?: number; 'per_page'?: number };
    response: { "data": readonly (schemas.HistoryEntry)[]; "meta": schemas.ListMeta };
  };
  /** Change the sent fields */
  'PATCH /orders/{id}': {
    params: { 'id': number };
    body: schemas.OrdersChange;
    response: { "data": schemas.OrdersEdited } | { "data": schemas.Proposal };
  };
  /** Change the sent fields, from a form */
  'POST /orders/{id}': {
    params: { 'id': number };
    query: { '_method'?: "PATCH" };
    body: schemas.OrdersChange;
    response: { "data": schemas.OrdersEdited } | { "data": schemas.Proposal };
  };
  /** Restore the values after a change (the default) or before it, or only those of its own fields */
  'POST /orders/{id}/revert': {
    params: { 'id': number };
    body: { "entry": number; "to"?: "after" | "before" | "change"; "version"?: number | null };
    response: { "data": schemas.OrdersEdited } | { "data": schemas.Proposal };
  };
  /** Restore from the trash */
  'POST /orders/restore': {
    body: { "id": number } | { "ids": readonly (number)[] };
    response: { "data": { "restored": readonly (number)[]; "refused": readonly (schemas.Refused)[] } } | { "data": schemas.Proposal };
  };
  /** Delete permanently */
  'POST /orders/purge': {
    body: { "id": number } | { "ids": readonly (number)[] };
    response: { "data": { "purged": readonly (number)[]; "refused": readonly (schemas.Refused)[] } };
  };
  /** Change the status */
  'PATCH /orders/{id}/change_status': {
    params: { 'id': number };
    body: { "status": "new" | "active" | "hidden" | "rejected"; "reason"?: string | null; "undo"?: boolean; "version"?: number | null };
    response: { "data": schemas.OrdersEdited } | { "data": schemas.Proposal };
  };
  /** The language that the authors of some orders read, when it is the same for all */
  'GET /orders/author_language': {
    query: { 'ids': string };
    response: { "data": { "language": "en" | "ru" | "ua" | "ro" | "tr" | "pl" | null } };
  };
  /** The client has received the machine */
  'POST /orders/{id}/hand_over': {
    params: { 'id': number };
    body: { "at"?: string | null; "meter"?: number | null; "note"?: string | null; "photos"?: readonly (number)[]; "version"?: number | null };
    response: { "data": schemas.OrdersEdited } | { "data": schemas.Proposal };
  };
  /** The client has returned the machine */
  'POST /orders/{id}/return': {
    params: { 'id': number };
    body: { "at"?: string | null; "meter"?: number | null; "note"?: string | null; "photos"?: readonly (number)[]; "version"?: number | null };
    response: { "data": schemas.OrdersEdited } | { "data": schemas.Proposal };
  };
  /** A later end: the machine is reserved and priced until then */
  'POST /orders/{id}/extend': {
    params: { 'id': number };
    body: { "ends_at": string; "version"?: number | null };
    response: { "data": schemas.OrdersEdited } | { "data": schemas.Proposal };
  };
  /** Cancel an order before the machine is handed over */
  'POST /orders/{id}/cancel': {
    params: { 'id': number };
    body: { "reason": string; "version"?: number | null };
    response: { "data": schemas.OrdersEdited } | { "data": schemas.Proposal };
  };
  /** Price an order by the current prices of its offer */
  'POST /orders/{id}/reprice': {
    params: { 'id': number };
    body: { "version"?: number | null };
    response: { "data": schemas.OrdersEdited } | { "data": schemas.Proposal };
  };
  /** Undo the last hand-over, extension, return, cancellation or new price, if nothing changed since */
  'POST /orders/{id}/undo_rental': {
    params: { 'id': number };
    body: { "version"?: number | null };
    response: { "data": schemas.OrdersEdited } | { "data": schemas.Proposal };
  };
  /** The own iCalendar feeds, without their secrets */
  'GET /profile/calendar_feeds': {
    response: { "data": readonly ({ "id": number; "kind": "offer" | "owner" | "assignee"; "target": schemas.Option; "created_at": string; "last_used_at": string | null })[] };
  };
  /** Create an iCalendar feed. Only this response contains the secret of its address */
  'POST /profile/calendar_feeds': {
    body: { "kind": "offer" | "owner" | "assignee"; "target": number };
    response: { "data": { "id": number; "kind": "offer" | "owner" | "assignee"; "target": schemas.Option; "created_at": string; "last_used_at": string | null; "secret": string } } | { "data": schemas.Proposal };
  };
  /** Revoke an own iCalendar feed */
  'DELETE /profile/calendar_feeds/{id}': {
    params: { 'id': number };
    response: { "data": schemas.Proposal } | undefined;
  };
  /** An iCalendar feed by its secret: `/calendar_feeds/{secret}.ics`. It has what its user may read now */
  'GET /calendar_feeds/{file}': {
    params: { 'file': string };
    response: Blob;
  };
  /** The price of a rental as an order would have it, with what it consists of */
  'GET /orders/quote': {
    query: { 'offer'?: number; 'order'?: number; 'region'?: number; 'project'?: number; 'currency'?: number; 'unit': "shift" | "hour"; 'units'?: number; 'quantity'?: number; 'starts_at'?: string; 'ends_at'?: string; 'price_per_shift'?: string; 'price_per_hour'?: string };
    response: { "data": { "units": number; "ends_at": string | null; "minimum_units": number; "total": string | null; "price_explanation": { "lines": readonly ({ "count": number; "unit": "hour" | "shift" | "day" | "week" | "month"; "price": string; "amount": string })[]; "saved": string | null } } };
  };
  /** Changes of the status, newest first */
  'GET /order_statuses/{id}/history_for_order': {
    params: { 'id': number };
    query: { 'page'?: number; 'per_page'?: number };
    response: { "data": readonly (schemas.StatusEntry)[]; "meta": schemas.ListMeta };
  };
  /** The totals of the orders of a list by currency, and their sum in the base currency */
  'GET /orders/sums': {
    query: filters.OrdersFilters & { 'as_of'?: string; 'search'?: string };
    response: { "data": { "base_currency": schemas.Option | null; "as_of": string; "total": string | null; "without_rate": number; "by_currency": readonly ({ "currency": schemas.Option; "orders": number; "total": string; "rate": string | null; "rate_date": string | null })[] } };
  };
  /** The statuses of orders for selects, named in the language of the request */
  'GET /order_statuses/list': {
    response: { "data": readonly ({ "id": schemas.Status; "name": string })[] };
  };
  /** Options of tags for selects */
  'GET /tags/list': {
    query: { 'search'?: string; 'ids'?: string; 'rejected'?: "0" | "1" };
    response: { "data": readonly (schemas.PickerOption)[] };
  };
  /** Options of a reference field */
  'GET /tags/options/{field}': {
    params: { 'field': "created_by" | "updated_by" | "category" | "currency" | "brand" | "region" | "project" | "assignee" | "user" | "categories" };
    query: { 'search'?: string; 'ids'?: string; 'rejected'?: "0" | "1" };
    response: { "data": readonly (schemas.PickerOption)[] };
  };
  /** List tags */
  'GET /tags': {
    query: filters.TagsFilters & { 'page'?: number; 'per_page'?: number; 'search'?: string; 'sort'?: string; 'trashed'?: "0" | "1"; 'normalized'?: "0" | "1" };
    response: { "data": readonly (schemas.TagsRow)[]; "meta": schemas.ListMeta };
  };
  /** Create one of tags */
  'POST /tags': {
    body: schemas.TagsDraft;
    response: { "data": schemas.TagsEdited } | { "data": schemas.Proposal };
  };
  /** Move to the trash */
  'DELETE /tags': {
    body: { "id": number } | { "ids": readonly (number)[] };
    response: { "data": { "deleted": readonly (number)[]; "refused": readonly (schemas.Refused)[] } } | { "data": schemas.Proposal };
  };
  /** A record for reading */
  'GET /tags/{id}/show': {
    params: { 'id': number };
    response: { "data": schemas.TagsShown };
  };
  /** A record for editing */
  'GET /tags/{id}/edit': {
    params: { 'id': number };
    response: { "data": schemas.TagsEdited };
  };
  /** Records that use this record, of those that the caller may read */
  'GET /tags/{id}/uses': {
    params: { 'id': number };
    response: { "data": readonly (schemas.Use)[] };
  };
  /** Changes of a record, newest first */
  'GET /tags/{id}/history': {
    params: { 'id': number };
    query: { 'page'?: number; 'per_page'?: number };
    response: { "data": readonly (schemas.HistoryEntry)[]; "meta": schemas.ListMeta };
  };
  /** Change the sent fields */
  'PATCH /tags/{id}': {
    params: { 'id': number };
    body: schemas.TagsChange;
    response: { "data": schemas.TagsEdited } | { "data": schemas.Proposal };
  };
  /** Change the sent fields, from a form */
  'POST /tags/{id}': {
    params: { 'id': number };
    query: { '_method'?: "PATCH" };
    body: schemas.TagsChange;
    response: { "data": schemas.TagsEdited } | { "data": schemas.Proposal };
  };
  /** Restore the values after a change (the default) or before it, or only those of its own fields */
  'POST /tags/{id}/revert': {
    params: { 'id': number };
    body: { "entry": number; "to"?: "after" | "before" | "change"; "version"?: number | null };
    response: { "data": schemas.TagsEdited } | { "data": schemas.Proposal };
  };
  /** Restore from the trash */
  'POST /tags/restore': {
    body: { "id": number } | { "ids": readonly (number)[] };
    response: { "data": { "restored": readonly (number)[]; "refused": readonly (schemas.Refused)[] } } | { "data": schemas.Proposal };
  };
  /** Delete permanently */
  'POST /tags/purge': {
    body: { "id": number } | { "ids": readonly (number)[] };
    response: { "data": { "purged": readonly (number)[]; "refused": readonly (schemas.Refused)[] } };
  };
  /** Change the status */
  'PATCH /tags/{id}/change_status': {
    params: { 'id': number };
    body: { "status": "new" | "active" | "hidden" | "rejected"; "reason"?: string | null; "undo"?: boolean; "version"?: number | null };
    response: { "data": schemas.TagsEdited } | { "data": schemas.Proposal };
  };
  /** The language that the authors of some tags read, when it is the same for all */
  'GET /tags/author_language': {
    query: { 'ids': string };
    response: { "data": { "language": "en" | "ru" | "ua" | "ro" | "tr" | "pl" | null } };
  };
  /** Changes of the status, newest first */
  'GET /tags/status/{id}/history_for_tag': {
    params: { 'id': number };
    query: { 'page'?: number; 'per_page'?: number };
    response: { "data": readonly (schemas.StatusEntry)[]; "meta": schemas.ListMeta };
  };
  /** Options of pages for selects */
  'GET /pages/list': {
    query: { 'search'?: string; 'ids'?: string; 'rejected'?: "0" | "1" };
    response: { "data": readonly (schemas.PickerOption)[] };
  };
  /** Options of a reference field */
  'GET /pages/options/{field}': {
    params: { 'field': "created_by" | "updated_by" | "project" };
    query: { 'search'?: string; 'ids'?: string; 'rejected'?: "0" | "1" };
    response: { "data": readonly (schemas.PickerOption)[] };
  };
  /** List pages */
  'GET /pages': {
    query: filters.PagesFilters & { 'page'?: number; 'per_page'?: number; 'search'?: string; 'sort'?: string; 'trashed'?: "0" | "1" };
    response: { "data": readonly (schemas.PagesRow)[]; "meta": schemas.ListMeta };
  };
  /** Create one of pages */
  'POST /pages': {
    body: schemas.PagesDraft;
    response: { "data": schemas.PagesEdited } | { "data": schemas.Proposal };
  };
  /** Move to the trash */
  'DELETE /pages': {
    body: { "id": number } | { "ids": readonly (number)[] };
    response: { "data": { "deleted": readonly (number)[]; "refused": readonly (schemas.Refused)[] } } | { "data": schemas.Proposal };
  };
  /** A record for reading */
  'GET /pages/{id}/show': {
    params: { 'id': number };
    response: { "data": schemas.PagesShown };
  };
  /** A record for editing */
  'GET /pages/{id}/edit': {
    params: { 'id': number };
    response: { "data": schemas.PagesEdited };
  };
  /** Records that use this record, of those that the caller may read */
  'GET /pages/{id}/uses': {
    params: { 'id': number };
    response: { "data": readonly (schemas.Use)[] };
  };
  /** Changes of a record, newest first */
  'GET /pages/{id}/history': {
    params: { 'id': number };
    query: { 'page'?: number; 'per_page'?: number };
    response: { "data": readonly (schemas.HistoryEntry)[]; "meta": schemas.ListMeta };
  };
  /** Change the sent fields */
  'PATCH /pages/{id}': {
    params: { 'id': number };
    body: schemas.PagesChange;
    response: { "data": schemas.PagesEdited } | { "data": schemas.Proposal };
  };
  /** Change the sent fields, from a form */
  'POST /pages/{id}': {
    params: { 'id': number };
    query: { '_method'?: "PATCH" };
    body: schemas.PagesChange;
    response: { "data": schemas.PagesEdited } | { "data": schemas.Proposal };
  };
  /** Restore the values after a change (the default) or before it, or only those of its own fields */
  'POST /pages/{id}/revert': {
    params: { 'id': number };
    body: { "entry": number; "to"?: "after" | "before" | "change"; "version"?: number | null };
    response: { "data": schemas.PagesEdited } | { "data": schemas.Proposal };
  };
  /** Restore from the trash */
  'POST /pages/restore': {
    body: { "id": number } | { "ids": readonly (number)[] };
    response: { "data": { "restored": readonly (number)[]; "refused": readonly (schemas.Refused)[] } } | { "data": schemas.Proposal };
  };
  /** Delete permanently */
  'POST /pages/purge': {
    body: { "id": number } | { "ids": readonly (number)[] };
    response: { "data": { "purged": readonly (number)[]; "refused": readonly (schemas.Refused)[] } };
  };
  /** Options of car_classes for selects */
  'GET /car_classes/list': {
    query: { 'search'?: string; 'ids'?: string; 'rejected'?: "0" | "1" };
    response: { "data": readonly (schemas.PickerOption)[] };
  };
  /** Options of a reference field */
  'GET /car_classes/options/{field}': {
    params: { 'field': "created_by" | "updated_by" };
    query: { 'search'?: string; 'ids'?: string; 'rejected'?: "0" | "1" };
    response: { "data": readonly (schemas.PickerOption)[] };
  };
  /** List car_classes */
  'GET /car_classes': {
    query: filters.CarClassesFilters & { 'page'?: number; 'per_page'?: number; 'search'?: string; 'sort'?: string; 'trashed'?: "0" | "1" };
    response: { "data": readonly (schemas.CarClassesRow)[]; "meta": schemas.ListMeta };
  };
  /** Create one of car_classes */
  'POST /car_classes': {
    body: schemas.CarClassesDraft;
    response: { "data": schemas.CarClassesEdited } | { "data": schemas.Proposal };
  };
  /** Move to the trash */
  'DELETE /car_classes': {
    body: { "id": number } | { "ids": readonly (number)[] };
    response: { "data": { "deleted": readonly (number)[]; "refused": readonly (schemas.Refused)[] } } | { "data": schemas.Proposal };
  };
  /** A record for reading */
  'GET /car_classes/{id}/show': {
    params: { 'id': number };
    response: { "data": schemas.CarClassesShown };
  };
  /** A record for editing */
  'GET /car_classes/{id}/edit': {
    params: { 'id': number };
    response: { "data": schemas.CarClassesEdited };
  };
  /** Records that use this record, of those that the caller may read */
  'GET /car_classes/{id}/uses': {
    params: { 'id': number };
    response: { "data": readonly (schemas.Use)[] };
  };
  /** Changes of a record, newest first */
  'GET /car_classes/{id}/history': {
    params: { 'id': number };
    query: { 'page'?: number; 'per_page'?: number };
    response: { "data": readonly (schemas.HistoryEntry)[]; "meta": schemas.ListMeta };
  };
  /** Change the sent fields */
  'PATCH /car_classes/{id}': {
    params: { 'id': number };
    body: schemas.CarClassesChange;
    response: { "data": schemas.CarClassesEdited } | { "data": schemas.Proposal };
  };
  /** Change the sent fields, from a form */
  'POST /car_classes/{id}': {
    params: { 'id': number };
    query: { '_method'?: "PATCH" };
    body: schemas.CarClassesChange;
    response: { "data": schemas.CarClassesEdited } | { "data": schemas.Proposal };
  };
  /** Restore the values after a change (the default) or before it, or only those of its own fields */
  'POST /car_classes/{id}/revert': {
    params: { 'id': number };
    body: { "entry": number; "to"?: "after" | "before" | "change"; "version"?: number | null };
    response: { "data": schemas.CarClassesEdited } | { "data": schemas.Proposal };
  };
  /** Restore from the trash */
  'POST /car_classes/restore': {
    body: { "id": number } | { "ids": readonly (number)[] };
    response: { "data": { "restored": readonly (number)[]; "refused": readonly (schemas.Refused)[] } } | { "data": schemas.Proposal };
  };
  /** Delete permanently */
  'POST /car_classes/purge': {
    body: { "id": number } | { "ids": readonly (number)[] };
    response: { "data": { "purged": readonly (number)[]; "refused": readonly (schemas.Refused)[] } };
  };
  /** Options of positions for selects */
  'GET /positions/list': {
    query: { 'search'?: string; 'ids'?: string; 'rejected'?: "0" | "1" };
    response: { "data": readonly (schemas.PickerOption)[] };
  };
  /** Options of a reference field */
  'GET /positions/options/{field}': {
    params: { 'field': "created_by" | "updated_by" };
    query: { 'search'?: string; 'ids'?: string; 'rejected'?: "0" | "1" };
    response: { "data": readonly (schemas.PickerOption)[] };
  };
  /** List positions */
  'GET /positions': {
    query: filters.CarClassesFilters & { 'page'?: number; 'per_page'?: number; 'search'?: string; 'sort'?: string; 'trashed'?: "0" | "1" };
    response: { "data": readonly (schemas.PositionsRow)[]; "meta": schemas.ListMeta };
  };
  /** Create one of positions */
  'POST /positions': {
    body: schemas.PositionsDraft;
    response: { "data": schemas.PositionsEdited } | { "data": schemas.Proposal };
  };
  /** Move to the trash */
  'DELETE /positions': {
    body: { "id": number } | { "ids": readonly (number)[] };
    response: { "data": { "deleted": readonly (number)[]; "refused": readonly (schemas.Refused)[] } } | { "data": schemas.Proposal };
  };
  /** A record for reading */
  'GET /positions/{id}/show': {
    params: { 'id': number };
    response: { "data": schemas.PositionsShown };
  };
  /** A record for editing */
  'GET /positions/{id}/edit': {
    params: { 'id': number };
    response: { "data": schemas.PositionsEdited };
  };
  /** Records that use this record, of those that the caller may read */
  'GET /positions/{id}/uses': {
    params: { 'id': number };
    response: { "data": readonly (schemas.Use)[] };
  };
  /** Changes of a record, newest first */
  'GET /positions/{id}/history': {
    params: { 'id': number };
    query: { 'page'?: number; 'per_page'?: number };
    response: { "data": readonly (schemas.HistoryEntry)[]; "meta": schemas.ListMeta };
  };
  /** Change the sent fields */
  'PATCH /positions/{id}': {
    params: { 'id': number };
    body: schemas.PositionsChange;
    response: { "data": schemas.PositionsEdited } | { "data": schemas.Proposal };
  };
  /** Change the sent fields, from a form */
  'POST /positions/{id}': {
    params: { 'id': number };
    query: { '_method'?: "PATCH" };
    body: schemas.PositionsChange;
    response: { "data": schemas.PositionsEdited } | { "data": schemas.Proposal };
  };
  /** Restore the values after a change (the default) or before it, or only those of its own fields */
  'POST /positions/{id}/revert': {
    params: { 'id': number };
    body: { "entry": number; "to"?: "after" | "before" | "change"; "version"?: number | null };
    response: { "data": schemas.PositionsEdited } | { "data": schemas.Proposal };
  };
  /** Restore from the trash */
  'POST /positions/restore': {
    body: { "id": number } | { "ids": readonly (number)[] };
    response: { "data": { "restored": readonly (number)[]; "refused": readonly (schemas.Refused)[] } } | { "data": schemas.Proposal };
  };
  /** Delete permanently */
  'POST /positions/purge': {
    body: { "id": number } | { "ids": readonly (number)[] };
    response: { "data": { "purged": readonly (number)[]; "refused": readonly (schemas.Refused)[] } };
  };
  /** The permissions of a role or position, and those that exist */
  'GET /positions/{id}/edit_permissions': {
    params: { 'id': number };
    response: { "data": { "id": number; "name": string; "version": number; "subjects": readonly ("offers" | "orders" | "tags" | "brands" | "categories" | "category-groups" | "pages" | "photo" | "buzbot_dashboard" | "buzbot_messages" | "buzbot_broadcast" | "countries" | "regions" | "currencies" | "exchange-rates" | "languages" | "projects" | "work-calendars" | "blocked-periods" | "roles" | "users" | "car-classes" | "positions" | "api-keys" | "webhooks" | "translations" | "views")[]; "actions": readonly ("read" | "create" | "update" | "delete" | "change_status" | "rent" | "comment" | "export" | "import" | "broadcast" | "propose" | "manage")[]; "granted": readonly (readonly ["read" | "create" | "update" | "delete" | "change_status" | "rent" | "comment" | "export" | "import" | "broadcast" | "propose" | "manage", "offers" | "orders" | "tags" | "brands" | "categories" | "category-groups" | "pages" | "photo" | "buzbot_dashboard" | "buzbot_messages" | "buzbot_broadcast" | "countries" | "regions" | "currencies" | "exchange-rates" | "languages" | "projects" | "work-calendars" | "blocked-periods" | "roles" | "users" | "car-classes" | "positions" | "api-keys" | "webhooks" | "translations" | "views"])[]; "needed": readonly ({ "action": "read" | "create" | "update" | "delete" | "change_status" | "rent" | "comment" | "export" | "import" | "broadcast" | "propose" | "manage"; "needs": "read" | "create" | "update" | "delete" | "change_status" | "rent" | "comment" | "export" | "import" | "broadcast" | "propose" | "manage" })[]; "affected": number; "is_fixed": boolean } };
  };
  /** Set the permissions of a role or position. They apply from the next request of each affected user */
  'PATCH /positions/{id}/edit_permissions': {
    params: { 'id': number };
    body: { "granted": readonly (readonly ["read" | "create" | "update" | "delete" | "change_status" | "rent" | "comment" | "export" | "import" | "broadcast" | "propose" | "manage", "offers" | "orders" | "tags" | "brands" | "categories" | "category-groups" | "pages" | "photo" | "buzbot_dashboard" | "buzbot_messages" | "buzbot_broadcast" | "countries" | "regions" | "currencies" | "exchange-rates" | "languages" | "projects" | "work-calendars" | "blocked-periods" | "roles" | "users" | "car-classes" | "positions" | "api-keys" | "webhooks" | "translations" | "views"])[]; "version"?: number | null };
    response: { "data": { "id": number; "name": string; "version": number; "subjects": readonly ("offers" | "orders" | "tags" | "brands" | "categories" | "category-groups" | "pages" | "photo" | "buzbot_dashboard" | "buzbot_messages" | "buzbot_broadcast" | "countries" | "regions" | "currencies" | "exchange-rates" | "languages" | "projects" | "work-calendars" | "blocked-periods" | "roles" | "users" | "car-classes" | "positions" | "api-keys" | "webhooks" | "translations" | "views")[]; "actions": readonly ("read" | "create" | "update" | "delete" | "change_status" | "rent" | "comment" | "export" | "import" | "broadcast" | "propose" | "manage")[]; "granted": readonly (readonly ["read" | "create" | "update" | "delete" | "change_status" | "rent" | "comment" | "export" | "import" | "broadcast" | "propose" | "manage", "offers" | "orders" | "tags" | "brands" | "categories" | "category-groups" | "pages" | "photo" | "buzbot_dashboard" | "buzbot_messages" | "buzbot_broadcast" | "countries" | "regions" | "currencies" | "exchange-rates" | "languages" | "projects" | "work-calendars" | "blocked-periods" | "roles" | "users" | "car-classes" | "positions" | "api-keys" | "webhooks" | "translations" | "views"])[]; "needed": readonly ({ "action": "read" | "create" | "update" | "delete" | "change_status" | "rent" | "comment" | "export" | "import" | "broadcast" | "propose" | "manage"; "needs": "read" | "create" | "update" | "delete" | "change_status" | "rent" | "comment" | "export" | "import" | "broadcast" | "propose" | "manage" })[]; "affected": number; "is_fixed": boolean } } | { "data": schemas.Proposal };
  };
  /** Options of roles for selects */
  'GET /roles/list': {
    query: { 'search'?: string; 'ids'?: string; 'rejected'?: "0" | "1" };
    response: { "data": readonly (schemas.PickerOption)[] };
  };
  /** Options of a reference field */
  'GET /roles/options/{field}': {
    params: { 'field': "created_by" | "updated_by" };
    query: { 'search'?: string; 'ids'?: string; 'rejected'?: "0" | "1" };
    response: { "data": readonly (schemas.PickerOption)[] };
  };
  /** List roles */
  'GET /roles': {
    query: filters.RolesFilters & { 'page'?: number; 'per_page'?: number; 'search'?: string; 'sort'?: string; 'trashed'?: "0" | "1" };
    response: { "data": readonly (schemas.RolesRow)[]; "meta": schemas.ListMeta };
  };
  /** Create one of roles */
  'POST /roles': {
    body: schemas.RolesDraft;
    response: { "data": schemas.RolesEdited } | { "data": schemas.Proposal };
  };
  /** Move to the trash */
  'DELETE /roles': {
    body: { "id": number } | { "ids": readonly (number)[] };
    response: { "data": { "deleted": readonly (number)[]; "refused": readonly (schemas.Refused)[] } } | { "data": schemas.Proposal };
  };
  /** A record for reading */
  'GET /roles/{id}/show': {
    params: { 'id': number };
    response: { "data": schemas.RolesShown };
  };
  /** A record for editing */
  'GET /roles/{id}/edit': {
    params: { 'id': number };
    response: { "data": schemas.RolesEdited };
  };
  /** Records that use this record, of those that the caller may read */
  'GET /roles/{id}/uses': {
    params: { 'id': number };
    response: { "data": readonly (schemas.Use)[] };
  };
  /** Changes of a record, newest first */
  'GET /roles/{id}/history': {
    params: { 'id': number };
    query: { 'page'?: number; 'per_page'?: number };
    response: { "data": readonly (schemas.HistoryEntry)[]; "meta": schemas.ListMeta };
  };
  /** Change the sent fields */
  'PATCH /roles/{id}': {
    params: { 'id': number };
    body: schemas.RolesChange;
    response: { "data": schemas.RolesEdited } | { "data": schemas.Proposal };
  };
  /** Change the sent fields, from a form */
  'POST /roles/{id}': {
    params: { 'id': number };
    query: { '_method'?: "PATCH" };
    body: schemas.RolesChange;
    response: { "data": schemas.RolesEdited } | { "data": schemas.Proposal };
  };
  /** Restore the values after a change (the default) or before it, or only those of its own fields */
  'POST /roles/{id}/revert': {
    params: { 'id': number };
    body: { "entry": number; "to"?: "after" | "before" | "change"; "version"?: number | null };
    response: { "data": schemas.RolesEdited } | { "data": schemas.Proposal };
  };
  /** Restore from the trash */
  'POST /roles/restore': {
    body: { "id": number } | { "ids": readonly (number)[] };
    response: { "data": { "restored": readonly (number)[]; "refused": readonly (schemas.Refused)[] } } | { "data": schemas.Proposal };
  };
  /** Delete permanently */
  'POST /roles/purge': {
    body: { "id": number } | { "ids": readonly (number)[] };
    response: { "data": { "purged": readonly (number)[]; "refused": readonly (schemas.Refused)[] } };
  };
  /** The permissions of a role or position, and those that exist */
  'GET /roles/{id}/edit_permissions': {
    params: { 'id': number };
    response: { "data": { "id": number; "name": string; "version": number; "subjects": readonly ("offers" | "orders" | "tags" | "brands" | "categories" | "category-groups" | "pages" | "photo" | "buzbot_dashboard" | "buzbot_messages" | "buzbot_broadcast" | "countries" | "regions" | "currencies" | "exchange-rates" | "languages" | "projects" | "work-calendars" | "blocked-periods" | "roles" | "users" | "car-classes" | "positions" | "api-keys" | "webhooks" | "translations" | "views")[]; "actions": readonly ("read" | "create" | "update" | "delete" | "change_status" | "rent" | "comment" | "export" | "import" | "broadcast" | "propose" | "manage")[]; "granted": readonly (readonly ["read" | "create" | "update" | "delete" | "change_status" | "rent" | "comment" | "export" | "import" | "broadcast" | "propose" | "manage", "offers" | "orders" | "tags" | "brands" | "categories" | "category-groups" | "pages" | "photo" | "buzbot_dashboard" | "buzbot_messages" | "buzbot_broadcast" | "countries" | "regions" | "currencies" | "exchange-rates" | "languages" | "projects" | "work-calendars" | "blocked-periods" | "roles" | "users" | "car-classes" | "positions" | "api-keys" | "webhooks" | "translations" | "views"])[]; "needed": readonly ({ "action": "read" | "create" | "update" | "delete" | "change_status" | "rent" | "comment" | "export" | "import" | "broadcast" | "propose" | "manage"; "needs": "read" | "create" | "update" | "delete" | "change_status" | "rent" | "comment" | "export" | "import" | "broadcast" | "propose" | "manage" })[]; "affected": number; "is_fixed": boolean } };
  };
  /** Set the permissions of a role or position. They apply from the next request of each affected user */
  'PATCH /roles/{id}/edit_permissions': {
    params: { 'id': number };
    body: { "granted": readonly (readonly ["read" | "create" | "update" | "delete" | "change_status" | "rent" | "comment" | "export" | "import" | "broadcast" | "propose" | "manage", "offers" | "orders" | "tags" | "brands" | "categories" | "category-groups" | "pages" | "photo" | "buzbot_dashboard" | "buzbot_messages" | "buzbot_broadcast" | "countries" | "regions" | "currencies" | "exchange-rates" | "languages" | "projects" | "work-calendars" | "blocked-periods" | "roles" | "users" | "car-classes" | "positions" | "api-keys" | "webhooks" | "translations" | "views"])[]; "version"?: number | null };
    response: { "data": { "id": number; "name": string; "version": number; "subjects": readonly ("offers" | "orders" | "tags" | "brands" | "categories" | "category-groups" | "pages" | "photo" | "buzbot_dashboard" | "buzbot_messages" | "buzbot_broadcast" | "countries" | "regions" | "currencies" | "exchange-rates" | "languages" | "projects" | "work-calendars" | "blocked-periods" | "roles" | "users" | "car-classes" | "positions" | "api-keys" | "webhooks" | "translations" | "views")[]; "actions": readonly ("read" | "create" | "update" | "delete" | "change_status" | "rent" | "comment" | "export" | "import" | "broadcast" | "propose" | "manage")[]; "granted": readonly (readonly ["read" | "create" | "update" | "delete" | "change_status" | "rent" | "comment" | "export" | "import" | "broadcast" | "propose" | "manage", "offers" | "orders" | "tags" | "brands" | "categories" | "category-groups" | "pages" | "photo" | "buzbot_dashboard" | "buzbot_messages" | "buzbot_broadcast" | "countries" | "regions" | "currencies" | "exchange-rates" | "languages" | "projects" | "work-calendars" | "blocked-periods" | "roles" | "users" | "car-classes" | "positions" | "api-keys" | "webhooks" | "translations" | "views"])[]; "needed": readonly ({ "action": "read" | "create" | "update" | "delete" | "change_status" | "rent" | "comment" | "export" | "import" | "broadcast" | "propose" | "manage"; "needs": "read" | "create" | "update" | "delete" | "change_status" | "rent" | "comment" | "export" | "import" | "broadcast" | "propose" | "manage" })[]; "affected": number; "is_fixed": boolean } } | { "data": schemas.Proposal };
  };
  /** Options of users for selects */
  'GET /users/list': {
    query: { 'search'?: string; 'ids'?: string; 'rejected'?: "0" | "1" };
    response: { "data": readonly (schemas.PickerOption)[] };
  };
  /** Options of a reference field */
  'GET /users/options/{field}': {
    params: { 'field': "created_by" | "updated_by" | "role" | "position" };
    query: { 'search'?: string; 'ids'?: string; 'rejected'?: "0" | "1" };
    response: { "data": readonly (schemas.PickerOption)[] };
  };
  /** List users */
  'GET /users': {
    query: filters.UsersFilters & { 'page'?: number; 'per_page'?: number; 'search'?: string; 'sort'?: string; 'trashed'?: "0" | "1" };
    response: { "data": readonly (schemas.UsersRow)[]; "meta": schemas.ListMeta };
  };
  /** Create one of users */
  'POST /users': {
    body: schemas.UsersDraft;
    response: { "data": schemas.UsersEdited } | { "data": schemas.Proposal };
  };
  /** Move to the trash */
  'DELETE /users': {
    body: { "id": number } | { "ids": readonly (number)[] };
    response: { "data": { "deleted": readonly (number)[]; "refused": readonly (schemas.Refused)[] } } | { "data": schemas.Proposal };
  };
  /** A record for reading */
  'GET /users/{id}/show': {
    params: { 'id': number };
    response: { "data": schemas.UsersShown };
  };
  /** A record for editing */
  'GET /users/{id}/edit': {
    params: { 'id': number };
    response: { "data": schemas.UsersEdited };
  };
  /** Records that use this record, of those that the caller may read */
  'GET /users/{id}/uses': {
    params: { 'id': number };
    response: { "data": readonly (schemas.Use)[] };
  };
  /** Changes of a record, newest first */
  'GET /users/{id}/history': {
    params: { 'id': number };
    query: { 'page'?: number; 'per_page'?: number };
    response: { "data": readonly (schemas.HistoryEntry)[]; "meta": schemas.ListMeta };
  };
  /** Change the sent fields */
  'PATCH /users/{id}': {
    params: { 'id': number };
    body: schemas.UsersChange;
    response: { "data": schemas.UsersEdited } | { "data": schemas.Proposal };
  };
  /** Change the sent fields, from a form */
  'POST /users/{id}': {
    params: { 'id': number };
    query: { '_method'?: "PATCH" };
    body: schemas.UsersChange;
    response: { "data": schemas.UsersEdited } | { "data": schemas.Proposal };
  };
  /** Restore the values after a change (the default) or before it, or only those of its own fields */
  'POST /users/{id}/revert': {
    params: { 'id': number };
    body: { "entry": number; "to"?: "after" | "before" | "change"; "version"?: number | null };
    response: { "data": schemas.UsersEdited } | { "data": schemas.Proposal };
  };
  /** Restore from the trash */
  'POST /users/restore': {
    body: { "id": number } | { "ids": readonly (number)[] };
    response: { "data": { "restored": readonly (number)[]; "refused": readonly (schemas.Refused)[] } } | { "data": schemas.Proposal };
  };
  /** Delete permanently */
  'POST /users/purge': {
    body: { "id": number } | { "ids": readonly (number)[] };
    response: { "data": { "purged": readonly (number)[]; "refused": readonly (schemas.Refused)[] } };
  };
  /** Figures about users */
  'GET /users/dashboard': {
    response: { "data": { "staff": { "total": number; "active": number; "pending": number; "suspended": number }; "clients": { "total": number; "active": number; "pending": number; "suspended": number }; "service_accounts": number; "waiting_for_approval": number; "invited": number; "with_two_step": number; "password_expired": number; "email_unverified": number; "documents_unverified": number; "seen": { "now": number; "day": number; "week": number }; "mails": { "has_server": boolean; "waiting": number; "failed": number }; "added": readonly ({ "date": string; "staff": number; "clients": number })[] } };
  };
  /** A user with sessions, activity, offers and orders */
  'GET /users/{id}/read': {
    params: { 'id': number };
    response: { "data": { "user": schemas.UsersShown; "sessions": readonly ({ "id": number; "created_at": string; "last_used_at": string; "expires_at": string; "remember": boolean; "ip": string | null; "user_agent": string | null })[]; "activity": readonly ({ "id": number; "action": "create" | "update" | "delete" | "restore" | "change_status" | "revert" | "hand_over" | "extend" | "return" | "cancel" | "reprice"; "subject": "offers" | "orders" | "tags" | "brands" | "categories" | "category-groups" | "pages" | "photo" | "buzbot_dashboard" | "buzbot_messages" | "buzbot_broadcast" | "countries" | "regions" | "currencies" | "exchange-rates" | "languages" | "projects" | "work-calendars" | "blocked-periods" | "roles" | "users" | "car-classes" | "positions" | "api-keys" | "webhooks" | "translations" | "views"; "record": schemas.Option; "created_at": string })[]; "offers": { "total": number; "items": readonly ({ "id": number; "name": string; "code": string; "status": string; "updated_at": string })[] } | null; "orders": { "total": number; "items": readonly ({ "id": number; "name": string; "code": string; "status": string; "updated_at": string })[] } | null } };
  };
  /** Create a client: a user who owns offers and places orders and cannot sign in */
  'POST /users/add_client': {
    body: schemas.NewClientDraft;
    response: { "data": schemas.UsersEdited } | { "data": schemas.Proposal };
  };
  /** Options of api_keys for selects */
  'GET /api_keys/list': {
    query: { 'search'?: string; 'ids'?: string; 'rejected'?: "0" | "1" };
    response: { "data": readonly (schemas.PickerOption)[] };
  };
  /** Options of a reference field */
  'GET /api_keys/options/{field}': {
    params: { 'field': "created_by" | "updated_by" };
    query: { 'search'?: string; 'ids'?: string; 'rejected'?: "0" | "1" };
    response: { "data": readonly (schemas.PickerOption)[] };
  };
  /** List api_keys */
  'GET /api_keys': {
    query: filters.ApiKeysFilters & { 'page'?: number; 'per_page'?: number; 'search'?: string; 'sort'?: string; 'trashed'?: "0" | "1" };
    response: { "data": readonly (schemas.ApiKeysRow)[]; "meta": schemas.ListMeta };
  };
  /** Move to the trash */
  'DELETE /api_keys': {
    body: { "id": number } | { "ids": readonly (number)[] };
    response: { "data": { "deleted": readonly (number)[]; "refused": readonly (schemas.Refused)[] } };
  };
  /** Create an API key. Only this response contains the secret */
  'POST /api_keys': {
    body: schemas.ApiKeysDraft;
    response: { "data": { "id": number; "version": number; "created_at": string; "updated_at": string; "created_by": schemas.Option | null; "updated_by": schemas.Option | null; "deleted_at": string | null; "name": string; "mode": "write" | "propose" | null; "permissions": readonly ({ "action": "read" | "create" | "update" | "delete" | "change_status" | "rent" | "comment" | "export" | "import" | "broadcast" | "propose" | "manage"; "subject": "offers" | "orders" | "tags" | "brands" | "categories" | "category-groups" | "pages" | "photo" | "buzbot_dashboard" | "buzbot_messages" | "buzbot_broadcast" | "countries" | "regions" | "currencies" | "exchange-rates" | "languages" | "projects" | "work-calendars" | "blocked-periods" | "roles" | "users" | "car-classes" | "positions" | "api-keys" | "webhooks" | "translations" | "views" })[]; "expires_at": string | null; "prefix": string | null; "last_used_at": string | null; "last_used_from": string | null; "secret": string | null } };
  };
  /** A record for reading */
  'GET /api_keys/{id}/show': {
    params: { 'id': number };
    response: { "data": schemas.ApiKeysShown };
  };
  /** A record for editing */
  'GET /api_keys/{id}/edit': {
    params: { 'id': number };
    response: { "data": schemas.ApiKeysEdited };
  };
  /** Records that use this record, of those that the caller may read */
  'GET /api_keys/{id}/uses': {
    params: { 'id': number };
    response: { "data": readonly (schemas.Use)[] };
  };
  /** Changes of a record, newest first */
  'GET /api_keys/{id}/history': {
    params: { 'id': number };
    query: { 'page'?: number; 'per_page'?: number };
    response: { "data": readonly (schemas.HistoryEntry)[]; "meta": schemas.ListMeta };
  };
  /** Change the sent fields */
  'PATCH /api_keys/{id}': {
    params: { 'id': number };
    body: schemas.ApiKeysChange;
    response: { "data": schemas.ApiKeysEdited };
  };
  /** Change the sent fields, from a form */
  'POST /api_keys/{id}': {
    params: { 'id': number };
    query: { '_method'?: "PATCH" };
    body: schemas.ApiKeysChange;
    response: { "data": schemas.ApiKeysEdited };
  };
  /** Restore the values after a change (the default) or before it, or only those of its own fields */
  'POST /api_keys/{id}/revert': {
    params: { 'id': number };
    body: { "entry": number; "to"?: "after" | "before" | "change"; "version"?: number | null };
    response: { "data": schemas.ApiKeysEdited };
  };
  /** Restore from the trash */
  'POST /api_keys/restore': {
    body: { "id": number } | { "ids": readonly (number)[] };
    response: { "data": { "restored": readonly (number)[]; "refused": readonly (schemas.Refused)[] } };
  };
  /** Delete permanently */
  'POST /api_keys/purge': {
    body: { "id": number } | { "ids": readonly (number)[] };
    response: { "data": { "purged": readonly (number)[]; "refused": readonly (schemas.Refused)[] } };
  };
  /** Issue a new secret. The previous one remains valid for the overlap */
  'POST /api_keys/{id}/rotate': {
    params: { 'id': number };
    body: { "overlap_hours"?: number };
    response: { "data": { "id": number; "version": number; "created_at": string; "updated_at": string; "created_by": schemas.Option | null; "updated_by": schemas.Option | null; "deleted_at": string | null; "name": string; "mode": "write" | "propose" | null; "permissions": readonly ({ "action": "read" | "create" | "update" | "delete" | "change_status" | "rent" | "comment" | "export" | "import" | "broadcast" | "propose" | "manage"; "subject": "offers" | "orders" | "tags" | "brands" | "categories" | "category-groups" | "pages" | "photo" | "buzbot_dashboard" | "buzbot_messages" | "buzbot_broadcast" | "countries" | "regions" | "currencies" | "exchange-rates" | "languages" | "projects" | "work-calendars" | "blocked-periods" | "roles" | "users" | "car-classes" | "positions" | "api-keys" | "webhooks" | "translations" | "views" })[]; "expires_at": string | null; "prefix": string | null; "last_used_at": string | null; "last_used_from": string | null; "secret": string | null } };
  };
  /** Changes made with a key, newest first */
  'GET /api_keys/{id}/activity': {
    params: { 'id': number };
    query: { 'page'?: number; 'per_page'?: number };
    response: { "data": readonly ({ "id": number; "action": "create" | "update" | "delete" | "restore" | "change_status" | "revert" | "hand_over" | "extend" | "return" | "cancel" | "reprice"; "subject": "offers" | "orders" | "tags" | "brands" | "categories" | "category-groups" | "pages" | "photo" | "buzbot_dashboard" | "buzbot_messages" | "buzbot_broadcast" | "countries" | "regions" | "currencies" | "exchange-rates" | "languages" | "projects" | "work-calendars" | "blocked-periods" | "roles" | "users" | "car-classes" | "positions" | "api-keys" | "webhooks" | "translations" | "views"; "record": schemas.Option; "created_at": string })[]; "meta": schemas.ListMeta };
  };
  /** Options of webhooks for selects */
  'GET /webhooks/list': {
    query: { 'search'?: string; 'ids'?: string; 'rejected'?: "0" | "1" };
    response: { "data": readonly (schemas.PickerOption)[] };
  };
  /** Options of a reference field */
  'GET /webhooks/options/{field}': {
    params: { 'field': "created_by" | "updated_by" };
    query: { 'search'?: string; 'ids'?: string; 'rejected'?: "0" | "1" };
    response: { "data": readonly (schemas.PickerOption)[] };
  };
  /** List webhooks */
  'GET /webhooks': {
    query: filters.WebhooksFilters & { 'page'?: number; 'per_page'?: number; 'search'?: string; 'sort'?: string; 'trashed'?: "0" | "1" };
    response: { "data": readonly (schemas.WebhooksRow)[]; "meta": schemas.ListMeta };
  };
  /** Move to the trash */
  'DELETE /webhooks': {
    body: { "id": number } | { "ids": readonly (number)[] };
    response: { "data": { "deleted": readonly (number)[]; "refused": readonly (schemas.Refused)[] } };
  };
  /** Create a webhook. Only this response contains the secret */
  'POST /webhooks': {
    body: schemas.WebhooksDraft;
    response: { "data": { "id": number; "version": number; "created_at": string; "updated_at": string; "created_by": schemas.Option | null; "updated_by": schemas.Option | null; "deleted_at": string | null; "name": string; "url": string; "events": readonly (string)[]; "filter": string | null; "active": boolean; "paused_at": string | null; "pause_reason": "failing" | "gone" | "no_permission" | "secret_lost" | null; "last_delivered_at": string | null; "failing_since": string | null; "failures": number | null; "secret": string | null } };
  };
  /** A record for reading */
  'GET /webhooks/{id}/show': {
    params: { 'id': number };
    response: { "data": schemas.WebhooksShown };
  };
  /** A record for editing */
  'GET /webhooks/{id}/edit': {
    params: { 'id': number };
    response: { "data": schemas.WebhooksEdited };
  };
  /** Records that use this record, of those that the caller may read */
  'GET /webhooks/{id}/uses': {
    params: { 'id': number };
    response: { "data": readonly (schemas.Use)[] };
  };
  /** Changes of a record, newest first */
  'GET /webhooks/{id}/history': {
    params: { 'id': number };
    query: { 'page'?: number; 'per_page'?: number };
    response: { "data": readonly (schemas.HistoryEntry)[]; "meta": schemas.ListMeta };
  };
  /** Change the sent fields */
  'PATCH /webhooks/{id}': {
    params: { 'id': number };
    body: schemas.WebhooksChange;
    response: { "data": schemas.WebhooksEdited };
  };
  /** Change the sent fields, from a form */
  'POST /webhooks/{id}': {
    params: { 'id': number };
    query: { '_method'?: "PATCH" };
    body: schemas.WebhooksChange;
    response: { "data": schemas.WebhooksEdited };
  };
  /** Restore the values after a change (the default) or before it, or only those of its own fields */
  'POST /webhooks/{id}/revert': {
    params: { 'id': number };
    body: { "entry": number; "to"?: "after" | "before" | "change"; "version"?: number | null };
    response: { "data": schemas.WebhooksEdited };
  };
  /** Restore from the trash */
  'POST /webhooks/restore': {
    body: { "id": number } | { "ids": readonly (number)[] };
    response: { "data": { "restored": readonly (number)[]; "refused": readonly (schemas.Refused)[] } };
  };
  /** Delete permanently */
  'POST /webhooks/purge': {
    body: { "id": number } | { "ids": readonly (number)[] };
    response: { "data": { "purged": readonly (number)[]; "refused": readonly (schemas.Refused)[] } };
  };
  /** Issue a new secret. Deliveries have both signatures for the overlap */
  'POST /webhooks/{id}/rotate': {
    params: { 'id': number };
    body: { "overlap_hours"?: number };
    response: { "data": { "id": number; "version": number; "created_at": string; "updated_at": string; "created_by": schemas.Option | null; "updated_by": schemas.Option | null; "deleted_at": string | null; "name": string; "url": string; "events": readonly (string)[]; "filter": string | null; "active": boolean; "paused_at": string | null; "pause_reason": "failing" | "gone" | "no_permission" | "secret_lost" | null; "last_delivered_at": string | null; "failing_since": string | null; "failures": number | null; "secret": string | null } };
  };
  /** Send the event `webhook.test`, also while the webhook is paused */
  'POST /webhooks/{id}/test': {
    params: { 'id': number };
    body: Record<string, never>;
    response: { "data": { "id": number; "kind": "event" | "replay" | "test"; "event": string; "message_id": string; "record": schemas.Option | null; "state": "pending" | "delivered" | "failed"; "attempts": number; "created_at": string; "attempted_at": string | null; "next_attempt_at": string | null; "failure": "timeout" | "unreachable" | "tls" | "address_refused" | "redirect" | "status" | null; "request": { "headers": Record<string, string>; "body": string | null }; "response": { "status": number; "headers": Record<string, string>; "body": string; "duration_ms": number } | null } };
  };
  /** Send a delivery once more with the same `webhook-id` */
  'POST /webhooks/{id}/deliveries/{did}/replay': {
    params: { 'id': number; 'did': number };
    body: Record<string, never>;
    response: { "data": { "id": number; "kind": "event" | "replay" | "test"; "event": string; "message_id": string; "record": schemas.Option | null; "state": "pending" | "delivered" | "failed"; "attempts": number; "created_at": string; "attempted_at": string | null; "next_attempt_at": string | null; "failure": "timeout" | "unreachable" | "tls" | "address_refused" | "redirect" | "status" | null; "request": { "headers": Record<string, string>; "body": string | null }; "response": { "status": number; "headers": Record<string, string>; "body": string; "duration_ms": number } | null } };
  };
  /** Deliveries of the last 30 days, newest first */
  'GET /webhooks/{id}/deliveries': {
    params: { 'id': number };
    query: { 'page'?: number; 'per_page'?: number; 'state'?: "pending" | "delivered" | "failed" };
    response: { "data": readonly ({ "id": number; "kind": "event" | "replay" | "test"; "event": string; "message_id": string; "record": schemas.Option | null; "state": "pending" | "delivered" | "failed"; "attempts": number; "created_at": string; "attempted_at": string | null; "next_attempt_at": string | null; "failure": "timeout" | "unreachable" | "tls" | "address_refused" | "redirect" | "status" | null; "request": { "headers": Record<string, string>; "body": string | null }; "response": { "status": number; "headers": Record<string, string>; "body": string; "duration_ms": number } | null })[]; "meta": schemas.ListMeta };
  };
  /** Options of work_calendars for selects */
  'GET /work_calendars/list': {
    query: { 'search'?: string; 'ids'?: string; 'rejected'?: "0" | "1" };
    response: { "data": readonly (schemas.PickerOption)[] };
  };
  /** Options of a reference field */
  'GET /work_calendars/options/{field}': {
    params: { 'field': "created_by" | "updated_by" | "country" };
    query: { 'search'?: string; 'ids'?: string; 'rejected'?: "0" | "1" };
    response: { "data": readonly (schemas.PickerOption)[] };
  };
  /** List work_calendars */
  'GET /work_calendars': {
    query: filters.WorkCalendarsFilters & { 'page'?: number; 'per_page'?: number; 'search'?: string; 'sort'?: string; 'trashed'?: "0" | "1" };
    response: { "data": readonly (schemas.WorkCalendarsRow)[]; "meta": schemas.ListMeta };
  };
  /** Create one of work_calendars */
  'POST /work_calendars': {
    body: schemas.WorkCalendarsDraft;
    response: { "data": schemas.WorkCalendarsEdited } | { "data": schemas.Proposal };
  };
  /** Move to the trash */
  'DELETE /work_calendars': {
    body: { "id": number } | { "ids": readonly (number)[] };
    response: { "data": { "deleted": readonly (number)[]; "refused": readonly (schemas.Refused)[] } } | { "data": schemas.Proposal };
  };
  /** A record for reading */
  'GET /work_calendars/{id}/show': {
    params: { 'id': number };
    response: { "data": schemas.WorkCalendarsShown };
  };
  /** A record for editing */
  'GET /work_calendars/{id}/edit': {
    params: { 'id': number };
    response: { "data": schemas.WorkCalendarsEdited };
  };
  /** Records that use this record, of those that the caller may read */
  'GET /work_calendars/{id}/uses': {
    params: { 'id': number };
    response: { "data": readonly (schemas.Use)[] };
  };
  /** Changes of a record, newest first */
  'GET /work_calendars/{id}/history': {
    params: { 'id': number };
    query: { 'page'?: number; 'per_page'?: number };
    response: { "data": readonly (schemas.HistoryEntry)[]; "meta": schemas.ListMeta };
  };
  /** Change the sent fields */
  'PATCH /work_calendars/{id}': {
    params: { 'id': number };
    body: schemas.WorkCalendarsChange;
    response: { "data": schemas.WorkCalendarsEdited } | { "data": schemas.Proposal };
  };
  /** Change the sent fields, from a form */
  'POST /work_calendars/{id}': {
    params: { 'id': number };
    query: { '_method'?: "PATCH" };
    body: schemas.WorkCalendarsChange;
    response: { "data": schemas.WorkCalendarsEdited } | { "data": schemas.Proposal };
  };
  /** Restore the values after a change (the default) or before it, or only those of its own fields */
  'POST /work_calendars/{id}/revert': {
    params: { 'id': number };
    body: { "entry": number; "to"?: "after" | "before" | "change"; "version"?: number | null };
    response: { "data": schemas.WorkCalendarsEdited } | { "data": schemas.Proposal };
  };
  /** Restore from the trash */
  'POST /work_calendars/restore': {
    body: { "id": number } | { "ids": readonly (number)[] };
    response: { "data": { "restored": readonly (number)[]; "refused": readonly (schemas.Refused)[] } } | { "data": schemas.Proposal };
  };
  /** Delete permanently */
  'POST /work_calendars/purge': {
    body: { "id": number } | { "ids": readonly (number)[] };
    response: { "data": { "purged": readonly (number)[]; "refused": readonly (schemas.Refused)[] } };
  };
  /** The public holidays of a country in a year; none for a country without data */
  'GET /work_calendars/public_holidays': {
    query: { 'country': number; 'year': number };
    response: { "data": readonly ({ "date": string; "name": string })[] };
  };
  /** Options of blocked_periods for selects */
  'GET /blocked_periods/list': {
    query: { 'search'?: string; 'ids'?: string; 'rejected'?: "0" | "1" };
    response: { "data": readonly (schemas.PickerOption)[] };
  };
  /** Options of a reference field */
  'GET /blocked_periods/options/{field}': {
    params: { 'field': "created_by" | "updated_by" | "offer" };
    query: { 'search'?: string; 'ids'?: string; 'rejected'?: "0" | "1"; 'free_from'?: string; 'free_to'?: string; 'quantity'?: number; 'order'?: number; 'only_free'?: "0" | "1" };
    response: { "data": readonly (schemas.PickerOption)[] };
  };
  /** List blocked_periods */
  'GET /blocked_periods': {
    query: filters.BlockedPeriodsFilters & { 'page'?: number; 'per_page'?: number; 'search'?: string; 'sort'?: string; 'trashed'?: "0" | "1" };
    response: { "data": readonly (schemas.BlockedPeriodsRow)[]; "meta": schemas.ListMeta };
  };
  /** Create one of blocked_periods */
  'POST /blocked_periods': {
    body: schemas.BlockedPeriodsDraft;
    response: { "data": schemas.BlockedPeriodsEdited } | { "data": schemas.Proposal };
  };
  /** Move to the trash */
  'DELETE /blocked_periods': {
    body: { "id": number } | { "ids": readonly (number)[] };
    response: { "data": { "deleted": readonly (number)[]; "refused": readonly (schemas.Refused)[] } } | { "data": schemas.Proposal };
  };
  /** A record for reading */
  'GET /blocked_periods/{id}/show': {
    params: { 'id': number };
    response: { "data": schemas.BlockedPeriodsShown };
  };
  /** A record for editing */
  'GET /blocked_periods/{id}/edit': {
    params: { 'id': number };
    response: { "data": schemas.BlockedPeriodsEdited };
  };
  /** Records that use this record, of those that the caller may read */
  'GET /blocked_periods/{id}/uses': {
    params: { 'id': number };
    response: { "data": readonly (schemas.Use)[] };
  };
  /** Changes of a record, newest first */
  'GET /blocked_periods/{id}/history': {
    params: { 'id': number };
    query: { 'page'?: number; 'per_page'?: number };
    response: { "data": readonly (schemas.HistoryEntry)[]; "meta": schemas.ListMeta };
  };
  /** Change the sent fields */
  'PATCH /blocked_periods/{id}': {
    params: { 'id': number };
    body: schemas.BlockedPeriodsChange;
    response: { "data": schemas.BlockedPeriodsEdited } | { "data": schemas.Proposal };
  };
  /** Change the sent fields, from a form */
  'POST /blocked_periods/{id}': {
    params: { 'id': number };
    query: { '_method'?: "PATCH" };
    body: schemas.BlockedPeriodsChange;
    response: { "data": schemas.BlockedPeriodsEdited } | { "data": schemas.Proposal };
  };
  /** Restore the values after a change (the default) or before it, or only those of its own fields */
  'POST /blocked_periods/{id}/revert': {
    params: { 'id': number };
    body: { "entry": number; "to"?: "after" | "before" | "change"; "version"?: number | null };
    response: { "data": schemas.BlockedPeriodsEdited } | { "data": schemas.Proposal };
  };
  /** Restore from the trash */
  'POST /blocked_periods/restore': {
    body: { "id": number } | { "ids": readonly (number)[] };
    response: { "data": { "restored": readonly (number)[]; "refused": readonly (schemas.Refused)[] } } | { "data": schemas.Proposal };
  };
  /** Delete permanently */
  'POST /blocked_periods/purge': {
    body: { "id": number } | { "ids": readonly (number)[] };
    response: { "data": { "purged": readonly (number)[]; "refused": readonly (schemas.Refused)[] } };
  };
  /** Pending, sent and failed mails, newest first. For admins */
  'GET /outbox': {
    query: filters.OutboxFilters & { 'page'?: number; 'per_page'?: number; 'search'?: string; 'sort'?: string };
    response: { "data": readonly ({ "id": number; "to": string; "subject": string; "text": string; "html": string; "state": "queued" | "sent" | "failed"; "attempts": number; "error": string | null; "created_at": string; "sent_at": string | null })[]; "meta": schemas.ListMeta };
  };
  /** Counts for the side bar: new offers and orders, unread conversations and notifications, pending mails */
  'GET /counters': {
    query: { 'statuses'?: string };
    response: { "data": { "offers_new"?: number; "orders_new"?: number; "rooms_unread"?: number; "notifications_unread"?: number; "proposals_open"?: number; "mails_waiting"?: number; "statuses"?: Record<string, Record<string, number>> } };
  };
  /** Find records of every module, exact matches before similar ones */
  'GET /search': {
    query: { 'q': string };
    response: { "data": readonly ({ "subject": "offers" | "orders" | "tags" | "brands" | "categories" | "category-groups" | "pages" | "photo" | "buzbot_dashboard" | "buzbot_messages" | "buzbot_broadcast" | "countries" | "regions" | "currencies" | "exchange-rates" | "languages" | "projects" | "work-calendars" | "blocked-periods" | "roles" | "users" | "car-classes" | "positions" | "api-keys" | "webhooks" | "translations" | "views"; "id": number; "name": string; "code": string | null; "is_similar": boolean })[] };
  };
  /** Saved views of the caller, of their role and of all users */
  'GET /views': {
    query: { 'subject'?: "offers" | "orders" | "tags" | "brands" | "categories" | "category-groups" | "pages" | "photo" | "buzbot_dashboard" | "buzbot_messages" | "buzbot_broadcast" | "countries" | "regions" | "currencies" | "exchange-rates" | "languages" | "projects" | "work-calendars" | "blocked-periods" | "roles" | "users" | "car-classes" | "positions" | "api-keys" | "webhooks" | "translations" | "views"; 'pinned'?: "0" | "1"; 'counts'?: "0" | "1" };
    response: { "data": readonly ({ "id": number; "version": number; "name": string; "subject": "offers" | "orders" | "tags" | "brands" | "categories" | "category-groups" | "pages" | "photo" | "buzbot_dashboard" | "buzbot_messages" | "buzbot_broadcast" | "countries" | "regions" | "currencies" | "exchange-rates" | "languages" | "projects" | "work-calendars" | "blocked-periods" | "roles" | "users" | "car-classes" | "positions" | "api-keys" | "webhooks" | "translations" | "views"; "scope": "me" | "role" | "everyone"; "state": { "search"?: string; "sort"?: string; "filter"?: Record<string, string | number | boolean | readonly (string | number)[] | Record<string, string | number | boolean | readonly (string | number)[]>>; "per_page"?: 10 | 25 | 50 | 100; "columns"?: readonly (string)[]; "widths"?: Record<string, number>; "pinned"?: { "start": readonly (string)[]; "end": readonly (string)[] }; "density"?: "comfortable" | "compact" }; "pinned": boolean; "sort_order": number; "can_edit": boolean; "created_at": string; "updated_at": string; "created_by": schemas.Option; "count"?: number | null })[] };
  };
  /** Save a view. A view for other users requires `manage views` */
  'POST /views': {
    body: { "subject": "offers" | "orders" | "tags" | "brands" | "categories" | "category-groups" | "pages" | "photo" | "buzbot_dashboard" | "buzbot_messages" | "buzbot_broadcast" | "countries" | "regions" | "currencies" | "exchange-rates" | "languages" | "projects" | "work-calendars" | "blocked-periods" | "roles" | "users" | "car-classes" | "positions" | "api-keys" | "webhooks" | "translations" | "views"; "name": string; "state": { "search"?: string; "sort"?: string; "filter"?: Record<string, string | number | boolean | readonly (string | number)[] | Record<string, string | number | boolean | readonly (string | number)[]>>; "per_page"?: 10 | 25 | 50 | 100; "columns"?: readonly (string)[]; "widths"?: Record<string, number>; "pinned"?: { "start": readonly (string)[]; "end": readonly (string)[] }; "density"?: "comfortable" | "compact" }; "scope"?: "me" | "role" | "everyone"; "pinned"?: boolean; "sort_order"?: number };
    response: { "data": { "id": number; "version": number; "name": string; "subject": "offers" | "orders" | "tags" | "brands" | "categories" | "category-groups" | "pages" | "photo" | "buzbot_dashboard" | "buzbot_messages" | "buzbot_broadcast" | "countries" | "regions" | "currencies" | "exchange-rates" | "languages" | "projects" | "work-calendars" | "blocked-periods" | "roles" | "users" | "car-classes" | "positions" | "api-keys" | "webhooks" | "translations" | "views"; "scope": "me" | "role" | "everyone"; "state": { "search"?: string; "sort"?: string; "filter"?: Record<string, string | number | boolean | readonly (string | number)[] | Record<string, string | number | boolean | readonly (string | number)[]>>; "per_page"?: 10 | 25 | 50 | 100; "columns"?: readonly (string)[]; "widths"?: Record<string, number>; "pinned"?: { "start": readonly (string)[]; "end": readonly (string)[] }; "density"?: "comfortable" | "compact" }; "pinned": boolean; "sort_order": number; "can_edit": boolean; "created_at": string; "updated_at": string; "created_by": schemas.Option } };
  };
  /** Update the saved view whose id is in the body */
  'PATCH /views': {
    body: { "id": number; "version"?: number | null; "name"?: string; "state"?: { "search"?: string; "sort"?: string; "filter"?: Record<string, string | number | boolean | readonly (string | number)[] | Record<string, string | number | boolean | readonly (string | number)[]>>; "per_page"?: 10 | 25 | 50 | 100; "columns"?: readonly (string)[]; "widths"?: Record<string, number>; "pinned"?: { "start": readonly (string)[]; "end": readonly (string)[] }; "density"?: "comfortable" | "compact" }; "scope"?: "me" | "role" | "everyone"; "pinned"?: boolean; "sort_order"?: number };
    response: { "data": { "id": number; "version": number; "name": string; "subject": "offers" | "orders" | "tags" | "brands" | "categories" | "category-groups" | "pages" | "photo" | "buzbot_dashboard" | "buzbot_messages" | "buzbot_broadcast" | "countries" | "regions" | "currencies" | "exchange-rates" | "languages" | "projects" | "work-calendars" | "blocked-periods" | "roles" | "users" | "car-classes" | "positions" | "api-keys" | "webhooks" | "translations" | "views"; "scope": "me" | "role" | "everyone"; "state": { "search"?: string; "sort"?: string; "filter"?: Record<string, string | number | boolean | readonly (string | number)[] | Record<string, string | number | boolean | readonly (string | number)[]>>; "per_page"?: 10 | 25 | 50 | 100; "columns"?: readonly (string)[]; "widths"?: Record<string, number>; "pinned"?: { "start": readonly (string)[]; "end": readonly (string)[] }; "density"?: "comfortable" | "compact" }; "pinned": boolean; "sort_order": number; "can_edit": boolean; "created_at": string; "updated_at": string; "created_by": schemas.Option } };
  };
  /** Delete views */
  'DELETE /views': {
    body: { "id": number } | { "ids": readonly (number)[] };
    response: { "data": { "deleted": readonly (number)[] } };
  };
  /** Change the sent parts of a view */
  'PATCH /views/{id}': {
    params: { 'id': number };
    body: { "id"?: number; "version"?: number | null; "name"?: string; "state"?: { "search"?: string; "sort"?: string; "filter"?: Record<string, string | number | boolean | readonly (string | number)[] | Record<string, string | number | boolean | readonly (string | number)[]>>; "per_page"?: 10 | 25 | 50 | 100; "columns"?: readonly (string)[]; "widths"?: Record<string, number>; "pinned"?: { "start": readonly (string)[]; "end": readonly (string)[] }; "density"?: "comfortable" | "compact" }; "scope"?: "me" | "role" | "everyone"; "pinned"?: boolean; "sort_order"?: number };
    response: { "data": { "id": number; "version": number; "name": string; "subject": "offers" | "orders" | "tags" | "brands" | "categories" | "category-groups" | "pages" | "photo" | "buzbot_dashboard" | "buzbot_messages" | "buzbot_broadcast" | "countries" | "regions" | "currencies" | "exchange-rates" | "languages" | "projects" | "work-calendars" | "blocked-periods" | "roles" | "users" | "car-classes" | "positions" | "api-keys" | "webhooks" | "translations" | "views"; "scope": "me" | "role" | "everyone"; "state": { "search"?: string; "sort"?: string; "filter"?: Record<string, string | number | boolean | readonly (string | number)[] | Record<string, string | number | boolean | readonly (string | number)[]>>; "per_page"?: 10 | 25 | 50 | 100; "columns"?: readonly (string)[]; "widths"?: Record<string, number>; "pinned"?: { "start": readonly (string)[]; "end": readonly (string)[] }; "density"?: "comfortable" | "compact" }; "pinned": boolean; "sort_order": number; "can_edit": boolean; "created_at": string; "updated_at": string; "created_by": schemas.Option } };
  };
  /** Progress of the translations, by resource and language */
  'GET /translations/progress': {
    response: { "data": readonly ({ "subject": "offers" | "orders" | "tags" | "brands" | "categories" | "category-groups" | "pages" | "photo" | "buzbot_dashboard" | "buzbot_messages" | "buzbot_broadcast" | "countries" | "regions" | "currencies" | "exchange-rates" | "languages" | "projects" | "work-calendars" | "blocked-periods" | "roles" | "users" | "car-classes" | "positions" | "api-keys" | "webhooks" | "translations" | "views"; "resource": string; "records": number; "is_exact": boolean; "languages": readonly ({ "language": string; "filled": number; "total": number; "missing_records": number; "outdated": number; "outdated_records": number })[] })[] };
  };
  /** Records with their missing texts in a language */
  'GET /translations/{resource}': {
    params: { 'resource': "currencies" | "countries" | "regions" | "categories" | "category_groups" | "properties" | "offers" | "orders" | "tags" | "pages" | "photos" };
    query: { 'language'?: string; 'missing'?: "0" | "1"; 'outdated'?: "0" | "1"; 'search'?: string; 'page'?: number; 'per_page'?: number };
    response: { "data": readonly ({ "id": number; "version": number; "name": string; "missing": readonly (string)[]; "outdated": readonly (string)[]; "total": number; "states": Record<string, "done" | "missing" | "outdated"> })[]; "meta": schemas.ListMeta };
  };
  /** Export projects to a file */
  'GET /projects/export': {
    query: filters.ProjectsFilters & { 'format'?: "csv" | "xlsx"; 'excel'?: "en" | "ru" | "ua" | "ro" | "tr" | "pl"; 'columns'?: string; 'time_zone'?: string; 'ids'?: string; 'except'?: string; 'search'?: string; 'sort'?: string; 'trashed'?: "0" | "1" };
    response: Blob;
  };
  /** Preview of a bulk change, by record */
  'POST /projects/bulk/preview': {
    body: { "ids": readonly (number)[]; "change": { "set": schemas.ProjectsChange } | { "delete": true } } | { "filter"?: Record<string, string | number | boolean | readonly (string | number)[] | Record<string, string | number | boolean | readonly (string | number)[]>> | null; "search"?: string | null; "except"?: readonly (number)[]; "change": { "set": schemas.ProjectsChange } | { "delete": true } };
    response: { "data": schemas.BulkPreview };
  };
  /** Change many records. The response is the job */
  'POST /projects/bulk': {
    body: { "ids": readonly (number)[]; "change": { "set": schemas.ProjectsChange } | { "delete": true } } | { "filter"?: Record<string, string | number | boolean | readonly (string | number)[] | Record<string, string | number | boolean | readonly (string | number)[]>> | null; "search"?: string | null; "except"?: readonly (number)[]; "change": { "set": schemas.ProjectsChange } | { "delete": true } };
    response: { "data": schemas.Job };
  };
  /** Export brands to a file */
  'GET /brands/export': {
    query: filters.BrandsFilters & { 'format'?: "csv" | "xlsx"; 'excel'?: "en" | "ru" | "ua" | "ro" | "tr" | "pl"; 'columns'?: string; 'time_zone'?: string; 'ids'?: string; 'except'?: string; 'search'?: string; 'sort'?: string; 'trashed'?: "0" | "1" };
    response: Blob;
  };
  /** A template for imports: an empty file with a heading for each field */
  'GET /brands/import/template': {
    query: { 'format'?: "csv" | "xlsx"; 'excel'?: "en" | "ru" | "ua" | "ro" | "tr" | "pl" };
    response: Blob;
  };
  /** Preview of an import, by row */
  'POST /brands/import/preview': {
    body: { "file": Blob; "mapping"?: Record<string, string | null> | readonly (string | null)[]; "decimal_marks"?: Record<string, "comma" | "point">; "encoding"?: "utf-8" | "utf-16le" | "utf-16be" | "windows-1250" | "windows-1251" | "windows-1254" | "koi8-u" | "iso-8859-2" | "ibm866"; "sheet"?: string; "time_zone"?: string; "mode"?: "create_and_update" | "create" | "update" };
    response: { "data": schemas.ImportPreview };
  };
  /** Create and update records from the rows of a file. The response is the job */
  'POST /brands/import': {
    body: { "file": Blob; "mapping"?: Record<string, string | null> | readonly (string | null)[]; "decimal_marks"?: Record<string, "comma" | "point">; "encoding"?: "utf-8" | "utf-16le" | "utf-16be" | "windows-1250" | "windows-1251" | "windows-1254" | "koi8-u" | "iso-8859-2" | "ibm866"; "sheet"?: string; "time_zone"?: string; "mode"?: "create_and_update" | "create" | "update" };
    response: { "data": schemas.Job | schemas.Proposal };
  };
  /** The rows of an import that failed, with their problems */
  'GET /brands/import/{id}/failed': {
    params: { 'id': number };
    query: { 'format'?: "csv" | "xlsx"; 'excel'?: "en" | "ru" | "ua" | "ro" | "tr" | "pl" };
    response: Blob;
  };
  /** Preview of a bulk change, by record */
  'POST /brands/bulk/preview': {
    body: { "ids": readonly (number)[]; "change": { "set": schemas.BrandsChange } | { "delete": true } | { "status": "new" | "active" | "hidden"; "reason"?: string | null } } | { "filter"?: Record<string, string | number | boolean | readonly (string | number)[] | Record<string, string | number | boolean | readonly (string | number)[]>> | null; "search"?: string | null; "except"?: readonly (number)[]; "change": { "set": schemas.BrandsChange } | { "delete": true } | { "status": "new" | "active" | "hidden"; "reason"?: string | null } };
    response: { "data": schemas.BulkPreview };
  };
  /** Change many records. The response is the job */
  'POST /brands/bulk': {
    body: { "ids": readonly (number)[]; "change": { "set": schemas.BrandsChange } | { "delete": true } | { "status": "new" | "active" | "hidden"; "reason"?: string | null } } | { "filter"?: Record<string, string | number | boolean | readonly (string | number)[] | Record<string, string | number | boolean | readonly (string | number)[]>> | null; "search"?: string | null; "except"?: readonly (number)[]; "change": { "set": schemas.BrandsChange } | { "delete": true } | { "status": "new" | "active" | "hidden"; "reason"?: string | null } };
    response: { "data": schemas.Job | schemas.Proposal };
  };
  /** Export currencies to a file */
  'GET /currencies/export': {
    query: filters.CurrenciesFilters & { 'format'?: "csv" | "xlsx"; 'excel'?: "en" | "ru" | "ua" | "ro" | "tr" | "pl"; 'columns'?: string; 'time_zone'?: string; 'ids'?: string; 'except'?: string; 'search'?: string; 'sort'?: string; 'trashed'?: "0" | "1" };
    response: Blob;
  };
  /** Preview of a bulk change, by record */
  'POST /currencies/bulk/preview': {
    body: { "ids": readonly (number)[]; "change": { "set": schemas.CurrenciesChange } | { "delete": true } } | { "filter"?: Record<string, string | number | boolean | readonly (string | number)[] | Record<string, string | number | boolean | readonly (string | number)[]>> | null; "search"?: string | null; "except"?: readonly (number)[]; "change": { "set": schemas.CurrenciesChange } | { "delete": true } };
    response: { "data": schemas.BulkPreview };
  };
  /** Change many records. The response is the job */
  'POST /currencies/bulk': {
    body: { "ids": readonly (number)[]; "change": { "set": schemas.CurrenciesChange } | { "delete": true } } | { "filter"?: Record<string, string | number | boolean | readonly (string | number)[] | Record<string, string | number | boolean | readonly (string | number)[]>> | null; "search"?: string | null; "except"?: readonly (number)[]; "change": { "set": schemas.CurrenciesChange } | { "delete": true } };
    response: { "data": schemas.Job | schemas.Proposal };
  };
  /** Export languages to a file */
  'GET /languages/export': {
    query: filters.LanguagesFilters & { 'format'?: "csv" | "xlsx"; 'excel'?: "en" | "ru" | "ua" | "ro" | "tr" | "pl"; 'columns'?: string; 'time_zone'?: string; 'ids'?: string; 'except'?: string; 'search'?: string; 'sort'?: string; 'trashed'?: "0" | "1" };
    response: Blob;
  };
  /** Preview of a bulk change, by record */
  'POST /languages/bulk/preview': {
    body: { "ids": readonly (number)[]; "change": { "set": schemas.LanguagesChange } | { "delete": true } } | { "filter"?: Record<string, string | number | boolean | readonly (string | number)[] | Record<string, string | number | boolean | readonly (string | number)[]>> | null; "search"?: string | null; "except"?: readonly (number)[]; "change": { "set": schemas.LanguagesChange } | { "delete": true } };
    response: { "data": schemas.BulkPreview };
  };
  /** Change many records. The response is the job */
  'POST /languages/bulk': {
    body: { "ids": readonly (number)[]; "change": { "set": schemas.LanguagesChange } | { "delete": true } } | { "filter"?: Record<string, string | number | boolean | readonly (string | number)[] | Record<string, string | number | boolean | readonly (string | number)[]>> | null; "search"?: string | null; "except"?: readonly (number)[]; "change": { "set": schemas.LanguagesChange } | { "delete": true } };
    response: { "data": schemas.Job };
  };
  /** Export countries to a file */
  'GET /countries/export': {
    query: filters.CountriesFilters & { 'format'?: "csv" | "xlsx"; 'excel'?: "en" | "ru" | "ua" | "ro" | "tr" | "pl"; 'columns'?: string; 'time_zone'?: string; 'ids'?: string; 'except'?: string; 'search'?: string; 'sort'?: string; 'trashed'?: "0" | "1" };
    response: Blob;
  };
  /** A template for imports: an empty file with a heading for each field */
  'GET /countries/import/template': {
    query: { 'format'?: "csv" | "xlsx"; 'excel'?: "en" | "ru" | "ua" | "ro" | "tr" | "pl" };
    response: Blob;
  };
  /** Preview of an import, by row */
  'POST /countries/import/preview': {
    body: { "file": Blob; "mapping"?: Record<string, string | null> | readonly (string | null)[]; "decimal_marks"?: Record<string, "comma" | "point">; "encoding"?: "utf-8" | "utf-16le" | "utf-16be" | "windows-1250" | "windows-1251" | "windows-1254" | "koi8-u" | "iso-8859-2" | "ibm866"; "sheet"?: string; "time_zone"?: string; "mode"?: "create_and_update" | "create" | "update" };
    response: { "data": schemas.ImportPreview };
  };
  /** Create and update records from the rows of a file. The response is the job */
  'POST /countries/import': {
    body: { "file": Blob; "mapping"?: Record<string, string | null> | readonly (string | null)[]; "decimal_marks"?: Record<string, "comma" | "point">; "encoding"?: "utf-8" | "utf-16le" | "utf-16be" | "windows-1250" | "windows-1251" | "windows-1254" | "koi8-u" | "iso-8859-2" | "ibm866"; "sheet"?: string; "time_zone"?: string; "mode"?: "create_and_update" | "create" | "update" };
    response: { "data": schemas.Job | schemas.Proposal };
  };
  /** The rows of an import that failed, with their problems */
  'GET /countries/import/{id}/failed': {
    params: { 'id': number };
    query: { 'format'?: "csv" | "xlsx"; 'excel'?: "en" | "ru" | "ua" | "ro" | "tr" | "pl" };
    response: Blob;
  };
  /** Preview of a bulk change, by record */
  'POST /countries/bulk/preview': {
    body: { "ids": readonly (number)[]; "change": { "set": schemas.CountriesChange } | { "delete": true } } | { "filter"?: Record<string, string | number | boolean | readonly (string | number)[] | Record<string, string | number | boolean | readonly (string | number)[]>> | null; "search"?: string | null; "except"?: readonly (number)[]; "change": { "set": schemas.CountriesChange } | { "delete": true } };
    response: { "data": schemas.BulkPreview };
  };
  /** Change many records. The response is the job */
  'POST /countries/bulk': {
    body: { "ids": readonly (number)[]; "change": { "set": schemas.CountriesChange } | { "delete": true } } | { "filter"?: Record<string, string | number | boolean | readonly (string | number)[] | Record<string, string | number | boolean | readonly (string | number)[]>> | null; "search"?: string | null; "except"?: readonly (number)[]; "change": { "set": schemas.CountriesChange } | { "delete": true } };
    response: { "data": schemas.Job | schemas.Proposal };
  };
  /** Export regions to a file */
  'GET /regions/export': {
    query: filters.RegionsFilters & { 'format'?: "csv" | "xlsx"; 'excel'?: "en" | "ru" | "ua" | "ro" | "tr" | "pl"; 'columns'?: string; 'time_zone'?: string; 'ids'?: string; 'except'?: string; 'search'?: string; 'sort'?: string; 'trashed'?: "0" | "1" };
    response: Blob;
  };
  /** A template for imports: an empty file with a heading for each field */
  'GET /regions/import/template': {
    query: { 'format'?: "csv" | "xlsx"; 'excel'?: "en" | "ru" | "ua" | "ro" | "tr" | "pl" };
    response: Blob;
  };
  /** Preview of an import, by row */
  'POST /regions/import/preview': {
    body: { "file": Blob; "mapping"?: Record<string, string | null> | readonly (string | null)[]; "decimal_marks"?: Record<string, "comma" | "point">; "encoding"?: "utf-8" | "utf-16le" | "utf-16be" | "windows-1250" | "windows-1251" | "windows-1254" | "koi8-u" | "iso-8859-2" | "ibm866"; "sheet"?: string; "time_zone"?: string; "mode"?: "create_and_update" | "create" | "update" };
    response: { "data": schemas.ImportPreview };
  };
  /** Create and update records from the rows of a file. The response is the job */
  'POST /regions/import': {
    body: { "file": Blob; "mapping"?: Record<string, string | null> | readonly (string | null)[]; "decimal_marks"?: Record<string, "comma" | "point">; "encoding"?: "utf-8" | "utf-16le" | "utf-16be" | "windows-1250" | "windows-1251" | "windows-1254" | "koi8-u" | "iso-8859-2" | "ibm866"; "sheet"?: string; "time_zone"?: string; "mode"?: "create_and_update" | "create" | "update" };
    response: { "data": schemas.Job | schemas.Proposal };
  };
  /** The rows of an import that failed, with their problems */
  'GET /regions/import/{id}/failed': {
    params: { 'id': number };
    query: { 'format'?: "csv" | "xlsx"; 'excel'?: "en" | "ru" | "ua" | "ro" | "tr" | "pl" };
    response: Blob;
  };
  /** Preview of a bulk change, by record */
  'POST /regions/bulk/preview': {
    body: { "ids": readonly (number)[]; "change": { "set": schemas.RegionsChange } | { "delete": true } | { "status": "new" | "active" | "hidden"; "reason"?: string | null } } | { "filter"?: Record<string, string | number | boolean | readonly (string | number)[] | Record<string, string | number | boolean | readonly (string | number)[]>> | null; "search"?: string | null; "except"?: readonly (number)[]; "change": { "set": schemas.RegionsChange } | { "delete": true } | { "status": "new" | "active" | "hidden"; "reason"?: string | null } };
    response: { "data": schemas.BulkPreview };
  };
  /** Change many records. The response is the job */
  'POST /regions/bulk': {
    body: { "ids": readonly (number)[]; "change": { "set": schemas.RegionsChange } | { "delete": true } | { "status": "new" | "active" | "hidden"; "reason"?: string | null } } | { "filter"?: Record<string, string | number | boolean | readonly (string | number)[] | Record<string, string | number | boolean | readonly (string | number)[]>> | null; "search"?: string | null; "except"?: readonly (number)[]; "change": { "set": schemas.RegionsChange } | { "delete": true } | { "status": "new" | "active" | "hidden"; "reason"?: string | null } };
    response: { "data": schemas.Job | schemas.Proposal };
  };
  /** Export categories to a file */
  'GET /categories/export': {
    query: filters.CategoriesFilters & { 'format'?: "csv" | "xlsx"; 'excel'?: "en" | "ru" | "ua" | "ro" | "tr" | "pl"; 'columns'?: string; 'time_zone'?: string; 'ids'?: string; 'except'?: string; 'search'?: string; 'sort'?: string; 'trashed'?: "0" | "1" };
    response: Blob;
  };
  /** Preview of a bulk change, by record */
  'POST /categories/bulk/preview': {
    body: { "ids": readonly (number)[]; "change": { "set": schemas.CategoriesChange } | { "delete": true } } | { "filter"?: Record<string, string | number | boolean | readonly (string | number)[] | Record<string, string | number | boolean | readonly (string | number)[]>> | null; "search"?: string | null; "except"?: readonly (number)[]; "change": { "set": schemas.CategoriesChange } | { "delete": true } };
    response: { "data": schemas.BulkPreview };
  };
  /** Change many records. The response is the job */
  'POST /categories/bulk': {
    body: { "ids": readonly (number)[]; "change": { "set": schemas.CategoriesChange } | { "delete": true } } | { "filter"?: Record<string, string | number | boolean | readonly (string | number)[] | Record<string, string | number | boolean | readonly (string | number)[]>> | null; "search"?: string | null; "except"?: readonly (number)[]; "change": { "set": schemas.CategoriesChange } | { "delete": true } };
    response: { "data": schemas.Job | schemas.Proposal };
  };
  /** Export category_groups to a file */
  'GET /category_groups/export': {
    query: filters.CategoryGroupsFilters & { 'format'?: "csv" | "xlsx"; 'excel'?: "en" | "ru" | "ua" | "ro" | "tr" | "pl"; 'columns'?: string; 'time_zone'?: string; 'ids'?: string; 'except'?: string; 'search'?: string; 'sort'?: string; 'trashed'?: "0" | "1" };
    response: Blob;
  };
  /** Preview of a bulk change, by record */
  'POST /category_groups/bulk/preview': {
    body: { "ids": readonly (number)[]; "change": { "set": schemas.CategoryGroupsChange } | { "delete": true } } | { "filter"?: Record<string, string | number | boolean | readonly (string | number)[] | Record<string, string | number | boolean | readonly (string | number)[]>> | null; "search"?: string | null; "except"?: readonly (number)[]; "change": { "set": schemas.CategoryGroupsChange } | { "delete": true } };
    response: { "data": schemas.BulkPreview };
  };
  /** Change many records. The response is the job */
  'POST /category_groups/bulk': {
    body: { "ids": readonly (number)[]; "change": { "set": schemas.CategoryGroupsChange } | { "delete": true } } | { "filter"?: Record<string, string | number | boolean | readonly (string | number)[] | Record<string, string | number | boolean | readonly (string | number)[]>> | null; "search"?: string | null; "except"?: readonly (number)[]; "change": { "set": schemas.CategoryGroupsChange } | { "delete": true } };
    response: { "data": schemas.Job | schemas.Proposal };
  };
  /** Export properties to a file */
  'GET /properties/export': {
    query: filters.PropertiesFilters & { 'format'?: "csv" | "xlsx"; 'excel'?: "en" | "ru" | "ua" | "ro" | "tr" | "pl"; 'columns'?: string; 'time_zone'?: string; 'ids'?: string; 'except'?: string; 'search'?: string; 'sort'?: string; 'trashed'?: "0" | "1" };
    response: Blob;
  };
  /** Preview of a bulk change, by record */
  'POST /properties/bulk/preview': {
    body: { "ids": readonly (number)[]; "change": { "set": schemas.PropertiesChange } | { "delete": true } } | { "filter"?: Record<string, string | number | boolean | readonly (string | number)[] | Record<string, string | number | boolean | readonly (string | number)[]>> | null; "search"?: string | null; "except"?: readonly (number)[]; "change": { "set": schemas.PropertiesChange } | { "delete": true } };
    response: { "data": schemas.BulkPreview };
  };
  /** Change many records. The response is the job */
  'POST /properties/bulk': {
    body: { "ids": readonly (number)[]; "change": { "set": schemas.PropertiesChange } | { "delete": true } } | { "filter"?: Record<string, string | number | boolean | readonly (string | number)[] | Record<string, string | number | boolean | readonly (string | number)[]>> | null; "search"?: string | null; "except"?: readonly (number)[]; "change": { "set": schemas.PropertiesChange } | { "delete": true } };
    response: { "data": schemas.Job | schemas.Proposal };
  };
  /** Export offers to a file */
  'GET /offers/export': {
    query: filters.OffersFilters & { 'format'?: "csv" | "xlsx"; 'excel'?: "en" | "ru" | "ua" | "ro" | "tr" | "pl"; 'columns'?: string; 'time_zone'?: string; 'ids'?: string; 'except'?: string; 'search'?: string; 'sort'?: string; 'trashed'?: "0" | "1" };
    response: Blob;
  };
  /** A template for imports: an empty file with a heading for each field */
  'GET /offers/import/template': {
    query: { 'format'?: "csv" | "xlsx"; 'excel'?: "en" | "ru" | "ua" | "ro" | "tr" | "pl" };
    response: Blob;
  };
  /** Preview of an import, by row */
  'POST /offers/import/preview': {
    body: { "file": Blob; "mapping"?: Record<string, string | null> | readonly (string | null)[]; "decimal_marks"?: Record<string, "comma" | "point">; "encoding"?: "utf-8" | "utf-16le" | "utf-16be" | "windows-1250" | "windows-1251" | "windows-1254" | "koi8-u" | "iso-8859-2" | "ibm866"; "sheet"?: string; "time_zone"?: string; "mode"?: "create_and_update" | "create" | "update" };
    response: { "data": schemas.ImportPreview };
  };
  /** Create and update records from the rows of a file. The response is the job */
  'POST /offers/import': {
    body: { "file": Blob; "mapping"?: Record<string, string | null> | readonly (string | null)[]; "decimal_marks"?: Record<string, "comma" | "point">; "encoding"?: "utf-8" | "utf-16le" | "utf-16be" | "windows-1250" | "windows-1251" | "windows-1254" | "koi8-u" | "iso-8859-2" | "ibm866"; "sheet"?: string; "time_zone"?: string; "mode"?: "create_and_update" | "create" | "update" };
    response: { "data": schemas.Job | schemas.Proposal };
  };
  /** The rows of an import that failed, with their problems */
  'GET /offers/import/{id}/failed': {
    params: { 'id': number };
    query: { 'format'?: "csv" | "xlsx"; 'excel'?: "en" | "ru" | "ua" | "ro" | "tr" | "pl" };
    response: Blob;
  };
  /** Preview of a bulk change, by record */
  'POST /offers/bulk/preview': {
    body: { "ids": readonly (number)[]; "change": { "set": schemas.OffersChange } | { "delete": true } | { "status": "new" | "active" | "hidden" | "rejected"; "reason"?: string | null } } | { "filter"?: Record<string, string | number | boolean | readonly (string | number)[] | Record<string, string | number | boolean | readonly (string | number)[]>> | null; "search"?: string | null; "except"?: readonly (number)[]; "change": { "set": schemas.OffersChange } | { "delete": true } | { "status": "new" | "active" | "hidden" | "rejected"; "reason"?: string | null } };
    response: { "data": schemas.BulkPreview };
  };
  /** Change many records. The response is the job */
  'POST /offers/bulk': {
    body: { "ids": readonly (number)[]; "change": { "set": schemas.OffersChange } | { "delete": true } | { "status": "new" | "active" | "hidden" | "rejected"; "reason"?: string | null } } | { "filter"?: Record<string, string | number | boolean | readonly (string | number)[] | Record<string, string | number | boolean | readonly (string | number)[]>> | null; "search"?: string | null; "except"?: readonly (number)[]; "change": { "set": schemas.OffersChange } | { "delete": true } | { "status": "new" | "active" | "hidden" | "rejected"; "reason"?: string | null } };
    response: { "data": schemas.Job | schemas.Proposal };
  };
  /** Export orders to a file */
  'GET /orders/export': {
    query: filters.OrdersFilters & { 'format'?: "csv" | "xlsx"; 'excel'?: "en" | "ru" | "ua" | "ro" | "tr" | "pl"; 'columns'?: string; 'time_zone'?: string; 'ids'?: string; 'except'?: string; 'search'?: string; 'sort'?: string; 'trashed'?: "0" | "1" };
    response: Blob;
  };
  /** Preview of a bulk change, by record */
  'POST /orders/bulk/preview': {
    body: { "ids": readonly (number)[]; "change": { "set": schemas.OrdersChange } | { "delete": true } | { "status": "new" | "active" | "hidden" | "rejected"; "reason"?: string | null } } | { "filter"?: Record<string, string | number | boolean | readonly (string | number)[] | Record<string, string | number | boolean | readonly (string | number)[]>> | null; "search"?: string | null; "except"?: readonly (number)[]; "change": { "set": schemas.OrdersChange } | { "delete": true } | { "status": "new" | "active" | "hidden" | "rejected"; "reason"?: string | null } };
    response: { "data": schemas.BulkPreview };
  };
  /** Change many records. The response is the job */
  'POST /orders/bulk': {
    body: { "ids": readonly (number)[]; "change": { "set": schemas.OrdersChange } | { "delete": true } | { "status": "new" | "active" | "hidden" | "rejected"; "reason"?: string | null } } | { "filter"?: Record<string, string | number | boolean | readonly (string | number)[] | Record<string, string | number | boolean | readonly (string | number)[]>> | null; "search"?: string | null; "except"?: readonly (number)[]; "change": { "set": schemas.OrdersChange } | { "delete": true } | { "status": "new" | "active" | "hidden" | "rejected"; "reason"?: string | null } };
    response: { "data": schemas.Job | schemas.Proposal };
  };
  /** Export tags to a file */
  'GET /tags/export': {
    query: filters.TagsFilters & { 'format'?: "csv" | "xlsx"; 'excel'?: "en" | "ru" | "ua" | "ro" | "tr" | "pl"; 'columns'?: string; 'time_zone'?: string; 'ids'?: string; 'except'?: string; 'search'?: string; 'sort'?: string; 'trashed'?: "0" | "1" };
    response: Blob;
  };
  /** A template for imports: an empty file with a heading for each field */
  'GET /tags/import/template': {
    query: { 'format'?: "csv" | "xlsx"; 'excel'?: "en" | "ru" | "ua" | "ro" | "tr" | "pl" };
    response: Blob;
  };
  /** Preview of an import, by row */
  'POST /tags/import/preview': {
    body: { "file": Blob; "mapping"?: Record<string, string | null> | readonly (string | null)[]; "decimal_marks"?: Record<string, "comma" | "point">; "encoding"?: "utf-8" | "utf-16le" | "utf-16be" | "windows-1250" | "windows-1251" | "windows-1254" | "koi8-u" | "iso-8859-2" | "ibm866"; "sheet"?: string; "time_zone"?: string; "mode"?: "create_and_update" | "create" | "update" };
    response: { "data": schemas.ImportPreview };
  };
  /** Create and update records from the rows of a file. The response is the job */
  'POST /tags/import': {
    body: { "file": Blob; "mapping"?: Record<string, string | null> | readonly (string | null)[]; "decimal_marks"?: Record<string, "comma" | "point">; "encoding"?: "utf-8" | "utf-16le" | "utf-16be" | "windows-1250" | "windows-1251" | "windows-1254" | "koi8-u" | "iso-8859-2" | "ibm866"; "sheet"?: string; "time_zone"?: string; "mode"?: "create_and_update" | "create" | "update" };
    response: { "data": schemas.Job | schemas.Proposal };
  };
  /** The rows of an import that failed, with their problems */
  'GET /tags/import/{id}/failed': {
    params: { 'id': number };
    query: { 'format'?: "csv" | "xlsx"; 'excel'?: "en" | "ru" | "ua" | "ro" | "tr" | "pl" };
    response: Blob;
  };
  /** Preview of a bulk change, by record */
  'POST /tags/bulk/preview': {
    body: { "ids": readonly (number)[]; "change": { "set": schemas.TagsChange } | { "delete": true } | { "status": "new" | "active" | "hidden" | "rejected"; "reason"?: string | null } } | { "filter"?: Record<string, string | number | boolean | readonly (string | number)[] | Record<string, string | number | boolean | readonly (string | number)[]>> | null; "search"?: string | null; "except"?: readonly (number)[]; "change": { "set": schemas.TagsChange } | { "delete": true } | { "status": "new" | "active" | "hidden" | "rejected"; "reason"?: string | null } };
    response: { "data": schemas.BulkPreview };
  };
  /** Change many records. The response is the job */
  'POST /tags/bulk': {
    body: { "ids": readonly (number)[]; "change": { "set": schemas.TagsChange } | { "delete": true } | { "status": "new" | "active" | "hidden" | "rejected"; "reason"?: string | null } } | { "filter"?: Record<string, string | number | boolean | readonly (string | number)[] | Record<string, string | number | boolean | readonly (string | number)[]>> | null; "search"?: string | null; "except"?: readonly (number)[]; "change": { "set": schemas.TagsChange } | { "delete": true } | { "status": "new" | "active" | "hidden" | "rejected"; "reason"?: string | null } };
    response: { "data": schemas.Job | schemas.Proposal };
  };
  /** Export pages to a file */
  'GET /pages/export': {
    query: filters.PagesFilters & { 'format'?: "csv" | "xlsx"; 'excel'?: "en" | "ru" | "ua" | "ro" | "tr" | "pl"; 'columns'?: string; 'time_zone'?: string; 'ids'?: string; 'except'?: string; 'search'?: string; 'sort'?: string; 'trashed'?: "0" | "1" };
    response: Blob;
  };
  /** Preview of a bulk change, by record */
  'POST /pages/bulk/preview': {
    body: { "ids": readonly (number)[]; "change": { "set": schemas.PagesChange } | { "delete": true } } | { "filter"?: Record<string, string | number | boolean | readonly (string | number)[] | Record<string, string | number | boolean | readonly (string | number)[]>> | null; "search"?: string | null; "except"?: readonly (number)[]; "change": { "set": schemas.PagesChange } | { "delete": true } };
    response: { "data": schemas.BulkPreview };
  };
  /** Change many records. The response is the job */
  'POST /pages/bulk': {
    body: { "ids": readonly (number)[]; "change": { "set": schemas.PagesChange } | { "delete": true } } | { "filter"?: Record<string, string | number | boolean | readonly (string | number)[] | Record<string, string | number | boolean | readonly (string | number)[]>> | null; "search"?: string | null; "except"?: readonly (number)[]; "change": { "set": schemas.PagesChange } | { "delete": true } };
    response: { "data": schemas.Job | schemas.Proposal };
  };
  /** Export car_classes to a file */
  'GET /car_classes/export': {
    query: filters.CarClassesFilters & { 'format'?: "csv" | "xlsx"; 'excel'?: "en" | "ru" | "ua" | "ro" | "tr" | "pl"; 'columns'?: string; 'time_zone'?: string; 'ids'?: string; 'except'?: string; 'search'?: string; 'sort'?: string; 'trashed'?: "0" | "1" };
    response: Blob;
  };
  /** Preview of a bulk change, by record */
  'POST /car_classes/bulk/preview': {
    body: { "ids": readonly (number)[]; "change": { "set": schemas.CarClassesChange } | { "delete": true } } | { "filter"?: Record<string, string | number | boolean | readonly (string | number)[] | Record<string, string | number | boolean | readonly (string | number)[]>> | null; "search"?: string | null; "except"?: readonly (number)[]; "change": { "set": schemas.CarClassesChange } | { "delete": true } };
    response: { "data": schemas.BulkPreview };
  };
  /** Change many records. The response is the job */
  'POST /car_classes/bulk': {
    body: { "ids": readonly (number)[]; "change": { "set": schemas.CarClassesChange } | { "delete": true } } | { "filter"?: Record<string, string | number | boolean | readonly (string | number)[] | Record<string, string | number | boolean | readonly (string | number)[]>> | null; "search"?: string | null; "except"?: readonly (number)[]; "change": { "set": schemas.CarClassesChange } | { "delete": true } };
    response: { "data": schemas.Job | schemas.Proposal };
  };
  /** Export positions to a file */
  'GET /positions/export': {
    query: filters.CarClassesFilters & { 'format'?: "csv" | "xlsx"; 'excel'?: "en" | "ru" | "ua" | "ro" | "tr" | "pl"; 'columns'?: string; 'time_zone'?: string; 'ids'?: string; 'except'?: string; 'search'?: string; 'sort'?: string; 'trashed'?: "0" | "1" };
    response: Blob;
  };
  /** Preview of a bulk change, by record */
  'POST /positions/bulk/preview': {
    body: { "ids": readonly (number)[]; "change": { "set": schemas.PositionsChange } | { "delete": true } } | { "filter"?: Record<string, string | number | boolean | readonly (string | number)[] | Record<string, string | number | boolean | readonly (string | number)[]>> | null; "search"?: string | null; "except"?: readonly (number)[]; "change": { "set": schemas.PositionsChange } | { "delete": true } };
    response: { "data": schemas.BulkPreview };
  };
  /** Change many records. The response is the job */
  'POST /positions/bulk': {
    body: { "ids": readonly (number)[]; "change": { "set": schemas.PositionsChange } | { "delete": true } } | { "filter"?: Record<string, string | number | boolean | readonly (string | number)[] | Record<string, string | number | boolean | readonly (string | number)[]>> | null; "search"?: string | null; "except"?: readonly (number)[]; "change": { "set": schemas.PositionsChange } | { "delete": true } };
    response: { "data": schemas.Job | schemas.Proposal };
  };
  /** Export roles to a file */
  'GET /roles/export': {
    query: filters.RolesFilters & { 'format'?: "csv" | "xlsx"; 'excel'?: "en" | "ru" | "ua" | "ro" | "tr" | "pl"; 'columns'?: string; 'time_zone'?: string; 'ids'?: string; 'except'?: string; 'search'?: string; 'sort'?: string; 'trashed'?: "0" | "1" };
    response: Blob;
  };
  /** Preview of a bulk change, by record */
  'POST /roles/bulk/preview': {
    body: { "ids": readonly (number)[]; "change": { "set": schemas.RolesChange } | { "delete": true } } | { "filter"?: Record<string, string | number | boolean | readonly (string | number)[] | Record<string, string | number | boolean | readonly (string | number)[]>> | null; "search"?: string | null; "except"?: readonly (number)[]; "change": { "set": schemas.RolesChange } | { "delete": true } };
    response: { "data": schemas.BulkPreview };
  };
  /** Change many records. The response is the job */
  'POST /roles/bulk': {
    body: { "ids": readonly (number)[]; "change": { "set": schemas.RolesChange } | { "delete": true } } | { "filter"?: Record<string, string | number | boolean | readonly (string | number)[] | Record<string, string | number | boolean | readonly (string | number)[]>> | null; "search"?: string | null; "except"?: readonly (number)[]; "change": { "set": schemas.RolesChange } | { "delete": true } };
    response: { "data": schemas.Job | schemas.Proposal };
  };
  /** Export users to a file */
  'GET /users/export': {
    query: filters.UsersFilters & { 'format'?: "csv" | "xlsx"; 'excel'?: "en" | "ru" | "ua" | "ro" | "tr" | "pl"; 'columns'?: string; 'time_zone'?: string; 'ids'?: string; 'except'?: string; 'search'?: string; 'sort'?: string; 'trashed'?: "0" | "1" };
    response: Blob;
  };
  /** Preview of a bulk change, by record */
  'POST /users/bulk/preview': {
    body: { "ids": readonly (number)[]; "change": { "set": schemas.UsersChange } | { "delete": true } } | { "filter"?: Record<string, string | number | boolean | readonly (string | number)[] | Record<string, string | number | boolean | readonly (string | number)[]>> | null; "search"?: string | null; "except"?: readonly (number)[]; "change": { "set": schemas.UsersChange } | { "delete": true } };
    response: { "data": schemas.BulkPreview };
  };
  /** Change many records. The response is the job */
  'POST /users/bulk': {
    body: { "ids": readonly (number)[]; "change": { "set": schemas.UsersChange } | { "delete": true } } | { "filter"?: Record<string, string | number | boolean | readonly (string | number)[] | Record<string, string | number | boolean | readonly (string | number)[]>> | null; "search"?: string | null; "except"?: readonly (number)[]; "change": { "set": schemas.UsersChange } | { "delete": true } };
    response: { "data": schemas.Job | schemas.Proposal };
  };
  /** Export api_keys to a file */
  'GET /api_keys/export': {
    query: filters.ApiKeysFilters & { 'format'?: "csv" | "xlsx"; 'excel'?: "en" | "ru" | "ua" | "ro" | "tr" | "pl"; 'columns'?: string; 'time_zone'?: string; 'ids'?: string; 'except'?: string; 'search'?: string; 'sort'?: string; 'trashed'?: "0" | "1" };
    response: Blob;
  };
  /** Preview of a bulk change, by record */
  'POST /api_keys/bulk/preview': {
    body: { "ids": readonly (number)[]; "change": { "set": schemas.ApiKeysChange } | { "delete": true } } | { "filter"?: Record<string, string | number | boolean | readonly (string | number)[] | Record<string, string | number | boolean | readonly (string | number)[]>> | null; "search"?: string | null; "except"?: readonly (number)[]; "change": { "set": schemas.ApiKeysChange } | { "delete": true } };
    response: { "data": schemas.BulkPreview };
  };
  /** Change many records. The response is the job */
  'POST /api_keys/bulk': {
    body: { "ids": readonly (number)[]; "change": { "set": schemas.ApiKeysChange } | { "delete": true } } | { "filter"?: Record<string, string | number | boolean | readonly (string | number)[] | Record<string, string | number | boolean | readonly (string | number)[]>> | null; "search"?: string | null; "except"?: readonly (number)[]; "change": { "set": schemas.ApiKeysChange } | { "delete": true } };
    response: { "data": schemas.Job };
  };
  /** Export webhooks to a file */
  'GET /webhooks/export': {
    query: filters.WebhooksFilters & { 'format'?: "csv" | "xlsx"; 'excel'?: "en" | "ru" | "ua" | "ro" | "tr" | "pl"; 'columns'?: string; 'time_zone'?: string; 'ids'?: string; 'except'?: string; 'search'?: string; 'sort'?: string; 'trashed'?: "0" | "1" };
    response: Blob;
  };
  /** Preview of a bulk change, by record */
  'POST /webhooks/bulk/preview': {
    body: { "ids": readonly (number)[]; "change": { "set": schemas.WebhooksChange } | { "delete": true } } | { "filter"?: Record<string, string | number | boolean | readonly (string | number)[] | Record<string, string | number | boolean | readonly (string | number)[]>> | null; "search"?: string | null; "except"?: readonly (number)[]; "change": { "set": schemas.WebhooksChange } | { "delete": true } };
    response: { "data": schemas.BulkPreview };
  };
  /** Change many records. The response is the job */
  'POST /webhooks/bulk': {
    body: { "ids": readonly (number)[]; "change": { "set": schemas.WebhooksChange } | { "delete": true } } | { "filter"?: Record<string, string | number | boolean | readonly (string | number)[] | Record<string, string | number | boolean | readonly (string | number)[]>> | null; "search"?: string | null; "except"?: readonly (number)[]; "change": { "set": schemas.WebhooksChange } | { "delete": true } };
    response: { "data": schemas.Job };
  };
  /** Export work_calendars to a file */
  'GET /work_calendars/export': {
    query: filters.WorkCalendarsFilters & { 'format'?: "csv" | "xlsx"; 'excel'?: "en" | "ru" | "ua" | "ro" | "tr" | "pl"; 'columns'?: string; 'time_zone'?: string; 'ids'?: string; 'except'?: string; 'search'?: string; 'sort'?: string; 'trashed'?: "0" | "1" };
    response: Blob;
  };
  /** Preview of a bulk change, by record */
  'POST /work_calendars/bulk/preview': {
    body: { "ids": readonly (number)[]; "change": { "set": schemas.WorkCalendarsChange } | { "delete": true } } | { "filter"?: Record<string, string | number | boolean | readonly (string | number)[] | Record<string, string | number | boolean | readonly (string | number)[]>> | null; "search"?: string | null; "except"?: readonly (number)[]; "change": { "set": schemas.WorkCalendarsChange } | { "delete": true } };
    response: { "data": schemas.BulkPreview };
  };
  /** Change many records. The response is the job */
  'POST /work_calendars/bulk': {
    body: { "ids": readonly (number)[]; "change": { "set": schemas.WorkCalendarsChange } | { "delete": true } } | { "filter"?: Record<string, string | number | boolean | readonly (string | number)[] | Record<string, string | number | boolean | readonly (string | number)[]>> | null; "search"?: string | null; "except"?: readonly (number)[]; "change": { "set": schemas.WorkCalendarsChange } | { "delete": true } };
    response: { "data": schemas.Job | schemas.Proposal };
  };
  /** Export blocked_periods to a file */
  'GET /blocked_periods/export': {
    query: filters.BlockedPeriodsFilters & { 'format'?: "csv" | "xlsx"; 'excel'?: "en" | "ru" | "ua" | "ro" | "tr" | "pl"; 'columns'?: string; 'time_zone'?: string; 'ids'?: string; 'except'?: string; 'search'?: string; 'sort'?: string; 'trashed'?: "0" | "1" };
    response: Blob;
  };
  /** A template for imports: an empty file with a heading for each field */
  'GET /blocked_periods/import/template': {
    query: { 'format'?: "csv" | "xlsx"; 'excel'?: "en" | "ru" | "ua" | "ro" | "tr" | "pl" };
    response: Blob;
  };
  /** Preview of an import, by row */
  'POST /blocked_periods/import/preview': {
    body: { "file": Blob; "mapping"?: Record<string, string | null> | readonly (string | null)[]; "decimal_marks"?: Record<string, "comma" | "point">; "encoding"?: "utf-8" | "utf-16le" | "utf-16be" | "windows-1250" | "windows-1251" | "windows-1254" | "koi8-u" | "iso-8859-2" | "ibm866"; "sheet"?: string; "time_zone"?: string; "mode"?: "create_and_update" | "create" | "update" };
    response: { "data": schemas.ImportPreview };
  };
  /** Create and update records from the rows of a file. The response is the job */
  'POST /blocked_periods/import': {
    body: { "file": Blob; "mapping"?: Record<string, string | null> | readonly (string | null)[]; "decimal_marks"?: Record<string, "comma" | "point">; "encoding"?: "utf-8" | "utf-16le" | "utf-16be" | "windows-1250" | "windows-1251" | "windows-1254" | "koi8-u" | "iso-8859-2" | "ibm866"; "sheet"?: string; "time_zone"?: string; "mode"?: "create_and_update" | "create" | "update" };
    response: { "data": schemas.Job | schemas.Proposal };
  };
  /** The rows of an import that failed, with their problems */
  'GET /blocked_periods/import/{id}/failed': {
    params: { 'id': number };
    query: { 'format'?: "csv" | "xlsx"; 'excel'?: "en" | "ru" | "ua" | "ro" | "tr" | "pl" };
    response: Blob;
  };
  /** Preview of a bulk change, by record */
  'POST /blocked_periods/bulk/preview': {
    body: { "ids": readonly (number)[]; "change": { "set": schemas.BlockedPeriodsChange } | { "delete": true } } | { "filter"?: Record<string, string | number | boolean | readonly (string | number)[] | Record<string, string | number | boolean | readonly (string | number)[]>> | null; "search"?: string | null; "except"?: readonly (number)[]; "change": { "set": schemas.BlockedPeriodsChange } | { "delete": true } };
    response: { "data": schemas.BulkPreview };
  };
  /** Change many records. The response is the job */
  'POST /blocked_periods/bulk': {
    body: { "ids": readonly (number)[]; "change": { "set": schemas.BlockedPeriodsChange } | { "delete": true } } | { "filter"?: Record<string, string | number | boolean | readonly (string | number)[] | Record<string, string | number | boolean | readonly (string | number)[]>> | null; "search"?: string | null; "except"?: readonly (number)[]; "change": { "set": schemas.BlockedPeriodsChange } | { "delete": true } };
    response: { "data": schemas.Job | schemas.Proposal };
  };
  /** Export photos to a file */
  'GET /photos/export': {
    query: filters.PhotosFilters & { 'format'?: "csv" | "xlsx"; 'excel'?: "en" | "ru" | "ua" | "ro" | "tr" | "pl"; 'columns'?: string; 'time_zone'?: string; 'ids'?: string; 'except'?: string; 'search'?: string; 'sort'?: string; 'trashed'?: "0" | "1" };
    response: Blob;
  };
  /** Preview of a bulk change, by record */
  'POST /photos/bulk/preview': {
    body: { "ids": readonly (number)[]; "change": { "set": schemas.PhotosChange } | { "delete": true } } | { "filter"?: Record<string, string | number | boolean | readonly (string | number)[] | Record<string, string | number | boolean | readonly (string | number)[]>> | null; "search"?: string | null; "except"?: readonly (number)[]; "change": { "set": schemas.PhotosChange } | { "delete": true } };
    response: { "data": schemas.BulkPreview };
  };
  /** Change many records. The response is the job */
  'POST /photos/bulk': {
    body: { "ids": readonly (number)[]; "change": { "set": schemas.PhotosChange } | { "delete": true } } | { "filter"?: Record<string, string | number | boolean | readonly (string | number)[] | Record<string, string | number | boolean | readonly (string | number)[]>> | null; "search"?: string | null; "except"?: readonly (number)[]; "change": { "set": schemas.PhotosChange } | { "delete": true } };
    response: { "data": schemas.Job };
  };
  /** Report response times of the back office in a browser. Ignored unless CLIENT_METRICS is on */
  'POST /client_metrics': {
    body: { "timings": readonly ({ "kind": "first_rows" | "page_turn" | "interaction" | "save"; "section": string; "ms": number; "traceparent"?: string })[]; "errors": readonly ({ "section": string; "name": string; "at": string })[] };
    response: undefined;
  };
  /** Comments, changes of fields and changes of the status of a record, newest first */
  'GET /offers/{id}/timeline': {
    params: { 'id': number };
    query: { 'before'?: string; 'limit'?: number };
    response: { "data": readonly (schemas.TimelineItem)[]; "meta": { "next": string | null } };
  };
  /** Comments on a record, newest first */
  'GET /offers/{id}/comments': {
    params: { 'id': number };
    query: { 'before'?: string; 'limit'?: number };
    response: { "data": readonly (schemas.Comment)[]; "meta": { "next": string | null } };
  };
  /** Comment on a record. `<@12>` mentions the user 12, who gets a notification */
  'POST /offers/{id}/comments': {
    params: { 'id': number };
    body: { "text": string };
    response: { "data": schemas.Comment };
  };
  /** Edit a comment of one’s own */
  'PATCH /offers/{id}/comments/{comment}': {
    params: { 'id': number; 'comment': number };
    body: { "text": string };
    response: { "data": schemas.Comment };
  };
  /** Delete a comment of one’s own, or any with the permission to manage the records */
  'DELETE /offers/{id}/comments/{comment}': {
    params: { 'id': number; 'comment': number };
    response: undefined;
  };
  /** Comments, changes of fields and changes of the status of a record, newest first */
  'GET /orders/{id}/timeline': {
    params: { 'id': number };
    query: { 'before'?: string; 'limit'?: number };
    response: { "data": readonly (schemas.TimelineItem)[]; "meta": { "next": string | null } };
  };
  /** Comments on a record, newest first */
  'GET /orders/{id}/comments': {
    params: { 'id': number };
    query: { 'before'?: string; 'limit'?: number };
    response: { "data": readonly (schemas.Comment)[]; "meta": { "next": string | null } };
  };
  /** Comment on a record. `<@12>` mentions the user 12, who gets a notification */
  'POST /orders/{id}/comments': {
    params: { 'id': number };
    body: { "text": string };
    response: { "data": schemas.Comment };
  };
  /** Edit a comment of one’s own */
  'PATCH /orders/{id}/comments/{comment}': {
    params: { 'id': number; 'comment': number };
    body: { "text": string };
    response: { "data": schemas.Comment };
  };
  /** Delete a comment of one’s own, or any with the permission to manage the records */
  'DELETE /orders/{id}/comments/{comment}': {
    params: { 'id': number; 'comment': number };
    response: undefined;
  };
  /** Comments, changes of fields and changes of the status of a record, newest first */
  'GET /tags/{id}/timeline': {
    params: { 'id': number };
    query: { 'before'?: string; 'limit'?: number };
    response: { "data": readonly (schemas.TimelineItem)[]; "meta": { "next": string | null } };
  };
  /** Comments on a record, newest first */
  'GET /tags/{id}/comments': {
    params: { 'id': number };
    query: { 'before'?: string; 'limit'?: number };
    response: { "data": readonly (schemas.Comment)[]; "meta": { "next": string | null } };
  };
  /** Comment on a record. `<@12>` mentions the user 12, who gets a notification */
  'POST /tags/{id}/comments': {
    params: { 'id': number };
    body: { "text": string };
    response: { "data": schemas.Comment };
  };
  /** Edit a comment of one’s own */
  'PATCH /tags/{id}/comments/{comment}': {
    params: { 'id': number; 'comment': number };
    body: { "text": string };
    response: { "data": schemas.Comment };
  };
  /** Delete a comment of one’s own, or any with the permission to manage the records */
  'DELETE /tags/{id}/comments/{comment}': {
    params: { 'id': number; 'comment': number };
    response: undefined;
  };
  /** The home page: queue of the caller, figures and data health of the modules that they may read */
  'GET /home': {
    response: { "data": { "queue": readonly ({ "item": "offers_to_review" | "orders_waiting" | "orders_late" | "orders_due" | "orders_expiring" | "conversations" | "mentions" | "followed_changes" | "broadcasts_failed" | "bot_events_failed"; "count": number; "list": { "subject": "offers" | "orders" | "tags" | "brands" | "categories" | "category-groups" | "pages" | "photo" | "buzbot_dashboard" | "buzbot_messages" | "buzbot_broadcast" | "countries" | "regions" | "currencies" | "exchange-rates" | "languages" | "projects" | "work-calendars" | "blocked-periods" | "roles" | "users" | "car-classes" | "positions" | "api-keys" | "webhooks" | "translations" | "views"; "path": string; "query": string } | null })[]; "figures": readonly ({ "figure": "offers_approved" | "orders_created" | "first_answer" | "offers_rejected"; "count": number; "unit": "records" | "seconds" | "percent"; "value": number | null; "days": readonly ({ "day": string; "value": number | null })[]; "list": { "subject": "offers" | "orders" | "tags" | "brands" | "categories" | "category-groups" | "pages" | "photo" | "buzbot_dashboard" | "buzbot_messages" | "buzbot_broadcast" | "countries" | "regions" | "currencies" | "exchange-rates" | "languages" | "projects" | "work-calendars" | "blocked-periods" | "roles" | "users" | "car-classes" | "positions" | "api-keys" | "webhooks" | "translations" | "views"; "path": string; "query": string } })[]; "health": readonly ({ "subject": "offers" | "orders" | "tags" | "brands" | "categories" | "category-groups" | "pages" | "photo" | "buzbot_dashboard" | "buzbot_messages" | "buzbot_broadcast" | "countries" | "regions" | "currencies" | "exchange-rates" | "languages" | "projects" | "work-calendars" | "blocked-periods" | "roles" | "users" | "car-classes" | "positions" | "api-keys" | "webhooks" | "translations" | "views"; "resource": string; "records": number; "score": number; "issues": readonly ({ "issue": "any" | "no_photo" | "no_price" | "outside_interval" | "dearer_tier" | "duplicate" | "photo_elsewhere" | "unanswered" | "unused" | "double_booked" | "missing_translation" | "outdated_translation" | "dead_reference"; "count": number; "list": { "subject": "offers" | "orders" | "tags" | "brands" | "categories" | "category-groups" | "pages" | "photo" | "buzbot_dashboard" | "buzbot_messages" | "buzbot_broadcast" | "countries" | "regions" | "currencies" | "exchange-rates" | "languages" | "projects" | "work-calendars" | "blocked-periods" | "roles" | "users" | "car-classes" | "positions" | "api-keys" | "webhooks" | "translations" | "views"; "path": string; "query": string } })[] })[] } };
  };
  /** Figures by local day of a period, of the modules that the caller may read, with the period of equal length before */
  'GET /home/figures': {
    query: { 'from'?: string; 'to'?: string; 'time_zone'?: string; 'project'?: number; 'region'?: number };
    response: { "data": { "from": string; "to": string; "time_zone": string; "project": schemas.Option | null; "region": schemas.Option | null; "days": readonly ({ "day": string; "first": string; "last": string })[]; "days_before": readonly (string)[]; "figures": readonly ({ "figure": "offers_approved" | "orders_created" | "first_answer" | "offers_rejected"; "unit": "records" | "seconds" | "percent"; "field": string; "count": number; "value": number | null; "list": { "subject": "offers" | "orders" | "tags" | "brands" | "categories" | "category-groups" | "pages" | "photo" | "buzbot_dashboard" | "buzbot_messages" | "buzbot_broadcast" | "countries" | "regions" | "currencies" | "exchange-rates" | "languages" | "projects" | "work-calendars" | "blocked-periods" | "roles" | "users" | "car-classes" | "positions" | "api-keys" | "webhooks" | "translations" | "views"; "path": string; "query": string }; "before": { "count": number; "value": number | null; "list": { "subject": "offers" | "orders" | "tags" | "brands" | "categories" | "category-groups" | "pages" | "photo" | "buzbot_dashboard" | "buzbot_messages" | "buzbot_broadcast" | "countries" | "regions" | "currencies" | "exchange-rates" | "languages" | "projects" | "work-calendars" | "blocked-periods" | "roles" | "users" | "car-classes" | "positions" | "api-keys" | "webhooks" | "translations" | "views"; "path": string; "query": string } }; "days": readonly ({ "count": number; "value": number | null; "before": number | null })[] })[]; "not_filtered": readonly ("offers_approved" | "orders_created" | "first_answer" | "offers_rejected")[] } };
  };
  /** When orders count as waiting on the home page. For admins */
  'GET /settings/home': {
    response: { "data": { "order_waiting_hours": number } };
  };
  /** Change when orders count as waiting on the home page. For admins */
  'PATCH /settings/home': {
    body: schemas.HomeSettingsDraft;
    response: { "data": { "order_waiting_hours": number } };
  };
  /** How much machines were rented, earned and could not serve, by machine, category, region or project. Needs to read offers too */
  'GET /home/utilisation': {
    query: { 'from'?: string; 'to'?: string; 'by'?: "offer" | "category" | "region" | "project"; 'sort'?: "name" | "utilisation" | "rented_days" | "available_days" | "revenue" | "missed_requests" | "-name" | "-utilisation" | "-rented_days" | "-available_days" | "-revenue" | "-missed_requests"; 'project'?: number; 'region'?: number; 'page'?: number; 'per_page'?: number };
    response: { "data": { "from": string; "to": string; "project": schemas.Option | null; "region": schemas.Option | null; "as_of": string; "base_currency": { "code": string; "places": number } | null; "without_rate": number; "total": { "machines": number; "rented_days": number; "available_days": number; "utilisation": number | null; "revenue": string | null; "revenue_per_rented_day": string | null; "revenue_per_available_day": string | null; "missed_requests": number; "missed_days": number }; "before": { "machines": number; "rented_days": number; "available_days": number; "utilisation": number | null; "revenue": string | null; "revenue_per_rented_day": string | null; "revenue_per_available_day": string | null; "missed_requests": number; "missed_days": number }; "lists": { "rented": string; "available": string; "missed": string }; "days": readonly ({ "day": string; "rented_days": number; "available_days": number; "utilisation": number | null; "revenue": string | null; "missed_requests": number })[]; "days_before": readonly ({ "day": string; "rented_days": number; "available_days": number; "utilisation": number | null; "revenue": string | null; "missed_requests": number })[]; "rows": readonly ({ "machines": number; "rented_days": number; "available_days": number; "utilisation": number | null; "revenue": string | null; "revenue_per_rented_day": string | null; "revenue_per_available_day": string | null; "missed_requests": number; "missed_days": number; "group": schemas.Option; "before": { "machines": number; "rented_days": number; "available_days": number; "utilisation": number | null; "revenue": string | null; "revenue_per_rented_day": string | null; "revenue_per_available_day": string | null; "missed_requests": number; "missed_days": number }; "lists": { "rented": string; "available": string; "missed": string } })[]; "row_count": number; "page": number; "per_page": number } };
  };
  /** All rows of the utilisation as a file. Needs to read offers too */
  'GET /home/utilisation/export': {
    query: { 'from'?: string; 'to'?: string; 'by'?: "offer" | "category" | "region" | "project"; 'sort'?: "name" | "utilisation" | "rented_days" | "available_days" | "revenue" | "missed_requests" | "-name" | "-utilisation" | "-rented_days" | "-available_days" | "-revenue" | "-missed_requests"; 'project'?: number; 'region'?: number; 'format'?: "csv" | "xlsx" };
    response: Blob;
  };
  /** The categories of the offers of a list, with their machines that are free now, and how many orders are out, due, late or requested. Needs to read offers too */
  'GET /calendar/groups': {
    query: filters.OffersFilters & { 'search'?: string };
    response: { "data": { "groups": readonly ({ "category": schemas.Option; "offers": number; "machines": number; "free": number })[]; "out": number; "due": number; "late": number; "requested": number } };
  };
  /** How much the machines or the categories of a list of offers were rented in the last 30 days. Needs to read offers too */
  'GET /calendar/usage': {
    query: filters.OffersFilters & { 'by'?: "offer" | "category"; 'page'?: number; 'per_page'?: number; 'search'?: string; 'sort'?: string; 'normalized'?: "0" | "1" };
    response: { "data": readonly ({ "id": number; "used": number | null })[] };
  };
  /** The records and saved views that the caller follows */
  'GET /follows': {
    response: { "data": { "records": readonly ({ "subject": "offers" | "orders" | "tags" | "brands" | "categories" | "category-groups" | "pages" | "photo" | "buzbot_dashboard" | "buzbot_messages" | "buzbot_broadcast" | "countries" | "regions" | "currencies" | "exchange-rates" | "languages" | "projects" | "work-calendars" | "blocked-periods" | "roles" | "users" | "car-classes" | "positions" | "api-keys" | "webhooks" | "translations" | "views"; "id": number })[]; "views": readonly (number)[] } };
  };
  /** Follow a record: get notifications of its changes */
  'POST /follows/records': {
    body: { "subject": "offers" | "orders" | "tags" | "brands" | "categories" | "category-groups" | "pages" | "photo" | "buzbot_dashboard" | "buzbot_messages" | "buzbot_broadcast" | "countries" | "regions" | "currencies" | "exchange-rates" | "languages" | "projects" | "work-calendars" | "blocked-periods" | "roles" | "users" | "car-classes" | "positions" | "api-keys" | "webhooks" | "translations" | "views"; "id": number };
    response: { "data": { "records": readonly ({ "subject": "offers" | "orders" | "tags" | "brands" | "categories" | "category-groups" | "pages" | "photo" | "buzbot_dashboard" | "buzbot_messages" | "buzbot_broadcast" | "countries" | "regions" | "currencies" | "exchange-rates" | "languages" | "projects" | "work-calendars" | "blocked-periods" | "roles" | "users" | "car-classes" | "positions" | "api-keys" | "webhooks" | "translations" | "views"; "id": number })[]; "views": readonly (number)[] } };
  };
  /** Stop following a record */
  'DELETE /follows/records': {
    body: { "subject": "offers" | "orders" | "tags" | "brands" | "categories" | "category-groups" | "pages" | "photo" | "buzbot_dashboard" | "buzbot_messages" | "buzbot_broadcast" | "countries" | "regions" | "currencies" | "exchange-rates" | "languages" | "projects" | "work-calendars" | "blocked-periods" | "roles" | "users" | "car-classes" | "positions" | "api-keys" | "webhooks" | "translations" | "views"; "id": number };
    response: { "data": { "records": readonly ({ "subject": "offers" | "orders" | "tags" | "brands" | "categories" | "category-groups" | "pages" | "photo" | "buzbot_dashboard" | "buzbot_messages" | "buzbot_broadcast" | "countries" | "regions" | "currencies" | "exchange-rates" | "languages" | "projects" | "work-calendars" | "blocked-periods" | "roles" | "users" | "car-classes" | "positions" | "api-keys" | "webhooks" | "translations" | "views"; "id": number })[]; "views": readonly (number)[] } };
  };
  /** Follow a saved view: get notifications of changed records that match it */
  'POST /follows/views': {
    body: { "id": number };
    response: { "data": { "records": readonly ({ "subject": "offers" | "orders" | "tags" | "brands" | "categories" | "category-groups" | "pages" | "photo" | "buzbot_dashboard" | "buzbot_messages" | "buzbot_broadcast" | "countries" | "regions" | "currencies" | "exchange-rates" | "languages" | "projects" | "work-calendars" | "blocked-periods" | "roles" | "users" | "car-classes" | "positions" | "api-keys" | "webhooks" | "translations" | "views"; "id": number })[]; "views": readonly (number)[] } };
  };
  /** Stop following a saved view */
  'DELETE /follows/views': {
    body: { "id": number };
    response: { "data": { "records": readonly ({ "subject": "offers" | "orders" | "tags" | "brands" | "categories" | "category-groups" | "pages" | "photo" | "buzbot_dashboard" | "buzbot_messages" | "buzbot_broadcast" | "countries" | "regions" | "currencies" | "exchange-rates" | "languages" | "projects" | "work-calendars" | "blocked-periods" | "roles" | "users" | "car-classes" | "positions" | "api-keys" | "webhooks" | "translations" | "views"; "id": number })[]; "views": readonly (number)[] } };
  };
  /** Notifications of the caller about records that they may read, newest first */
  'GET /notifications': {
    query: { 'before'?: number; 'unread'?: "0" | "1"; 'limit'?: number };
    response: { "data": readonly ({ "id": number; "kind": "mention" | "assignment" | "status" | "change" | "view" | "late" | "webhook_paused"; "subject": "offers" | "orders" | "tags" | "brands" | "categories" | "category-groups" | "pages" | "photo" | "buzbot_dashboard" | "buzbot_messages" | "buzbot_broadcast" | "countries" | "regions" | "currencies" | "exchange-rates" | "languages" | "projects" | "work-calendars" | "blocked-periods" | "roles" | "users" | "car-classes" | "positions" | "api-keys" | "webhooks" | "translations" | "views"; "record": schemas.Option | null; "record_count": number; "status": schemas.Status | null; "created_at": string; "created_by": schemas.Option | null; "is_read": boolean })[]; "meta": { "next": number | null } };
  };
  /** Mark notifications of the caller as read; without ids, all of them */
  'PATCH /notifications': {
    body: { "ids"?: readonly (number)[] };
    response: { "data": { "unread": number } };
  };
  /** Report that the caller has a record open. The response lists other viewers. Expires after 75 s */
  'POST /presence': {
    body: { "subject": "projects" | "brands" | "currencies" | "languages" | "countries" | "regions" | "categories" | "category-groups" | "offers" | "orders" | "tags" | "pages" | "car-classes" | "positions" | "roles" | "users" | "api-keys" | "webhooks" | "work-calendars" | "blocked-periods" | "photo"; "id": number; "state": "looking" | "editing" | "gone"; "tab"?: string | null };
    response: { "data": readonly ({ "person": schemas.Option; "state": "looking" | "editing" })[] };
  };
  /** Options of photos for selects */
  'GET /photos/list': {
    query: { 'search'?: string; 'ids'?: string; 'rejected'?: "0" | "1" };
    response: { "data": readonly (schemas.PickerOption)[] };
  };
  /** Options of a reference field */
  'GET /photos/options/{field}': {
    params: { 'field': "created_by" | "updated_by" | "uploaded_by" };
    query: { 'search'?: string; 'ids'?: string; 'rejected'?: "0" | "1" };
    response: { "data": readonly (schemas.PickerOption)[] };
  };
  /** List photos */
  'GET /photos': {
    query: filters.PhotosFilters & { 'page'?: number; 'per_page'?: number; 'search'?: string; 'sort'?: string; 'trashed'?: "0" | "1" };
    response: { "data": readonly (schemas.PhotosRow)[]; "meta": schemas.ListMeta };
  };
  /** Move to the trash */
  'DELETE /photos': {
    body: { "id": number } | { "ids": readonly (number)[] };
    response: { "data": { "deleted": readonly (number)[]; "refused": readonly (schemas.Refused)[] } };
  };
  /** Upload a picture. A file that was uploaded before returns its photo */
  'POST /photos': {
    body: { "file": Blob };
    response: { "data": schemas.PhotosEdited };
  };
  /** A record for reading */
  'GET /photos/{id}/show': {
    params: { 'id': number };
    response: { "data": schemas.PhotosShown };
  };
  /** A record for editing */
  'GET /photos/{id}/edit': {
    params: { 'id': number };
    response: { "data": schemas.PhotosEdited };
  };
  /** Records that use this record, of those that the caller may read */
  'GET /photos/{id}/uses': {
    params: { 'id': number };
    response: { "data": readonly (schemas.Use)[] };
  };
  /** Changes of a record, newest first */
  'GET /photos/{id}/history': {
    params: { 'id': number };
    query: { 'page'?: number; 'per_page'?: number };
    response: { "data": readonly (schemas.HistoryEntry)[]; "meta": schemas.ListMeta };
  };
  /** Change the sent fields */
  'PATCH /photos/{id}': {
    params: { 'id': number };
    body: schemas.PhotosChange;
    response: { "data": schemas.PhotosEdited };
  };
  /** Change the sent fields, from a form */
  'POST /photos/{id}': {
    params: { 'id': number };
    query: { '_method'?: "PATCH" };
    body: schemas.PhotosChange;
    response: { "data": schemas.PhotosEdited };
  };
  /** Restore the values after a change (the default) or before it, or only those of its own fields */
  'POST /photos/{id}/revert': {
    params: { 'id': number };
    body: { "entry": number; "to"?: "after" | "before" | "change"; "version"?: number | null };
    response: { "data": schemas.PhotosEdited };
  };
  /** Restore from the trash */
  'POST /photos/restore': {
    body: { "id": number } | { "ids": readonly (number)[] };
    response: { "data": { "restored": readonly (number)[]; "refused": readonly (schemas.Refused)[] } };
  };
  /** Delete permanently */
  'POST /photos/purge': {
    body: { "id": number } | { "ids": readonly (number)[] };
    response: { "data": { "purged": readonly (number)[]; "refused": readonly (schemas.Refused)[] } };
  };
  /** The S3 storages of a user */
  'GET /users/{id}/s3_settings': {
    params: { 'id': number };
    query: filters.UsersFilters2 & { 'page'?: number; 'per_page'?: number; 'search'?: string; 'sort'?: string; 'trashed'?: "0" | "1" };
    response: { "data": readonly ({ "id": number; "version": number; "created_at": string; "updated_at": string; "created_by": schemas.Option | null; "updated_by": schemas.Option | null; "deleted_at": string | null; "user": schemas.Option; "name": string; "endpoint": string; "region": string; "bucket": string; "prefix": string | null; "path_style": boolean; "public_url": string | null; "access_key": string; "is_default": boolean; "active": boolean; "secret_key": string })[]; "meta": schemas.ListMeta };
  };
  /** Add an S3 storage to a user */
  'POST /users/{id}/s3_settings': {
    params: { 'id': number };
    body: { "user"?: number | schemas.Pointer; "name": string; "endpoint": string; "region": string; "bucket": string; "prefix"?: string | null; "path_style"?: boolean; "public_url"?: string | null; "access_key": string; "secret_key": string; "is_default"?: boolean; "active"?: boolean };
    response: { "data": { "id": number; "version": number; "created_at": string; "updated_at": string; "created_by": schemas.Option | null; "updated_by": schemas.Option | null; "deleted_at": string | null; "user": schemas.Option; "name": string; "endpoint": string; "region": string; "bucket": string; "prefix": string | null; "path_style": boolean; "public_url": string | null; "access_key": string; "is_default": boolean; "active": boolean; "secret_key": string } } | { "data": schemas.Proposal };
  };
  /** An S3 storage of a user */
  'GET /users/{id}/s3_settings/{sid}': {
    params: { 'id': number; 'sid': number };
    response: { "data": { "id": number; "version": number; "created_at": string; "updated_at": string; "created_by": schemas.Option | null; "updated_by": schemas.Option | null; "deleted_at": string | null; "user": schemas.Option; "name": string; "endpoint": string; "region": string; "bucket": string; "prefix": string | null; "path_style": boolean; "public_url": string | null; "access_key": string; "is_default": boolean; "active": boolean; "secret_key": string } };
  };
  /** Change the sent fields */
  'PATCH /users/{id}/s3_settings/{sid}': {
    params: { 'id': number; 'sid': number };
    body: { "user"?: number | schemas.Pointer; "name"?: string; "endpoint"?: string; "region"?: string; "bucket"?: string; "prefix"?: string | null; "path_style"?: boolean; "public_url"?: string | null; "access_key"?: string; "secret_key"?: string; "is_default"?: boolean; "active"?: boolean; "id"?: number; "version"?: number };
    response: { "data": { "id": number; "version": number; "created_at": string; "updated_at": string; "created_by": schemas.Option | null; "updated_by": schemas.Option | null; "deleted_at": string | null; "user": schemas.Option; "name": string; "endpoint": string; "region": string; "bucket": string; "prefix": string | null; "path_style": boolean; "public_url": string | null; "access_key": string; "is_default": boolean; "active": boolean; "secret_key": string } } | { "data": schemas.Proposal };
  };
  /** Delete an S3 storage of a user. Refused while records use its pictures */
  'DELETE /users/{id}/s3_settings/{sid}': {
    params: { 'id': number; 'sid': number };
    response: { "data": schemas.Proposal } | undefined;
  };
  /** Test the settings of an S3 storage before they are saved */
  'POST /users/{id}/s3_settings/test': {
    params: { 'id': number };
    query: { 'sid'?: number };
    body: { "user"?: number | schemas.Pointer; "name"?: string; "endpoint"?: string; "region"?: string; "bucket"?: string; "prefix"?: string | null; "path_style"?: boolean; "public_url"?: string | null; "access_key"?: string; "secret_key"?: string; "is_default"?: boolean; "active"?: boolean; "id"?: number; "version"?: number };
    response: { "data": { "ok": boolean; "steps": readonly ({ "step": "address" | "bucket" | "write" | "read" | "public" | "remove"; "ok": boolean; "duration": number; "reason": "address_refused" | "unreachable" | "no_bucket" | "denied" | "wrong_content" | "refused" | null; "answer": string | null })[] } } | { "data": schemas.Proposal };
  };
  /** Test an S3 storage: connect, write, read and delete a file. A failed step is part of the 200 response */
  'POST /users/{id}/s3_settings/{sid}/test': {
    params: { 'id': number; 'sid': number };
    response: { "data": { "ok": boolean; "steps": readonly ({ "step": "address" | "bucket" | "write" | "read" | "public" | "remove"; "ok": boolean; "duration": number; "reason": "address_refused" | "unreachable" | "no_bucket" | "denied" | "wrong_content" | "refused" | null; "answer": string | null })[] } } | { "data": schemas.Proposal };
  };
  /** The patterns of generated codes, by resource. For admins */
  'GET /settings/codes': {
    response: { "data": { "offers": string; "orders": string; "tags": string; "brands": string; "regions": string; "pages": string; "blocked_periods": string } };
  };
  /** Change the patterns of generated codes: `{number}` is the next number. For admins */
  'PATCH /settings/codes': {
    body: schemas.CodeSettingsDraft;
    response: { "data": { "offers": string; "orders": string; "tags": string; "brands": string; "regions": string; "pages": string; "blocked_periods": string } };
  };
  /** The messages about decisions and returns to owners and clients. For admins */
  'GET /settings/customer_notices': {
    response: { "data": { "delay_minutes": number; "quiet_from": string | null; "quiet_to": string | null; "templates": readonly ({ "notice": "offer_approved" | "offer_rejected" | "offer_hidden" | "order_approved" | "order_rejected" | "order_changed" | "order_cancelled" | "owner_order_approved" | "owner_order_changed" | "owner_order_cancelled" | "return_tomorrow" | "return_late"; "resource": "offers" | "orders"; "recipient": "owner" | "client"; "variables": readonly (string)[]; "texts": Record<string, string>; "defaults": Record<string, string> })[] } };
  };
  /** Change when messages to owners and clients are sent. For admins */
  'PATCH /settings/customer_notices': {
    body: schemas.CustomerNoticeSettingsDraft;
    response: { "data": { "delay_minutes": number; "quiet_from": string | null; "quiet_to": string | null; "templates": readonly ({ "notice": "offer_approved" | "offer_rejected" | "offer_hidden" | "order_approved" | "order_rejected" | "order_changed" | "order_cancelled" | "owner_order_approved" | "owner_order_changed" | "owner_order_cancelled" | "return_tomorrow" | "return_late"; "resource": "offers" | "orders"; "recipient": "owner" | "client"; "variables": readonly (string)[]; "texts": Record<string, string>; "defaults": Record<string, string> })[] } };
  };
  /** Change the texts of a message by language. An empty text restores that of the product. For admins */
  'PATCH /settings/customer_notices/{notice}': {
    params: { 'notice': "offer_approved" | "offer_rejected" | "offer_hidden" | "order_approved" | "order_rejected" | "order_changed" | "order_cancelled" | "owner_order_approved" | "owner_order_changed" | "owner_order_cancelled" | "return_tomorrow" | "return_late" };
    body: { "texts": Record<string, string | null> };
    response: { "data": { "delay_minutes": number; "quiet_from": string | null; "quiet_to": string | null; "templates": readonly ({ "notice": "offer_approved" | "offer_rejected" | "offer_hidden" | "order_approved" | "order_rejected" | "order_changed" | "order_cancelled" | "owner_order_approved" | "owner_order_changed" | "owner_order_cancelled" | "return_tomorrow" | "return_late"; "resource": "offers" | "orders"; "recipient": "owner" | "client"; "variables": readonly (string)[]; "texts": Record<string, string>; "defaults": Record<string, string> })[] } };
  };
  /** The texts of a message with the values of a record, and who would get it. For admins */
  'POST /settings/customer_notices/{notice}/preview': {
    params: { 'notice': "offer_approved" | "offer_rejected" | "offer_hidden" | "order_approved" | "order_rejected" | "order_changed" | "order_cancelled" | "owner_order_approved" | "owner_order_changed" | "owner_order_cancelled" | "return_tomorrow" | "return_late" };
    body: { "texts"?: Record<string, string | null>; "record"?: number | null };
    response: { "data": { "record": schemas.Option | null; "recipient": schemas.Option | null; "channel": "telegram" | "demo" | "email" | null; "language": "en" | "ru" | "ua" | "ro" | "tr" | "pl" | null; "texts": Record<string, string> } };
  };
  /** For how many hours new orders are tentative. For admins */
  'GET /settings/rental': {
    response: { "data": { "tentative_hours": number | null } };
  };
  /** Change for how many hours new orders are tentative: 0 or null is for ever. For admins */
  'PATCH /settings/rental': {
    body: schemas.RentalSettingsDraft;
    response: { "data": { "tentative_hours": number | null } };
  };
  /** The base currency and the provider of exchange rates. For admins */
  'GET /settings/money': {
    response: { "data": { "base_currency": schemas.Option | null; "rate_provider": "none" | "ecb"; "rate_url": string } };
  };
  /** Change the base currency and the provider of exchange rates. For admins */
  'PATCH /settings/money': {
    body: schemas.MoneySettingsDraft;
    response: { "data": { "base_currency": schemas.Option | null; "rate_provider": "none" | "ecb"; "rate_url": string } };
  };
  /** Exchange rates, the latest day first: the price of one euro */
  'GET /exchange_rates': {
    query: filters.ExchangeRatesFilters & { 'page'?: number; 'per_page'?: number; 'search'?: string; 'sort'?: string };
    response: { "data": readonly (schemas.ExchangeRatesRow)[]; "meta": schemas.ListMeta };
  };
  /** Add a rate. Rates are never changed: a later one of the same day replaces it */
  'POST /exchange_rates': {
    body: schemas.ExchangeRatesDraft;
    response: { "data": schemas.ExchangeRatesEdited };
  };
  /** Export exchange_rates to a file */
  'GET /exchange_rates/export': {
    query: filters.ExchangeRatesFilters & { 'format'?: "csv" | "xlsx"; 'excel'?: "en" | "ru" | "ua" | "ro" | "tr" | "pl"; 'columns'?: string; 'time_zone'?: string; 'ids'?: string; 'except'?: string; 'search'?: string; 'sort'?: string; 'trashed'?: "0" | "1" };
    response: Blob;
  };
  /** Options of a reference field */
  'GET /exchange_rates/options/{field}': {
    params: { 'field': "created_by" | "updated_by" | "currency" };
    query: { 'search'?: string; 'ids'?: string; 'rejected'?: "0" | "1" };
    response: { "data": readonly (schemas.PickerOption)[] };
  };
  /** The rate of each currency that applies now, its age, and the latest fetch */
  'GET /exchange_rates/status': {
    response: { "data": { "base_currency": { "id": number; "name": string; "decimal": number } | null; "provider": "none" | "ecb"; "fetched_at": string | null; "failed_at": string | null; "failure": "address_refused" | "unreachable" | "timeout" | "status" | "too_large" | "malformed" | "implausible" | null; "is_recalculating": boolean; "rates": readonly ({ "currency": schemas.Option; "rate": string | null; "date": string | null; "source": "manual" | "ecb" | null; "age": number | null })[] } };
  };
  /** Fetch the rates of the provider now. The response contains the result */
  'POST /exchange_rates/fetch': {
    response: { "data": { "base_currency": { "id": number; "name": string; "decimal": number } | null; "provider": "none" | "ecb"; "fetched_at": string | null; "failed_at": string | null; "failure": "address_refused" | "unreachable" | "timeout" | "status" | "too_large" | "malformed" | "implausible" | null; "is_recalculating": boolean; "rates": readonly ({ "currency": schemas.Option; "rate": string | null; "date": string | null; "source": "manual" | "ecb" | null; "age": number | null })[] } };
  };
  /** Proposed changes of the records that the caller may read */
  'GET /proposals': {
    query: filters.ProposalsFilters & { 'page'?: number; 'per_page'?: number; 'search'?: string; 'sort'?: string };
    response: { "data": readonly (schemas.Proposal)[]; "meta": schemas.ListMeta };
  };
  /** A proposed change */
  'GET /proposals/{id}': {
    params: { 'id': number };
    response: { "data": schemas.Proposal };
  };
  /** Change a proposal before its decision: its author, or somebody who may decide */
  'PATCH /proposals/{id}': {
    params: { 'id': number };
    body: { "body"?: unknown; "reason"?: string | null; "version"?: number | null };
    response: { "data": schemas.Proposal };
  };
  /** Make the proposed calls, with the permissions of their authors and of the caller */
  'POST /proposals/approve': {
    body: { "ids": readonly (number)[]; "reason"?: string | null };
    response: { "data": { "approved": readonly (number)[]; "refused": readonly ({ "id": number; "code": string; "message": string; "errors"?: Record<string, readonly (schemas.Problem)[]>; "paths"?: readonly (string)[] })[]; "job": schemas.Job | null } };
  };
  /** Reject proposals. Their author withdraws them so */
  'POST /proposals/reject': {
    body: { "ids": readonly (number)[]; "reason"?: string | null };
    response: { "data": { "rejected": readonly (number)[]; "refused": readonly ({ "id": number; "code": string; "message": string; "errors"?: Record<string, readonly (schemas.Problem)[]>; "paths"?: readonly (string)[] })[] } };
  };
  /** Which changes need a second person. For admins */
  'GET /settings/four_eyes': {
    response: { "data": { "price_change_percent": number | null; "people": boolean; "permissions": boolean } };
  };
  /** Change which changes need a second person. For admins */
  'PATCH /settings/four_eyes': {
    body: schemas.FourEyesDraft;
    response: { "data": { "price_change_percent": number | null; "people": boolean; "permissions": boolean } };
  };
  /** Sign in. A wrong e-mail or password is a problem of the field `email`. An account with two-step verification gets a code by mail */
  'POST /login': {
    body: { "email": string; "password": string; "remember"?: boolean };
    response: { "data": { "token": string; "expires_at": string; "user": { "id": number; "first_name": string; "last_name": string; "email": string; "phone": string | null; "password_expired": boolean; "two_step": boolean; "password_changed_at": string | null; "email_verified_at": string | null; "documents_verified_at": string | null; "created_at": string; "updated_at": string; "position": schemas.Option | null; "role": schemas.Option | null; "is_admin": boolean; "permissions": readonly (readonly ["read" | "create" | "update" | "delete" | "change_status" | "rent" | "comment" | "export" | "import" | "broadcast" | "propose" | "manage", "offers" | "orders" | "tags" | "brands" | "categories" | "category-groups" | "pages" | "photo" | "buzbot_dashboard" | "buzbot_messages" | "buzbot_broadcast" | "countries" | "regions" | "currencies" | "exchange-rates" | "languages" | "projects" | "work-calendars" | "blocked-periods" | "roles" | "users" | "car-classes" | "positions" | "api-keys" | "webhooks" | "translations" | "views"])[]; "language": "en" | "ru" | "ua" | "ro" | "tr" | "pl" | null; "preferences": { "theme"?: "light" | "dark" | "system"; "density"?: "comfortable" | "compact"; "time_zone"?: string; "excel_language"?: "en" | "ru" | "ua" | "ro" | "tr" | "pl"; "email_notifications"?: boolean; "email_digest"?: boolean; "review_order"?: "risk" | "oldest"; "home"?: string; "lists"?: Record<string, { "per_page"?: 10 | 25 | 50 | 100; "columns"?: readonly (string)[]; "widths"?: Record<string, number>; "pinned"?: { "start": readonly (string)[]; "end": readonly (string)[] }; "layout"?: "table" | "grid" }> } } } | { "two_step": { "challenge": string; "expires_at": string; "resend_after": number } } };
  };
  /** Complete the sign-in with the code from the mail */
  'POST /two-step-login': {
    body: { "challenge": string; "code": string };
    response: { "data": { "token": string; "expires_at": string; "user": { "id": number; "first_name": string; "last_name": string; "email": string; "phone": string | null; "password_expired": boolean; "two_step": boolean; "password_changed_at": string | null; "email_verified_at": string | null; "documents_verified_at": string | null; "created_at": string; "updated_at": string; "position": schemas.Option | null; "role": schemas.Option | null; "is_admin": boolean; "permissions": readonly (readonly ["read" | "create" | "update" | "delete" | "change_status" | "rent" | "comment" | "export" | "import" | "broadcast" | "propose" | "manage", "offers" | "orders" | "tags" | "brands" | "categories" | "category-groups" | "pages" | "photo" | "buzbot_dashboard" | "buzbot_messages" | "buzbot_broadcast" | "countries" | "regions" | "currencies" | "exchange-rates" | "languages" | "projects" | "work-calendars" | "blocked-periods" | "roles" | "users" | "car-classes" | "positions" | "api-keys" | "webhooks" | "translations" | "views"])[]; "language": "en" | "ru" | "ua" | "ro" | "tr" | "pl" | null; "preferences": { "theme"?: "light" | "dark" | "system"; "density"?: "comfortable" | "compact"; "time_zone"?: string; "excel_language"?: "en" | "ru" | "ua" | "ro" | "tr" | "pl"; "email_notifications"?: boolean; "email_digest"?: boolean; "review_order"?: "risk" | "oldest"; "home"?: string; "lists"?: Record<string, { "per_page"?: 10 | 25 | 50 | 100; "columns"?: readonly (string)[]; "widths"?: Record<string, number>; "pinned"?: { "start": readonly (string)[]; "end": readonly (string)[] }; "layout"?: "table" | "grid" }> } } } };
  };
  /** Mail another code. The previous code becomes invalid */
  'POST /two-step-login/resend': {
    body: { "challenge": string };
    response: { "data": { "challenge": string; "expires_at": string; "resend_after": number } };
  };
  /** End the session */
  'POST /logout': {
    response: undefined;
  };
  /** Create an account that has to be confirmed by mail. The response is the same for an address that has an account */
  'POST /oauth/registration': {
    body: { "first_name": string; "last_name": string; "email": string; "password": string };
    response: { "data": { "resend_after": number } };
  };
  /** Confirm an address by the link from the mail. Redirects to a page of the back office */
  'GET /oauth/confirm-email/{token}': {
    params: { 'token': string };
    response: undefined;
  };
  /** Mail another link, by the expired link or by the address */
  'POST /oauth/confirm-email/resend': {
    body: { "token"?: string | null; "email"?: string | null };
    response: { "data": { "resend_after": number } };
  };
  /** Mail a link for a new password. The response is the same for every address */
  'POST /oauth/forgot-password': {
    body: { "email": string };
    response: { "data": { "resend_after": number } };
  };
  /** Whether a link can still be used. The check does not use it up */
  'GET /oauth/check-reset-token/{token}': {
    params: { 'token': string };
    response: { "data": { "is_valid": boolean } };
  };
  /** Set a new password with the link from the mail. Ends every session and starts none */
  'POST /oauth/reset-password': {
    body: { "token": string; "password": string; "password_confirmation": string };
    response: { "data": Record<string, never> };
  };
  /** The signed-in user */
  'GET /profile': {
    response: { "data": { "id": number; "first_name": string; "last_name": string; "email": string; "phone": string | null; "password_expired": boolean; "two_step": boolean; "password_changed_at": string | null; "email_verified_at": string | null; "documents_verified_at": string | null; "created_at": string; "updated_at": string; "position": schemas.Option | null; "role": schemas.Option | null; "is_admin": boolean; "permissions": readonly (readonly ["read" | "create" | "update" | "delete" | "change_status" | "rent" | "comment" | "export" | "import" | "broadcast" | "propose" | "manage", "offers" | "orders" | "tags" | "brands" | "categories" | "category-groups" | "pages" | "photo" | "buzbot_dashboard" | "buzbot_messages" | "buzbot_broadcast" | "countries" | "regions" | "currencies" | "exchange-rates" | "languages" | "projects" | "work-calendars" | "blocked-periods" | "roles" | "users" | "car-classes" | "positions" | "api-keys" | "webhooks" | "translations" | "views"])[]; "language": "en" | "ru" | "ua" | "ro" | "tr" | "pl" | null; "preferences": { "theme"?: "light" | "dark" | "system"; "density"?: "comfortable" | "compact"; "time_zone"?: string; "excel_language"?: "en" | "ru" | "ua" | "ro" | "tr" | "pl"; "email_notifications"?: boolean; "email_digest"?: boolean; "review_order"?: "risk" | "oldest"; "home"?: string; "lists"?: Record<string, { "per_page"?: 10 | 25 | 50 | 100; "columns"?: readonly (string)[]; "widths"?: Record<string, number>; "pinned"?: { "start": readonly (string)[]; "end": readonly (string)[] }; "layout"?: "table" | "grid" }> } } };
  };
  /** Change the sent fields of the own account. Other settings of lists remain */
  'PATCH /profile': {
    body: { "first_name"?: string; "last_name"?: string; "phone"?: string | null; "language"?: "en" | "ru" | "ua" | "ro" | "tr" | "pl" | null; "preferences"?: { "theme"?: "light" | "dark" | "system"; "density"?: "comfortable" | "compact"; "time_zone"?: string; "excel_language"?: "en" | "ru" | "ua" | "ro" | "tr" | "pl"; "email_notifications"?: boolean; "email_digest"?: boolean; "review_order"?: "risk" | "oldest"; "home"?: string; "lists"?: Record<string, { "per_page"?: 10 | 25 | 50 | 100; "columns"?: readonly (string)[]; "widths"?: Record<string, number>; "pinned"?: { "start": readonly (string)[]; "end": readonly (string)[] }; "layout"?: "table" | "grid" }> } };
    response: { "data": { "id": number; "first_name": string; "last_name": string; "email": string; "phone": string | null; "password_expired": boolean; "two_step": boolean; "password_changed_at": string | null; "email_verified_at": string | null; "documents_verified_at": string | null; "created_at": string; "updated_at": string; "position": schemas.Option | null; "role": schemas.Option | null; "is_admin": boolean; "permissions": readonly (readonly ["read" | "create" | "update" | "delete" | "change_status" | "rent" | "comment" | "export" | "import" | "broadcast" | "propose" | "manage", "offers" | "orders" | "tags" | "brands" | "categories" | "category-groups" | "pages" | "photo" | "buzbot_dashboard" | "buzbot_messages" | "buzbot_broadcast" | "countries" | "regions" | "currencies" | "exchange-rates" | "languages" | "projects" | "work-calendars" | "blocked-periods" | "roles" | "users" | "car-classes" | "positions" | "api-keys" | "webhooks" | "translations" | "views"])[]; "language": "en" | "ru" | "ua" | "ro" | "tr" | "pl" | null; "preferences": { "theme"?: "light" | "dark" | "system"; "density"?: "comfortable" | "compact"; "time_zone"?: string; "excel_language"?: "en" | "ru" | "ua" | "ro" | "tr" | "pl"; "email_notifications"?: boolean; "email_digest"?: boolean; "review_order"?: "risk" | "oldest"; "home"?: string; "lists"?: Record<string, { "per_page"?: 10 | 25 | 50 | 100; "columns"?: readonly (string)[]; "widths"?: Record<string, number>; "pinned"?: { "start": readonly (string)[]; "end": readonly (string)[] }; "layout"?: "table" | "grid" }> } } };
  };
  /** Some users with the built-in admin role, who can grant permissions */
  'GET /profile/administrators': {
    response: { "data": readonly ({ "id": number; "name": string; "email": string })[] };
  };
  /** The own sessions, the most recently used first */
  'GET /profile/sessions': {
    response: { "data": readonly ({ "id": number; "created_at": string; "last_used_at": string; "expires_at": string; "remember": boolean; "ip": string | null; "user_agent": string | null; "is_current": boolean })[] };
  };
  /** End one of the own sessions, or all but the current one */
  'DELETE /profile/sessions': {
    body: { "id"?: number; "others"?: boolean };
    response: { "data": { "ended": number } };
  };
  /** Turn two-step verification on or off for the own account */
  'PATCH /users/two-step-auth': {
    body: { "enabled": boolean; "current_password": string };
    response: { "data": { "id": number; "first_name": string; "last_name": string; "email": string; "phone": string | null; "password_expired": boolean; "two_step": boolean; "password_changed_at": string | null; "email_verified_at": string | null; "documents_verified_at": string | null; "created_at": string; "updated_at": string; "position": schemas.Option | null; "role": schemas.Option | null; "is_admin": boolean; "permissions": readonly (readonly ["read" | "create" | "update" | "delete" | "change_status" | "rent" | "comment" | "export" | "import" | "broadcast" | "propose" | "manage", "offers" | "orders" | "tags" | "brands" | "categories" | "category-groups" | "pages" | "photo" | "buzbot_dashboard" | "buzbot_messages" | "buzbot_broadcast" | "countries" | "regions" | "currencies" | "exchange-rates" | "languages" | "projects" | "work-calendars" | "blocked-periods" | "roles" | "users" | "car-classes" | "positions" | "api-keys" | "webhooks" | "translations" | "views"])[]; "language": "en" | "ru" | "ua" | "ro" | "tr" | "pl" | null; "preferences": { "theme"?: "light" | "dark" | "system"; "density"?: "comfortable" | "compact"; "time_zone"?: string; "excel_language"?: "en" | "ru" | "ua" | "ro" | "tr" | "pl"; "email_notifications"?: boolean; "email_digest"?: boolean; "review_order"?: "risk" | "oldest"; "home"?: string; "lists"?: Record<string, { "per_page"?: 10 | 25 | 50 | 100; "columns"?: readonly (string)[]; "widths"?: Record<string, number>; "pinned"?: { "start": readonly (string)[]; "end": readonly (string)[] }; "layout"?: "table" | "grid" }> } } };
  };
  /** Change the own password, which ends the other sessions; set a temporary password for another user; or, with an empty body, mail that user a link */
  'PATCH /users/{id}/change_password': {
    params: { 'id': number };
    body: { "current_password": string; "password": string; "password_confirmation"?: string | null } | { "password"?: string | null; "password_confirmation"?: string | null };
    response: { "data": { "password_changed_at": string | null; "password_expired": boolean } };
  };
  /** End one session or all sessions of a user */
  'DELETE /users/{id}/sessions': {
    params: { 'id': number };
    body: { "id"?: number };
    response: { "data": { "ended": number } } | { "data": schemas.Proposal };
  };
  /** Mail a new invitation to staff who have not set a password yet; earlier links stop working */
  'POST /users/{id}/resend_invitation': {
    params: { 'id': number };
    response: { "data": { "email": string } } | { "data": schemas.Proposal };
  };
  /** Data that clients need before sign-in */
  'GET /init': {
    response: { "data": { "languages": readonly ({ "code": string; "name": string; "is_default": boolean; "numeric_date_format": string; "time_format": string })[]; "content_languages": readonly ({ "code": string; "name": string; "is_default": boolean; "numeric_date_format": string; "time_format": string })[]; "version": string; "registration": "approval" | "open" | "closed"; "map_tiles": string | null; "trash_days": number; "client_metrics": boolean; "base_currency": string | null } };
  };
  /** Check settings, database, clock, disk, photo storage, mail server, Telegram and proxy. For admins */
  'POST /settings/checks': {
    response: { "data": readonly ({ "check": "settings" | "database" | "clock" | "disk" | "storage" | "mail" | "telegram" | "proxy"; "state": "ok" | "warning" | "failed" | "skipped"; "duration": number; "findings": readonly ({ "id": "weak_secret" | "no_public_url" | "insecure_public_url" | "no_app_secret" | "embedded_database" | "database_in_use" | "no_database" | "database_unreachable" | "old_database" | "missing_extension" | "wrong_encoding" | "read_only_database" | "slow_database" | "pending_migrations" | "clock_off" | "low_disk" | "unwritable_data_dir" | "bucket_unreachable" | "bucket_denied" | "no_bucket" | "bucket_refused" | "unreadable_photos" | "mail_unreachable" | "mail_tls" | "mail_auth" | "mail_refused" | "telegram_unreachable" | "telegram_token" | "telegram_no_public_url" | "telegram_webhook" | "telegram_delivery" | "proxy_untrusted" | "proxy_missing" | "proxy_trusts_all" | "proxy_hops" | "public_url_unreachable" | "other_server" | "timed_out" | "check_failed"; "is_error": boolean; "message": string; "detail": string | null })[] })[] };
  };
}
