import { fromCentavos, multiplyDivide, sumReais } from '@vitrine/rules/dinheiro'
import type { LinhaDoEnsaio, PedidoDoEnsaio } from '@vitrine/rules/cupom'
import { isPrecoDePolitica, type TracoPreco } from '@vitrine/rules/preco'

import type { Db } from '#infra'

/** The first of the newest orders of the days, and whether there were more of them than are looked at. */
export interface Comeco {
  numpedido: number
  inteiro: boolean
}

/** Where the rehearsal begins: the newest orders, `maximo` of them, as far as they are not older than a moment. Null: there is none. */
export async function findComeco(
  db: Db,
  idfornecedor: string,
  { desde, maximo }: { desde: Date; maximo: number },
): Promise<Comeco | null> {
  const [row] = await db<{ numpedido: number | null; quantos: number; lidos: number }[]>`
    with novos as (
      select numpedido, criado_em from pedido where idfornecedor = ${idfornecedor} order by numpedido desc limit ${maximo}
    )
    select min(numpedido) filter (where criado_em >= ${desde}) as numpedido,
      count(*) filter (where criado_em >= ${desde})::int as quantos, count(*)::int as lidos
    from novos`
  if (!row || row.numpedido === null) return null
  return { numpedido: row.numpedido, inteiro: row.quantos < maximo }
}

interface PedidoRow {
  numpedido: number
  criado_em: Date
  idcliente: string
  canalvenda: 'WEB' | 'MANUAL'
  tipoentrega: 'DELIVERY' | 'RETIRADA'
  idformapagto: string
  cupom: string | null
  tags: string[]
  jaComprou: boolean
  /** In the order of the lines. */
  linhas: LinhaRow[]
}

/** A line as it was bought. */
export interface LinhaRow {
  id: string
  idcategoria: string
  /** Centavos, before coupon and gift wrap; of a combo its share. */
  subtotal: number
  vencedor: TracoPreco['vencedor'] | null
  /** 1/1,000 unit, 1/10,000 real. */
  quantidade: number
  custo: number | null
  /** Which of the order's combos. */
  combo: number | null
}

/** An order, and when it was made. */
export type PedidoLido = Omit<PedidoDoEnsaio, 'dia'> & {
  criado_em: Date
  /** Its lines as they stand there, those of combos one by one. */
  itens: readonly LinhaRow[]
}

/**
 * Orders that count as bought, from a number on, the oldest first: one statement for each hundreds of them. What they were bought with stands in
 * them; a customer's tags, a product's category and its cost are those of today.
 */
export async function listPedidosDoEnsaio(
  db: Db,
  idfornecedor: string,
  { de, desde, limit }: { de: number; desde: Date; limit: number },
): Promise<PedidoLido[]> {
  const rows = await db<PedidoRow[]>`
    select p.numpedido, p.criado_em, p.idcliente, p.canalvenda, p.tipoentrega, p.idformapagto, p.cupom, coalesce(x.tags, '{}') as tags,
      exists (select from pedido a where a.idfornecedor = p.idfornecedor and a.idcliente = p.idcliente and a.numpedido < p.numpedido
        and a.status not in ('CANCELADO', 'ORCAMENTO_NOVO', 'ORCAMENTO_PRECIFICADO')) as "jaComprou",
      i.linhas
    from pedido p
    left join cadastroextracliente x on x.idfornecedor = p.idfornecedor and x.idcliente = p.idcliente
    cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('id', i.idcadastroextraproduto, 'idcategoria', r.idcategoria,
        'subtotal', i.total + i.desconto - i.embalagens, 'vencedor', i.traco_preco ->> 'vencedor', 'quantidade', i.quantidade,
        'custo', r.custo, 'combo', i.sequenciacombo) order by i.sequencia), '[]') as linhas
      from item_pedido i
      join produto r on r.idfornecedor = i.idfornecedor and r.idcadastroextraproduto = i.idcadastroextraproduto
      where i.numpedido = p.numpedido and i.total is not null
    ) i
    where p.idfornecedor = ${idfornecedor} and p.numpedido >= ${de} and p.criado_em >= ${desde}
      and not p.teste and p.status not in ('CANCELADO', 'ORCAMENTO_NOVO', 'ORCAMENTO_PRECIFICADO')
    order by p.numpedido limit ${limit}`
  return rows.map(toPedido)
}

function toPedido({ linhas, ...row }: PedidoRow): PedidoLido {
  const { numpedido, criado_em, idcliente, canalvenda, tipoentrega, idformapagto, tags, jaComprou } = row
  return {
    numpedido,
    criado_em,
    cliente: idcliente,
    contexto: { canalVenda: canalvenda, tipoEntrega: tipoentrega, idformapagto, tags, jaComprou },
    codigo: row.cupom,
    linhas: toLinhas(linhas),
    itens: linhas,
  }
}

/** Lines as carts have them: the parts of a combo are one, of no category. */
function toLinhas(rows: readonly LinhaRow[]): LinhaDoEnsaio[] {
  const grupos = Map.groupBy(rows, ({ id, combo }) => (combo === null ? id : `combo ${combo}`))
  return [...grupos].map(([id, partes]) => {
    const [primeira] = partes
    const custos = partes.map(custoOf)
    return {
      id,
      idcategoria: primeira && primeira.combo === null ? primeira.idcategoria : null,
      subtotal: sumReais(...partes.map(({ subtotal }) => fromCentavos(subtotal))),
      dePolitica: partes.some(({ vencedor }) => isPrecoDePolitica({ vencedor: vencedor ?? 'normal' })),
      custo: custos.includes(null) ? null : sumReais(...custos.map((custo) => custo ?? 0)),
    }
  })
}

/** In reais, rounded to centavos. */
export const custoOf = ({ custo, quantidade }: LinhaRow): number | null =>
  custo === null ? null : fromCentavos(multiplyDivide(custo, quantidade, 100_000))
