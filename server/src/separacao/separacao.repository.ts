import { fromCentavos, fromMilesimos } from '@vitrine/rules/dinheiro'

import { asJson, asRegistro, describeEntrada } from '#coluna'
import { insertEventos } from '#evento'
import type { Db } from '#infra'
import type { LinhaSeparada, PedidoTravado, PesagemGuardada } from '#pedido'

/** A line as it was sold: 1/1,000 unit, 1/10,000 real, centavos. */
export interface LinhaVendida {
  sequencia: number
  nome: string
  quantidade: number
  unidade: string
  /** The product's step. */
  granularidade: number
  precounitario: number
  desconto: number
  embalagens: number
  total: number
  valoripi: number
  valorst: number
}

/** Lines of an order, what it costs besides them (freight, services) in centavos, and the margin in percent that was agreed. */
export async function listLinhasVendidas(
  db: Db,
  numpedido: number,
): Promise<{ linhas: LinhaVendida[]; resto: number; margem: number }> {
  const linhas = await db<(LinhaVendida & { resto: number; margem: number })[]>`
    select i.sequencia, i.nome, i.quantidade, i.unidade, v.granularidade, i.precounitario, i.desconto, i.embalagens, i.total, i.valoripi, i.valorst, p.taxaentrega + p.servicos as resto,
      coalesce((p.detalhepagamento ->> 'margem')::float8, 0) as margem
    from item_pedido i join pedido p using (numpedido)
    join produto v on v.idfornecedor = i.idfornecedor and v.idcadastroextraproduto = i.idcadastroextraproduto
    where i.numpedido = ${numpedido} order by i.sequencia`
  return { linhas, resto: linhas[0]?.resto ?? 0, margem: linhas[0]?.margem ?? 0 }
}

const linhaSeparada = describeEntrada({
  sequencia: 'item_pedido.sequencia',
  servida: 'item_pedido.quantidadeservida',
  total: 'item_pedido.totalservido',
  impostos: 'item_pedido.impostoservido',
})

/** What was picked, and its event; a question that was open is over, `pesagem` the one that was just said yes to. Centavos. */
export async function saveSeparacao(
  db: Db,
  { numpedido, idfornecedor }: Pick<PedidoTravado, 'numpedido' | 'idfornecedor'>,
  {
    linhas,
    totalservido,
    pesagem = null,
  }: { linhas: readonly LinhaSeparada[]; totalservido: number; pesagem?: PesagemGuardada | null },
): Promise<void> {
  const { tipos } = asRegistro(db, linhaSeparada)
  await db`
    with linhas as (
      update item_pedido i set quantidadeservida = n.servida, totalservido = n.total, impostoservido = n.impostos
      from jsonb_to_recordset(${asJson(db, linhaSeparada, linhas)}) as n(${tipos})
      where i.numpedido = ${numpedido} and i.sequencia = n.sequencia
    )
    update pedido set totalservido = ${totalservido}, pesagem = ${pesagem ? db.json(pesagem as never) : null}::jsonb where numpedido = ${numpedido}`
  const itens = linhas.map(({ sequencia, servida, total }) => ({
    sequencia,
    quantidadeServida: fromMilesimos(servida),
    total: fromCentavos(total),
  }))
  const dados = { numpedido, totalservido: fromCentavos(totalservido), itens }
  await insertEventos(db, [{ idfornecedor, tipo: 'separacao.FEITA', dados }])
}

export async function savePesagem(db: Db, numpedido: number, pesagem: PesagemGuardada): Promise<void> {
  await db`update pedido set pesagem = ${db.json(pesagem as never)} where numpedido = ${numpedido}`
}
