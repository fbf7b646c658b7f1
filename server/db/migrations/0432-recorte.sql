-- expande
-- What a person keeps of the list of products under a name: filters and order (decision 0163). Of one person, or of the whole team.
create table recorte (
  idfornecedor uuid not null references fornecedor on delete cascade,
  idrecorte uuid not null,
  versao integer not null default 1,
  -- Whose; null: the team's. No reference: it would hold the login, after what the transaction holds already (decision 0064).
  idusuario uuid,
  nome text not null,
  vista text not null,
  busca text not null,
  -- No reference: a category may go, and what was kept still opens.
  idcategoria uuid,
  ordenacao text not null,
  primary key (idfornecedor, idrecorte)
);
create unique index recorte_nome on recorte (idfornecedor, idusuario, lower(nome)) nulls not distinct;

-- With which one the list opens for a person.
create table recorte_padrao (
  idfornecedor uuid not null,
  idusuario uuid not null,
  idrecorte uuid not null,
  primary key (idfornecedor, idusuario),
  foreign key (idfornecedor, idrecorte) references recorte on delete cascade
);
create index recorte_padrao_recorte on recorte_padrao (idfornecedor, idrecorte);

-- Who leaves a team leaves nothing of the own there; what the team has, stays.
create function f_forget_recortes() returns trigger language plpgsql as $$
begin
  delete from public.recorte_padrao where idfornecedor = old.idfornecedor and idusuario = old.idusuario;
  delete from public.recorte where idfornecedor = old.idfornecedor and idusuario = old.idusuario;
  return null;
end $$;
create trigger equipe_sem_recortes after delete on equipe for each row execute function f_forget_recortes();
