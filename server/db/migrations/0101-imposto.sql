-- expande
-- Taxes that a supplier's invoice adds to its prices (brazil.md 7, decision 0065). No row, or not `ligado`: none.
create table configuracao_imposto (
  idfornecedor uuid primary key references fornecedor on delete cascade,
  ligado boolean not null default false,
  industria boolean not null default false,
  simples boolean not null default false
);

-- Percentages in hundredths of a percent.
create table regra_imposto (
  idregra uuid primary key,
  idfornecedor uuid not null references fornecedor on delete cascade,
  idcadastroextraproduto uuid,
  ncm text check (ncm ~ '^[0-9]{2,8}$'),
  uf text check (uf ~ '^[A-Z]{2}$'),
  ipi int check (ipi between 0 and 30000),
  mva int check (mva between 0 and 100000),
  aliquotainterna int check (aliquotainterna between 0 and 4000),
  aliquotainterestadual int check (aliquotainterestadual between 0 and 2000),
  fcp int check (fcp between 0 and 1000),
  check ((idcadastroextraproduto is null) <> (ncm is null)),
  check (ipi is not null or mva is not null),
  check ((mva is null) = (aliquotainterna is null) and (mva is not null or (aliquotainterestadual is null and fcp is null))),
  foreign key (idfornecedor, idcadastroextraproduto) references produto (idfornecedor, idcadastroextraproduto) on delete cascade,
  unique nulls not distinct (idfornecedor, idcadastroextraproduto, ncm, uf)
);

alter table produto
  add column ncm text check (ncm ~ '^[0-9]{8}$'),
  add column origem smallint not null default 0 check (origem between 0 and 8);

-- Kept with the supplier in memory (0006).
do $$
declare
  tabela text;
begin
  foreach tabela in array array['configuracao_imposto', 'regra_imposto'] loop
    execute format('create trigger %I after insert on %I referencing new table as alterados for each statement execute function f_avisa_fornecedor()', tabela || '_inserido', tabela);
    execute format('create trigger %I after update on %I referencing new table as alterados for each statement execute function f_avisa_fornecedor()', tabela || '_alterado', tabela);
    execute format('create trigger %I after delete on %I referencing old table as alterados for each statement execute function f_avisa_fornecedor()', tabela || '_excluido', tabela);
  end loop;
end $$;

-- A registration's answers say whether its cliente is registered at a state: sessions in memory follow them too (0007).
create or replace function f_avisa_cadastroextra() returns trigger language plpgsql as $$
begin
  perform pg_notify('acesso', case when count(*) <= 100 then string_agg(distinct idcliente::text, ',') else '' end)
  from (
    select d.idcliente from alterados d join antes a using (idfornecedor, idcliente)
    where (d.idcadastroextracliente, d.aprovado, d.tags, d.idrepresentante, d.caracteristicas)
      is distinct from (a.idcadastroextracliente, a.aprovado, a.tags, a.idrepresentante, a.caracteristicas)
  ) mudados having count(*) > 0;
  return null;
end $$;

-- Resells what it buys here, as far as the supplier knows: an inscrição estadual, and no tag that says otherwise (decision 0066).
create function f_contribuinte(fornecedor uuid, tags text[], caracteristicas jsonb) returns boolean language sql stable as $$
  select not ('consumidor-final' = any(coalesce(tags, '{}'))) and exists (
    select from caracteristica k where k.idfornecedor = fornecedor and k.escopo = 'CLIENTE' and k.tipo = 'INSCRICAO_ESTADUAL'
      and coalesce(nullif(caracteristicas ->> k.codigo, ''), 'ISENTO') <> 'ISENTO')
$$;
