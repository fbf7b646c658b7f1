-- An order by which a store tries itself out before it sells: it is one from the moment it is made, and counts nowhere (decision 0164).
alter table pedido add column teste boolean not null default false;
create index pedido_de_teste on pedido (idfornecedor, numpedido desc) where teste;

-- Whose next order at a store is a test, until when.
create table teste_armado (
  idfornecedor uuid primary key references fornecedor,
  idusuario uuid not null references usuario on delete cascade,
  ate timestamptz not null
);
create index teste_armado_usuario on teste_armado (idusuario);

create function f_pedido_de_teste() returns trigger language plpgsql as $$
begin
  delete from teste_armado where idfornecedor = new.idfornecedor and idusuario = new.idusuario and ate > now();
  if found then new.teste := true; end if;
  return new;
end $$;
create trigger pedido_de_teste before insert on pedido for each row execute function f_pedido_de_teste();
