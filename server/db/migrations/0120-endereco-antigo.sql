-- expande
-- Addresses that categories had: links and search engines keep them, and they lead to where the category is now (§2, readings 9).
-- Written with the change of the slug, whoever makes it, and read only where no category of that slug is found.
create table categoria_slug_antigo (
  idfornecedor uuid not null,
  slug text not null,
  idcategoria uuid not null,
  primary key (idfornecedor, slug),
  foreign key (idfornecedor, idcategoria) references categoria (idfornecedor, idcategoria) on delete cascade
);
create index categoria_slug_antigo_categoria on categoria_slug_antigo (idfornecedor, idcategoria);

create function f_categoria_slug_antigo() returns trigger language plpgsql as $$
begin
  insert into categoria_slug_antigo (idfornecedor, slug, idcategoria) values (old.idfornecedor, old.slug, old.idcategoria)
  on conflict (idfornecedor, slug) do update set idcategoria = excluded.idcategoria;
  return null;
end $$;
create trigger categoria_slug_antigo after update of slug on categoria for each row
  when (old.slug <> new.slug) execute function f_categoria_slug_antigo();
