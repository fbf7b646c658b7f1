-- expande
-- Columns of the list of products that a saved filter leaves out; null: as each device has them (decision 0163).
alter table recorte add column escondidas text[];
