-- expande
-- Letters about an order are written by a reader of its events (decision 0075): who makes the order or moves it writes none.
-- What happened before has its letter: nothing is marked anew.
create index evento_para_cartas on evento (idevento) where 'cartas' = any (falta);

-- The supplier stands in the rows that the event tells of, and these refer to it.
alter table evento drop constraint evento_idfornecedor_fkey;
