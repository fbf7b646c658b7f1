-- expande
-- A third reader of what happened (decision 0089): what happened before is told to nobody's device.
create index evento_para_notificacoes on evento (idevento) where 'notificacoes' = any (falta);
