-- The history of customers who were removed stayed: calls with their notes, tasks and policies, about nobody any more.
-- No list, history or screen reaches such an event, except the list of calls. Those about a request, a customer, a task
-- or a message that is there stay, and so do notices to open screens, which name their subject ("about"). The event of a
-- task names it there, too, and is about nothing once the task is gone.
delete from desk_events
where request_id is null and customer_id is null and task_id is null and message_id is null
  and (type = 'task' or not data ? 'about');
