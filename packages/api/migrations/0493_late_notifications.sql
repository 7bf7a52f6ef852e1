-- The assignee of an order is notified when its machine is late. Nobody causes it.
alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check
  check (kind in ('mention', 'assignment', 'status', 'change', 'view', 'late')) not valid;
