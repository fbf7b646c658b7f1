-- expande
-- How many customers of a supplier carry each tag: kept when they are written, as products are counted (0260), so that the screen of prices does not count
-- a million customers when it opens (decision 0158).
create table contagem_grupo (
  idfornecedor uuid not null references fornecedor on delete cascade,
  tag text collate "C" not null,
  -- 0: the sum. Others: what was written while another transaction held the sum; the next writer adds it.
  parcela bigint not null,
  clientes integer not null,
  primary key (idfornecedor, tag, parcela)
) with (fillfactor = 50);
create index contagem_grupo_parcela on contagem_grupo (idfornecedor) where parcela > 0;
create sequence contagem_grupo_parcelas;

-- Nobody waits for a sum: whoever does not get it leaves a part of its own, which is read together with it.
create function f_soma_grupo(f uuid, tags text[], n integer) returns void language plpgsql as $$
begin
  if pg_try_advisory_xact_lock(43000, hashtext(f::text)) then
    with partes as (
      delete from public.contagem_grupo where idfornecedor = f and parcela > 0 returning tag, clientes
    )
    insert into public.contagem_grupo (idfornecedor, tag, parcela, clientes)
    select f, x.tag, 0, sum(x.clientes) from (
      select t as tag, count(*) * n as clientes from unnest(tags) t group by t union all select tag, clientes from partes
    ) x group by x.tag
    on conflict (idfornecedor, tag, parcela) do update set clientes = contagem_grupo.clientes + excluded.clientes;
  else
    insert into public.contagem_grupo (idfornecedor, tag, parcela, clientes)
    select f, t, nextval('public.contagem_grupo_parcelas'), count(*) * n from unnest(tags) t group by t;
  end if;
end $$;

-- New and gone rows of a statement are one sum; one whose tags change is a difference.
create function f_conta_grupos() returns trigger language plpgsql as $$
declare
  l record;
begin
  for l in
    select a.idfornecedor, array_agg(t.tag) as tags from alterados a cross join lateral (select distinct unnest(a.tags) as tag) t group by a.idfornecedor
  loop
    perform public.f_soma_grupo(l.idfornecedor, l.tags, case tg_op when 'INSERT' then 1 else -1 end);
  end loop;
  return null;
end $$;
create trigger cadastroextracliente_grupos_novos after insert on cadastroextracliente referencing new table as alterados for each statement execute function f_conta_grupos();
create trigger cadastroextracliente_grupos_saidos after delete on cadastroextracliente referencing old table as alterados for each statement execute function f_conta_grupos();

create function f_conta_grupos_mudados() returns trigger language plpgsql as $$
begin
  perform public.f_soma_grupo(old.idfornecedor, array(select distinct unnest(old.tags) except select unnest(new.tags)), -1);
  perform public.f_soma_grupo(new.idfornecedor, array(select distinct unnest(new.tags) except select unnest(old.tags)), 1);
  return null;
end $$;
create trigger cadastroextracliente_grupos_mudados after update on cadastroextracliente for each row
  when (old.tags is distinct from new.tags) execute function f_conta_grupos_mudados();

insert into contagem_grupo (idfornecedor, tag, parcela, clientes)
select x.idfornecedor, t.tag, 0, count(*) from cadastroextracliente x cross join lateral (select distinct unnest(x.tags) as tag) t group by 1, 2;
