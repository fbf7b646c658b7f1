import { asJson, asRegistro, describeEntrada } from '#coluna'
import type { Db } from '#infra'
import type { LinhaSeparada, PesagemGuardada } from '#pedido'

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

/** What was picked; a question that was open is over, `pesagem` the one that was just said yes to. */
export async function saveSeparacao(
  db: Db,
  numpedido: number,
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
}

export async function savePesagem(db: Db, numpedido: number, pesagem: PesagemGuardada): Promise<void> {
  await db`update pedido set pesagem = ${db.json(pesagem as never)} where numpedido = ${numpedido}`
}
