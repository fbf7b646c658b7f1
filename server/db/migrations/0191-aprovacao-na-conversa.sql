-- expande
-- A request for approval stands in the room of its cliente as a message with the id of the request (decision 0114). When it moves, the
-- message has changed: whoever listens to the room, or asks what changed, reads it anew. Last in the statement that moves it, also in that
-- which makes an order: nothing else is waited for while the room is held.
create function f_conta_aprovacao_na_sala() returns trigger language plpgsql as $$
declare
  sala sala_chat;
begin
  update sala_chat s set revisao = s.revisao + 1
  where s.idfornecedor = new.idfornecedor and s.idcliente = new.idcliente and s.numpedido is null
    and exists (select from mensagem_chat m where m.idsala = s.idsala and m.idmensagem = new.idaprovacao)
  returning s.* into sala;
  if found then
    update mensagem_chat set revisao = sala.revisao where idsala = sala.idsala and idmensagem = new.idaprovacao;
    perform pg_notify('chat', concat_ws(':', 'm', sala.idsala, sala.idfornecedor, sala.idcliente, sala.revisao, ''));
  end if;
  return null;
end $$;
create trigger aprovacao_na_sala after update on aprovacao
  for each row when (old.mudado_em is distinct from new.mudado_em) execute function f_conta_aprovacao_na_sala();
