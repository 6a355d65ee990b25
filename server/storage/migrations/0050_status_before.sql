-- What an application was before it got a new status, in the messages that say so: with it the return
-- from a request for documents is told as one
update chat_messages set event = event || jsonb_build_object('from', told.before)
from (
  select chat_id, number, lag(event->>'status') over (partition by chat_id order by number) as before
  from chat_messages where event->>'type' = 'status'
) told
where chat_messages.chat_id = told.chat_id and chat_messages.number = told.number;
