-- A cart says 'só há 45 un.' (readings 4) from products in memory. So that memory is never further from the truth than a factor
-- of two, a product tells when its stock crosses a power of two: a few times from full to empty, not with every order. An area
-- of its own: pages do not show stock and stay.
create function f_ordem_do_estoque(quantidade bigint) returns int language sql immutable parallel safe
  return floor(log(greatest(quantidade, 1)::float8) / log(2::float8))::int;

create function f_avisa_ordem_do_estoque() returns trigger language plpgsql as $$
begin
  perform pg_notify('mudanca', new.idfornecedor || ':estoque:' || new.idcadastroextraproduto);
  return null;
end $$;

create trigger estoque_de_outra_ordem after update on estoque for each row
  when (f_ordem_do_estoque(old.quantidade) <> f_ordem_do_estoque(new.quantidade)) execute function f_avisa_ordem_do_estoque();
