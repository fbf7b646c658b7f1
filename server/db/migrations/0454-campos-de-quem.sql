-- expande
-- Of whom a field is asked, and within which limits (decision 0175). What stands is asked of everybody, without limits of its own.
alter table caracteristica add column pessoa text not null default 'TODAS' check (pessoa in ('TODAS', 'FISICA', 'JURIDICA'));
-- Groups of customers; none: of everybody.
alter table caracteristica add column tags text[] not null default '{}';
-- Characters of a text, or the number itself.
alter table caracteristica add column minimo double precision;
alter table caracteristica add column maximo double precision;
alter table caracteristica add constraint caracteristica_limites check (minimo is null or maximo is null or minimo <= maximo);
alter table caracteristica add constraint caracteristica_limites_do_tipo
  check (tipo in ('TEXTO', 'TEXTO_LONGO', 'NUMERO') or (minimo is null and maximo is null));
