-- That a return changes its order is said by the slice that writes the return, with its event (decision 0098). Not `expande`: a return
-- that a process of the release before writes would not bring its order to the supplier's system.
drop trigger devolucao_muda_pedido on devolucao;
drop function f_devolucao_muda_pedido();
