-- expande
-- What one person does in one transaction is one act, which can be taken back (decision 0158): which events it wrote (those from `de` to `ate` that are of this
-- transaction), and how many of which record. The number of a transaction is one of this cluster: with its beginning it is one of all.
alter table evento add column transacao bigint;
alter table evento alter column transacao set default pg_current_xact_id()::text::bigint;

create table ato (
  idfornecedor uuid not null references fornecedor,
  idato bigint generated always as identity,
  -- No reference: it would hold the login, after what the transaction holds already (decision 0064).
  idusuario uuid not null,
  transacao bigint not null default pg_current_xact_id()::text::bigint,
  inicio timestamptz not null default now(),
  de bigint not null,
  ate bigint not null,
  -- Events by the table of their record.
  mudancas jsonb not null check (jsonb_typeof(mudancas) = 'object'),
  -- The act that this one took back, or did again.
  desfaz bigint,
  -- The act that took this one back; null: it stands.
  desfeito_por bigint,
  primary key (idfornecedor, idato),
  unique (idfornecedor, idusuario, transacao, inicio)
);
create index ato_da_pessoa on ato (idfornecedor, idusuario, idato desc) where desfaz is null;

-- The version whose content a record had at this one: another one where it was taken back to it, once or several times.
create function f_versao_efetiva(f uuid, tabela text, chave text, versao int) returns int language plpgsql stable as $$
declare
  v int := versao;
  volta int;
begin
  loop
    select (e.dados ->> 'volta_a')::int into volta from public.evento e
    where e.idfornecedor = f and e.numpedido is null and e.dados ->> 'cadastro' = tabela and e.dados ->> 'id' = chave and (e.dados ->> 'versao')::int = v
    order by e.idevento desc limit 1;
    if volta is null or volta >= v then return v; end if;
    v := volta;
  end loop;
end $$;

-- Objects one over the other, the last on top.
create aggregate f_une(jsonb) (sfunc = jsonb_concat, stype = jsonb, initcond = '{}');
