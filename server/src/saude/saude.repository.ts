import type { Db } from '#infra'

/** What should be gone by now. */
export async function countEspera(
  db: Db,
): Promise<{ cartas: number; cartas_desistidas: number; ganchos: number }> {
  const [row] = await db<{ cartas: number; cartas_desistidas: number; ganchos: number }[]>`
    select (select count(*) from correio where enviado_em is null and desistiu_em is null and proxima_em <= now())::int as cartas,
      (select count(*) from correio where desistiu_em is not null)::int as cartas_desistidas,
      (select count(*) from entrega_gancho where estado = 'PENDENTE' and tentar_em <= now())::int
        + (select count(*) from evento where 'ganchos' = any (falta))::int as ganchos`
  return row ?? { cartas: 0, cartas_desistidas: 0, ganchos: 0 }
}
