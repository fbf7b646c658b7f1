import type { Db } from '#infra'

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
