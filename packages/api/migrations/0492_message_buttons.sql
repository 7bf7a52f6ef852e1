-- Buttons below messages of the bot, and the dates that the bot waits for.
alter table buzbot_messages add column buttons text[];
-- {"offer": 7, "at": "2026-11-28T10:00:00Z"}: the next message of the customer says when the offer is not available.
alter table buzbot_rooms add column awaits jsonb;
