-- expande
-- A key of a store's own system may be narrowed to single calls (decision 0168); null: all that such a key may.
alter table apikey add column chamadas text[] check (chamadas is null or (erp and cardinality(chamadas) > 0));
