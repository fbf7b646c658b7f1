-- expande
-- A link may show drafts of several kinds together, and the store as one group of customers sees it (decision 0167). The kinds are the
-- contract's; of a link without any the draft of its own piece is shown, as before.
alter table previa drop constraint previa_tipo_check;
alter table previa add column rascunhos text[] not null default '{}', add column grupo text;
