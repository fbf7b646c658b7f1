-- expande
-- A fourth reader of what happened (decision 0108): steps of an order are told in its room. What happened before is told nowhere anew.
create index evento_para_conversas on evento (idevento) where 'conversas' = any (falta);
