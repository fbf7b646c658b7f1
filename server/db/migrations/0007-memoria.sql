-- What each process keeps in memory of products and of who asks follows these notifications.

-- Channel `mudanca`, area produto: the payload ends with the ids that changed, '' when there are too many to name
-- (8,000 bytes are the limit of a payload). Whoever keeps single products drops those; pages follow the supplier.
create or replace function f_avisa_produto() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'categoria' then
    perform pg_notify('mudanca', idfornecedor || ':produto:') from (select distinct idfornecedor from alterados) a;
  else
    perform pg_notify('mudanca', idfornecedor || ':produto:' ||
      case when count(*) <= 100 then string_agg(idcadastroextraproduto::text, ',') else '' end)
    from alterados group by idfornecedor;
  end if;
  return null;
end $$;

create or replace function f_avisa_estoque() returns trigger language plpgsql as $$
begin
  perform pg_notify('mudanca', new.idfornecedor || ':produto:' || new.idcadastroextraproduto);
  return null;
end $$;

-- Channel `acesso`: who somebody is or may do has changed. Payload: ids of usuarios and clientes, '' when too many.
create function f_avisa_usuario() returns trigger language plpgsql as $$
begin
  perform pg_notify('acesso', case when count(*) <= 100 then string_agg(distinct idusuario::text, ',') else '' end)
  from alterados having count(*) > 0;
  return null;
end $$;

create function f_avisa_cliente() returns trigger language plpgsql as $$
begin
  perform pg_notify('acesso', case when count(*) <= 100 then string_agg(distinct idcliente::text, ',') else '' end)
  from alterados having count(*) > 0;
  return null;
end $$;

-- Credit is used by orders all the time and says nothing about access.
create function f_avisa_cadastroextra() returns trigger language plpgsql as $$
begin
  perform pg_notify('acesso', case when count(*) <= 100 then string_agg(distinct idcliente::text, ',') else '' end)
  from (
    select d.idcliente from alterados d join antes a using (idfornecedor, idcliente)
    where (d.idcadastroextracliente, d.aprovado, d.tags, d.idrepresentante)
      is distinct from (a.idcadastroextracliente, a.aprovado, a.tags, a.idrepresentante)
  ) mudados having count(*) > 0;
  return null;
end $$;

do $$
declare
  tabela text;
  quem text;
begin
  for tabela, quem in values ('usuario', 'usuario'), ('sessao', 'usuario'), ('equipe', 'usuario'), ('usuario_cliente', 'usuario'), ('cliente', 'cliente')
  loop
    execute format('create trigger %I after update on %I referencing new table as alterados for each statement execute function %I()', tabela || '_acesso_alterado', tabela, 'f_avisa_' || quem);
    execute format('create trigger %I after delete on %I referencing old table as alterados for each statement execute function %I()', tabela || '_acesso_excluido', tabela, 'f_avisa_' || quem);
  end loop;
end $$;
create trigger equipe_acesso_inserido after insert on equipe referencing new table as alterados for each statement execute function f_avisa_usuario();
create trigger usuario_cliente_acesso_inserido after insert on usuario_cliente referencing new table as alterados for each statement execute function f_avisa_usuario();
create trigger cadastroextracliente_acesso_inserido after insert on cadastroextracliente referencing new table as alterados for each statement execute function f_avisa_cliente();
create trigger cadastroextracliente_acesso_excluido after delete on cadastroextracliente referencing old table as alterados for each statement execute function f_avisa_cliente();
create trigger cadastroextracliente_acesso_alterado after update on cadastroextracliente referencing old table as antes new table as alterados for each statement execute function f_avisa_cadastroextra();
