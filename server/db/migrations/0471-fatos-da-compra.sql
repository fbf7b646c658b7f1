-- expande
-- What every order pays for although it concerns few (decision 0202).

-- What the rules of a company look at, as functions: a statement starts all its subqueries, whether they are asked or not, and an order has rules seldom. Stable, so each
-- sees what the statement that calls it sees.
create function f_pessoas_da_compra(o_cliente uuid) returns jsonb language plpgsql stable as $$
begin
  return coalesce((
    select jsonb_agg(jsonb_build_object('idusuario', u.idusuario, 'nome', u.nome, 'administra', uc.administra, 'submete', uc.submissao_pedido)
      order by u.nome, u.idusuario)
    from usuario_cliente uc join usuario u using (idusuario) where uc.idcliente = o_cliente), '[]');
end $$;

-- Centavos spent in this month by cost centre, cancelled orders left out; `todas`: at every supplier.
create function f_gastos_do_mes(o_fornecedor uuid, o_cliente uuid, todas boolean) returns jsonb language plpgsql stable as $$
begin
  return coalesce((
    select jsonb_object_agg(s.centro, s.valor) from (
      select g.centro, sum(coalesce(p.totalservido, p.total, 0))::bigint as valor from centro_do_pedido g join pedido p using (numpedido)
      join fornecedor f on f.idfornecedor = o_fornecedor
      where g.idcliente = o_cliente and (todas or g.idfornecedor = o_fornecedor) and p.status <> 'CANCELADO'
        and p.criado_em >= date_trunc('month', now() at time zone f.fuso) at time zone f.fuso
      group by 1) s), '{}');
end $$;

-- The rules in force at a supplier, its own before those for all, with what they look at; null: there are none.
create function f_fatos_da_compra(o_fornecedor uuid, o_cliente uuid) returns jsonb language plpgsql stable as $$
begin
  return (
    select jsonb_build_object('configuracao', k.configuracao, 'pessoas', f_pessoas_da_compra(o_cliente),
      'gastos', f_gastos_do_mes(o_fornecedor, o_cliente, k.idfornecedor is null), 'detodas', k.idfornecedor is null,
      'ultimodocentro', case when k.idfornecedor is null then (select max(g.numpedido) from centro_do_pedido g where g.idcliente = o_cliente) end,
      'listas', coalesce((select jsonb_object_agg(l.idlista, coalesce((select jsonb_agg(i.idcadastroextraproduto) from item_lista_compras i where i.idlista = l.idlista), '[]'))
        from lista_compras l where l.idcliente = o_cliente and l.idfornecedor = o_fornecedor
          and jsonb_path_exists(k.configuracao, '$.regras[*].condicoes[*] ? (@.tipo == "FORA_DA_LISTA" && @.idlista == $id)', jsonb_build_object('id', l.idlista))), '{}'),
      'pais', case when jsonb_path_exists(k.configuracao, '$.regras[*].condicoes[*] ? (@.tipo == "CATEGORIA")')
        then coalesce((select jsonb_object_agg(c.idcategoria, c.idcategoriapai) from categoria c where c.idfornecedor = o_fornecedor and c.idcategoriapai is not null), '{}')
        else '{}' end)
    from configuracao_aprovacao k where k.idcliente = o_cliente and (k.idfornecedor = o_fornecedor or k.idfornecedor is null)
    order by k.idfornecedor nulls last limit 1);
end $$;

-- A condition of a trigger is parsed and planned for each statement, and a function in it put into it each time. Two quantities are of different powers of two when the
-- highest bit of their difference is above all bits that both have; zero counts as one. Replaced, not dropped: who reads goes on meanwhile.
create or replace trigger estoque_de_outra_ordem after update on estoque for each row
  when (((old.quantidade | 1) # (new.quantidade | 1)) > ((old.quantidade | 1) & (new.quantidade | 1)))
  execute function f_avisa_ordem_do_estoque();
drop function f_ordem_do_estoque;
