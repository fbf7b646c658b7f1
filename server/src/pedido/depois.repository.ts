import type { Db } from '#infra'

import { uuidv7 } from '#infra'

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

/** Records goods that go back; null when the order was withdrawn from before. */
export async function insertDevolucao(db: Db, nova: NovaDevolucao): Promise<string | null> {
  const iddevolucao = uuidv7()
  const { count } = await db`
    insert into devolucao (iddevolucao, numpedido, idfornecedor, tipo, status, valor, motivo, ator, idusuario)
    values (${iddevolucao}, ${nova.numpedido}, ${nova.idfornecedor}, ${nova.tipo}, 'ABERTA', ${nova.valor}, ${nova.motivo}, ${nova.ator}, ${nova.idusuario})
    on conflict do nothing`
  return count === 1 ? iddevolucao : null
}

/** Centavos that are on their way back already. */
export async function sumDevolucoes(db: Db, numpedido: number): Promise<number> {
  const [row] = await db<{ soma: number }[]>`
    select coalesce(sum(valor), 0)::bigint as soma from devolucao where numpedido = ${numpedido} and status <> 'RECUSADA'`
  return row?.soma ?? 0
}

/** The cliente's credit grows by what an order on credit will not cost. */
export async function returnCredito(
  db: Db,
  { idfornecedor, idcliente }: { idfornecedor: string; idcliente: string },
  valor: number,
): Promise<void> {
  await db`
    update cadastroextracliente set credito_usado_centavos = greatest(0, credito_usado_centavos - ${valor})
    where idfornecedor = ${idfornecedor} and idcliente = ${idcliente}`
}

/** When an order was delivered; null: it was not. */
export async function findEntrega(db: Db, numpedido: number): Promise<Date | null> {
  const [row] = await db<{ quando: Date }[]>`
    select quando from historico_pedido where numpedido = ${numpedido} and status = 'ENTREGUE' order by sequencia desc limit 1`
  return row?.quando ?? null
}

export interface AvaliacaoRow {
  estrelas: number
  motivos: string[]
  texto: string
  criado_em: Date
}

export async function findAvaliacao(db: Db, numpedido: number): Promise<AvaliacaoRow | null> {
  const [row] = await db<AvaliacaoRow[]>`
    select estrelas, motivos, texto, criado_em from avaliacao where numpedido = ${numpedido}`
  return row ?? null
}

/** One rating for each order: given, or changed. */
export async function saveAvaliacao(
  db: Db,
  { numpedido, idfornecedor }: { numpedido: number; idfornecedor: string },
  { estrelas, motivos, texto, idusuario }: Omit<AvaliacaoRow, 'criado_em'> & { idusuario: string | null },
): Promise<Date> {
  const [row] = await db<{ criado_em: Date }[]>`
    insert into avaliacao (numpedido, idfornecedor, idusuario, estrelas, motivos, texto)
    values (${numpedido}, ${idfornecedor}, ${idusuario}, ${estrelas}, ${motivos}, ${texto})
    on conflict (numpedido) do update set estrelas = excluded.estrelas, motivos = excluded.motivos, texto = excluded.texto,
      idusuario = excluded.idusuario, atualizado_em = now()
    returning criado_em`
  return row?.criado_em ?? new Date()
}
