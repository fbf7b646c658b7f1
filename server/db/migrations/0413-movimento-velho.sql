-- expande
-- Movements are kept for five years (decision 0173): what is older is found by blocks, for the table only grows at its end.
create index movimento_estoque_quando on movimento_estoque using brin (quando);
