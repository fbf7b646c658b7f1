-- expande
-- A theme's declarations follow from its inputs and are made when the supplier is read: what was stored of them goes.
update fornecedor set config = config #- '{tema,css}' where config #> '{tema,css}' is not null;
