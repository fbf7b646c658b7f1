import { fromCentavos } from '@vitrine/rules/dinheiro'

import { asJson, asRegistro, describeRegistro, type LinhaDe } from '#coluna'
import { asMovimentos } from '#estoque'
import { insertEventos, type EventoNovo } from '#evento'
import { uuidv7, type Db } from '#infra'

/** 1/1,000 unit of a line of the order. */
const registroItem = describeRegistro('item_devolvido', ['iddevolucao'], ['sequencia', 'quantidade'])
export type ItemDevolvido = LinhaDe<typeof registroItem>

export interface NovaDevolucao {
  numpedido: number
  idfornecedor: string
  tipo: 'ARREPENDIMENTO' | 'DEVOLUCAO'
  /** Centavos. */
  valor: number
  motivo: string
  ator: string
  idusuario: string | null
}

/** A return as it is after a statement; `valor` in centavos. */
interface DevolucaoDita {
  numpedido: number
  idfornecedor: string
  iddevolucao: string
  tipo: NovaDevolucao['tipo']
  status: DevolucaoRow['status']
  valor: number
  motivo: string
}

const dita = (db: Db) => db`numpedido, idfornecedor, iddevolucao, tipo, status, valor, motivo`

/** A return belongs to its order: who reads orders that changed, reads it again. */
async function tell(tx: Db, ditas: readonly DevolucaoDita[]): Promise<void> {
  if (ditas.length === 0) return
  const numeros = ditas.map(({ numpedido }) => numpedido)
  await tx`update pedido set mudado_em = default where numpedido = any(${numeros}::bigint[])`
  const eventos = ditas.map(({ idfornecedor, valor, ...dados }): EventoNovo => {
    return {
      idfornecedor,
      tipo: `devolucao.${dados.status}`,
      dados: { ...dados, valor: fromCentavos(valor) },
    }
  })
  await insertEventos(tx, eventos)
}

/** Records goods that go back; null when the order was withdrawn from before. */
export async function insertDevolucao(db: Db, nova: NovaDevolucao): Promise<string | null> {
  const iddevolucao = uuidv7()
  const rows = await db<DevolucaoDita[]>`
    insert into devolucao (iddevolucao, numpedido, idfornecedor, tipo, status, valor, motivo, ator, idusuario)
    values (${iddevolucao}, ${nova.numpedido}, ${nova.idfornecedor}, ${nova.tipo}, 'ABERTA', ${nova.valor}, ${nova.motivo}, ${nova.ator}, ${nova.idusuario})
    on conflict do nothing returning ${dita(db)}`
  await tell(db, rows)
  return rows.length === 1 ? iddevolucao : null
}

/** Centavos that went back or are asked for. */
export async function sumDevolucoes(db: Db, numpedido: number): Promise<number> {
  const [row] = await db<{ soma: number }[]>`
    select coalesce(sum(coalesce(aceito, valor)), 0)::bigint as soma from devolucao where numpedido = ${numpedido} and status <> 'RECUSADA'`
  return row?.soma ?? 0
}

export interface DevolucaoRow {
  iddevolucao: string
  tipo: NovaDevolucao['tipo']
  status: 'ABERTA' | 'CONCLUIDA' | 'RECUSADA'
  valor: number
  estornado: number
  abatido: number
}

/** One of this order, whose row the caller holds. */
export async function findDevolucao(
  db: Db,
  numpedido: number,
  iddevolucao: string,
): Promise<DevolucaoRow | null> {
  const [row] = await db<DevolucaoRow[]>`
    select iddevolucao, tipo, status, valor, estornado, abatido from devolucao
    where numpedido = ${numpedido} and iddevolucao = ${iddevolucao}`
  return row ?? null
}

/** What a withdrawal gave back at once, and what it comes to. */
export async function saveEstorno(
  db: Db,
  iddevolucao: string,
  { valor, estornado, abatido }: Pick<DevolucaoRow, 'valor' | 'estornado' | 'abatido'>,
): Promise<void> {
  await db`
    update devolucao set valor = ${valor}, estornado = ${estornado}, abatido = ${abatido} where iddevolucao = ${iddevolucao}`
}

interface Fim {
  status: 'CONCLUIDA' | 'RECUSADA'
  /** Centavos. */
  aceito: number
  estornado: number
  abatido: number
  resposta: string
  ator: string
  idusuario: string | null
}

/** The end of a return that is open. */
export async function endDevolucao(db: Db, iddevolucao: string, fim: Fim): Promise<void> {
  const rows = await db<DevolucaoDita[]>`
    update devolucao set status = ${fim.status}, aceito = ${fim.aceito}, estornado = ${fim.estornado}, abatido = ${fim.abatido},
      resposta = ${fim.resposta}, encerrada_ator = ${fim.ator}, encerrada_por = ${fim.idusuario}, concluida_em = now()
    where iddevolucao = ${iddevolucao} and status = 'ABERTA' returning ${dita(db)}`
  await tell(db, rows)
}

/** A withdrawal takes over what was being returned: the money of all goes back with it. */
export async function absorbAbertas(db: Db, numpedido: number, resposta: string): Promise<void> {
  const rows = await db<DevolucaoDita[]>`
    update devolucao set status = 'RECUSADA', aceito = 0, resposta = ${resposta}, encerrada_ator = 'sistema', concluida_em = now()
    where numpedido = ${numpedido} and tipo = 'DEVOLUCAO' and status = 'ABERTA' returning ${dita(db)}`
  await tell(db, rows)
}

/** A line as it can still come back: 1/1,000 unit, centavos. */
export interface LinhaServida {
  sequencia: number
  nome: string
  servida: number
  /** Its taxes in it. */
  total: number
  /** In returns that ended. */
  devolvida: number
}

export async function listServidas(db: Db, numpedido: number): Promise<LinhaServida[]> {
  return db<LinhaServida[]>`
    select i.sequencia, i.nome, coalesce(i.quantidadeservida, i.quantidade) as servida, coalesce(i.totalservido, i.total, 0) + coalesce(i.impostoservido, i.valoripi + i.valorst) as total,
      coalesce((select sum(v.quantidade) from item_devolvido v join devolucao d using (iddevolucao)
        where d.numpedido = i.numpedido and d.status = 'CONCLUIDA' and v.sequencia = i.sequencia), 0)::bigint as devolvida
    from item_pedido i where i.numpedido = ${numpedido} order by i.sequencia`
}

/** Quantity that comes back of each line; stored again, the last one counts. */
export async function saveItens(db: Db, iddevolucao: string, itens: readonly ItemDevolvido[]): Promise<void> {
  await db`delete from item_devolvido where iddevolucao = ${iddevolucao}`
  const { nomes, valores, tipos } = asRegistro(db, registroItem)
  await db`
    insert into item_devolvido (iddevolucao, ${nomes})
    select ${iddevolucao}, ${valores} from jsonb_to_recordset(${asJson(db, registroItem, itens)}) as r(${tipos})`
}

/** What the return says that comes back. */
export async function listItens(db: Db, iddevolucao: string): Promise<ItemDevolvido[]> {
  return db<ItemDevolvido[]>`
    select sequencia, quantidade from item_devolvido where iddevolucao = ${iddevolucao} order by sequencia`
}

/** Goods that came back are for sale again: by product, as a submission takes them (decision 0027). */
export async function restock(db: Db, numpedido: number, itens: readonly ItemDevolvido[]): Promise<void> {
  const { tipos } = asRegistro(db, registroItem)
  await db`
    with volta as (
      select i.idfornecedor, i.idcadastroextraproduto, sum(v.quantidade)::bigint as quantidade
      from jsonb_to_recordset(${asJson(db, registroItem, itens)}) as v(${tipos})
      join item_pedido i on i.numpedido = ${numpedido} and i.sequencia = v.sequencia group by 1, 2
    ),
    travado as materialized (
      select e.idfornecedor, e.idcadastroextraproduto, e.quantidade as atual, v.quantidade
      from estoque e join volta v using (idfornecedor, idcadastroextraproduto)
      order by e.idcadastroextraproduto for update of e
    ),
    movido as (
      ${asMovimentos(db, db`t.idfornecedor`, db`t.idcadastroextraproduto, 'DEVOLUCAO', t.atual, t.atual + t.quantidade, ${numpedido}::bigint from travado t`)}
    )
    update estoque e set quantidade = t.atual + t.quantidade from travado t
    where e.idfornecedor = t.idfornecedor and e.idcadastroextraproduto = t.idcadastroextraproduto`
}
