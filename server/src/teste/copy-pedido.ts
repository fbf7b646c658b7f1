import type { Sql } from '../infra/index.ts'

/** So many more orders like one that exists, its lines with them, each with a time of its own a minute before the last. */
export async function copyPedido(sql: Sql, numpedido: number, vezes: number): Promise<void> {
  await sql`
    with modelo as (
      select p.*, n from pedido p, generate_series(1, ${vezes}) n where p.numpedido = ${numpedido}
    ),
    feitos as (
      insert into pedido (idfornecedor, idcliente, idusuario, idsubmissao, impressao, status, canalvenda, tipoentrega, idformaentrega,
        nomeformaentrega, data_de_entrega, janela_inicio, janela_fim, enderecoentrega, idformapagto, tipopagamento, nomepagamento, subtotal,
        desconto, embalagens, taxaentrega, total, totalitens, criado_em)
      select idfornecedor, idcliente, idusuario, gen_random_uuid(), impressao, status, canalvenda, tipoentrega, idformaentrega,
        nomeformaentrega, data_de_entrega, janela_inicio, janela_fim, enderecoentrega, idformapagto, tipopagamento, nomepagamento, subtotal,
        desconto, embalagens, taxaentrega, total, totalitens, criado_em - n * interval '1 minute' from modelo
      returning numpedido
    )
    insert into item_pedido (numpedido, idfornecedor, sequencia, idcadastroextraproduto, nome, embalagem, unidade, quantidade, precounitario, total)
    select f.numpedido, i.idfornecedor, i.sequencia, i.idcadastroextraproduto, i.nome, i.embalagem, i.unidade, i.quantidade, i.precounitario, i.total
    from feitos f, item_pedido i where i.numpedido = ${numpedido}`
}
