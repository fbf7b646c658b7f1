-- expande
-- A link may show one product as the form of its editor has it (decision 0170): what its page is made of, never written to the product. Of such a
-- link `tipo` is PRODUTO and `idconteudo` the product's id, which may be one that was not saved yet.
alter table previa add column produto jsonb;
