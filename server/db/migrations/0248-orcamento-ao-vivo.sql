-- expande
-- Who has a budget open, or the list of them, is told when its draft is written or its order moves (decision 0113): ids and the draft's
-- revision alone. Triggers, because both are written from several places.
create function f_tell_rascunho() returns trigger language plpgsql as $$
begin
  perform pg_notify('chat', concat_ws(':', 'o', '', new.idfornecedor, new.numpedido, new.revisao));
  return null;
end $$;
create trigger rascunho_orcamento_dito after insert or update on rascunho_orcamento for each row execute function f_tell_rascunho();

create function f_tell_orcamento() returns trigger language plpgsql as $$
begin
  perform pg_notify('chat', concat_ws(':', 'o', '', new.idfornecedor, new.numpedido, ''));
  return null;
end $$;
create trigger orcamento_novo_dito after insert on pedido for each row when (new.orcamento) execute function f_tell_orcamento();
create trigger orcamento_dito after update of status, versao on pedido for each row
  when (new.orcamento and (old.status is distinct from new.status or old.versao is distinct from new.versao)) execute function f_tell_orcamento();
