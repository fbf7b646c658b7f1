-- A supplier's own fields: asked at registration (CLIENTE) or at checkout (PEDIDO), validated on the server (readings 8).

create table caracteristica (
  idfornecedor uuid not null references fornecedor,
  escopo text not null check (escopo in ('CLIENTE', 'PEDIDO')),
  -- Key of the answer, in the registration and on orders.
  codigo text not null check (codigo ~ '^[a-z][a-z0-9_]{0,59}$'),
  nome text not null,
  ajuda text not null default '',
  tipo text not null check (tipo in ('TEXTO', 'TEXTO_LONGO', 'NUMERO', 'DATA', 'LISTA', 'SIMNAO')),
  obrigatoria boolean not null default false,
  opcoes text[] not null default '{}',
  ordem smallint not null default 0,
  ativa boolean not null default true,
  primary key (idfornecedor, escopo, codigo),
  check (tipo <> 'LISTA' or cardinality(opcoes) > 0)
);
create trigger caracteristica_inserida after insert on caracteristica referencing new table as alterados for each statement execute function f_avisa_fornecedor();
create trigger caracteristica_alterada after update on caracteristica referencing new table as alterados for each statement execute function f_avisa_fornecedor();
create trigger caracteristica_excluida after delete on caracteristica referencing old table as alterados for each statement execute function f_avisa_fornecedor();

-- What the cliente answered, by codigo; answers to fields that were withdrawn stay.
alter table cadastroextracliente add column caracteristicas jsonb not null default '{}' check (jsonb_typeof(caracteristicas) = 'object');
