import type { StatusPedido, TipoEntrega } from '@vitrine/contract'
import { fromMilesimos } from '@vitrine/rules/dinheiro'

import type { Db } from '#infra'
import type { SubmissaoGuardada } from '#submissao'

/** The fields of an order that are needed to repeat it. */
export interface PedidoRepetivel {
  numpedido: number
  idfornecedor: string
  idcliente: string
  status: StatusPedido
  idassinatura: string | null
  data_de_entrega: string
  /** Name of the store of a pickup: the order keeps a copy, not its id. */
  nomeloja: string | null
  submissao: SubmissaoGuardada
}

type Row = Omit<PedidoRepetivel, 'submissao'> & {
  tipoentrega: TipoEntrega
  idformaentrega: string
  janela_inicio: string
  idformapagto: string
  cartao: { bandeira: string; final: string } | null
  idendereco: string | null
  idfaturamento: string | null
  anotacoes: string
  substituicao: SubmissaoGuardada['substituicao']
  caracteristicas: Record<string, string>
  itens: (Omit<SubmissaoGuardada['itens'][number], 'quantidade'> & { quantidade: number })[]
  servicos: SubmissaoGuardada['servicos']
}

/** The order of this number, held, as a submission that may be made again: products of combos by themselves. */
export async function lockRepetivel(db: Db, numpedido: number): Promise<PedidoRepetivel | null> {
  const [row] = await db<Row[]>`
    select p.numpedido, p.idfornecedor, p.idcliente, p.status, p.idassinatura, p.data_de_entrega, p.lojaretira ->> 'nome' as nomeloja,
      p.tipoentrega, p.idformaentrega, p.janela_inicio, p.idformapagto,
      (select jsonb_build_object('bandeira', g.cartao ->> 'bandeira', 'final', g.cartao ->> 'final') from pagamento g
        where g.numpedido = p.numpedido and g.tipo = 'CARTAO' order by g.criado_em desc limit 1) as cartao, p.enderecoentrega ->> 'idendereco' as idendereco,
      p.enderecofaturamento ->> 'idendereco' as idfaturamento, p.anotacoes, p.substituicao, p.caracteristicas,
      (select jsonb_agg(i) from (
        select idcadastroextraproduto as id, sum(quantidade) as quantidade, bool_or(embalarparapresente) as "embalarParaPresente",
          (array_agg(observacao order by sequencia))[1] as observacao, (array_agg(substituicao order by sequencia))[1] as substituicao
        from item_pedido where numpedido = p.numpedido group by 1 order by min(sequencia)) i) as itens,
      coalesce((select jsonb_agg(jsonb_build_object('idservico', s.idservico, 'idlinha', s.idcadastroextraproduto) order by s.sequencia)
        from servico_pedido s where s.numpedido = p.numpedido), '[]') as servicos
    from pedido p where p.numpedido = ${numpedido} for update of p`
  if (!row) return null
  const { tipoentrega, idformaentrega, janela_inicio, idformapagto, idendereco, idfaturamento, ...pedido } =
    row
  const { anotacoes, substituicao, caracteristicas, itens, servicos, cartao, ...quem } = pedido
  return {
    ...quem,
    submissao: {
      itens: itens.map(({ quantidade, ...item }) => ({ ...item, quantidade: fromMilesimos(quantidade) })),
      servicos,
      anotacoes,
      substituicao,
      tipoEntrega: tipoentrega,
      enderecoentrega: idendereco ? { idendereco } : null,
      enderecofaturamento: idfaturamento ? { idendereco: idfaturamento } : null,
      lojaRetira: null,
      caracteristicas,
      formaEntrega: { idformaentrega, inicio: janela_inicio },
      formaPagamento: { idformapagto, ...cartao },
    },
  }
}
