-- What a supplier says about its catalogue: names and groups of tags, segments, sectors.

create table tag_pesquisa (
  idfornecedor uuid not null references fornecedor on delete cascade,
  tag text not null check (tag ~ '^[a-z0-9-]{1,40}$'),
  nome text not null,
  -- Filters of one group stand together: 'Alimentação', 'Origem'.
  grupo text not null,
  -- A chip above the list.
  promovida boolean not null default false,
  ordem integer not null default 0,
  primary key (idfornecedor, tag)
);

create table segmento (
  idfornecedor uuid not null references fornecedor on delete cascade,
  idsegmento uuid not null,
  nome text not null,
  ordem integer not null default 0,
  primary key (idfornecedor, idsegmento)
);

create table setor (
  idfornecedor uuid not null references fornecedor on delete cascade,
  idsetor uuid not null,
  nome text not null,
  icone text not null,
  ordem integer not null default 0,
  primary key (idfornecedor, idsetor)
);

alter table categoria
  -- Null: of every segment.
  add column idsegmento uuid,
  -- A top category stands in one sector or in none.
  add column idsetor uuid,
  -- Where its tree shows it.
  add column dispositivos text[] not null default '{desktop,mobile}' check (dispositivos <@ '{desktop,mobile}'),
  add foreign key (idfornecedor, idsegmento) references segmento (idfornecedor, idsegmento),
  add foreign key (idfornecedor, idsetor) references setor (idfornecedor, idsetor);

do $$
declare
  tabela text;
begin
  foreach tabela in array array['tag_pesquisa', 'segmento', 'setor'] loop
    execute format('create trigger %I after insert on %I referencing new table as alterados for each statement execute function f_avisa_fornecedor()', tabela || '_inserido', tabela);
    execute format('create trigger %I after update on %I referencing new table as alterados for each statement execute function f_avisa_fornecedor()', tabela || '_alterado', tabela);
    execute format('create trigger %I after delete on %I referencing old table as alterados for each statement execute function f_avisa_fornecedor()', tabela || '_excluido', tabela);
  end loop;
end $$;
