import { MAXIMO_CONTADO, type SaudeDoFornecedor } from '@vitrine/contract'

import { escapeLike, SEM_SENHA, type Db } from '#infra'

import { listFilas } from './filas.repository.ts'

/** Jobs that fail, those that a person is asked about, and how old the oldest event is that somebody has still to read. */
export async function countFalhas(
  db: Db,
): Promise<{ tarefas_falhando: number; tarefas_desistidas: number; atraso_dos_eventos_s: number }> {
  const [row] = await db<
    { tarefas_falhando: number; tarefas_desistidas: number; atraso_dos_eventos_s: number }[]
  >`
    select (select count(*) from falha_tarefa where dispensada_em is null)::int as tarefas_falhando,
      (select count(*) from falha_tarefa where dispensada_em is null and desistiu_em is not null)::int as tarefas_desistidas,
      coalesce((select greatest(0, extract(epoch from clock_timestamp() - quando))::int from (
        (select quando from evento where 'ganchos' = any (falta) order by idevento limit 1)
        union all (select quando from evento where 'cartas' = any (falta) order by idevento limit 1)
      ) e order by quando limit 1), 0) as atraso_dos_eventos_s`
  return row ?? { tarefas_falhando: 0, tarefas_desistidas: 0, atraso_dos_eventos_s: 0 }
}

export async function countFornecedores(db: Db): Promise<{ no_ar: number; fora: number }> {
  const [row] = await db<{ no_ar: number; fora: number }[]>`
    select count(*) filter (where ativo)::int as no_ar, count(*) filter (where not ativo)::int as fora from fornecedor`
  return row ?? { no_ar: 0, fora: 0 }
}

interface SaudeRow extends Omit<
  SaudeDoFornecedor,
  'ultimo_pedido_em' | 'passos' | 'passos_feitos' | 'filas'
> {
  ultimo_pedido_em: Date | null
  tem_produto: boolean
  tem_entrega: boolean
  tem_pagamento: boolean
  tem_dono: boolean
}

/**
 * Stores by name after a place, with how each is doing. Two statements: for each store of the page some looks into indexes, and of its orders those
 * that changed within a day, so many at most; and its queues.
 */
export async function listSaude(
  db: Db,
  {
    busca,
    depois,
    limit,
  }: { busca: string; depois: { nome: string; idfornecedor: string } | null; limit: number },
): Promise<SaudeDoFornecedor[]> {
  const parte = `%${escapeLike(busca)}%`
  const rows = await db<SaudeRow[]>`
    with pagina as (
      select f.idfornecedor, f.slug, f.nome, f.ativo, f.fuso from fornecedor f
      where (${busca} = '' or f.nome ilike ${parte} or f.slug ilike ${parte})
        ${depois ? db`and (f.nome, f.idfornecedor) > (${depois.nome}, ${depois.idfornecedor}::uuid)` : db``}
      order by f.nome, f.idfornecedor limit ${limit}
    )
    select f.idfornecedor, f.slug, f.nome, f.ativo, d.*, g.*, i.ultima_importacao,
      (select dominio from dominio x where x.idfornecedor = f.idfornecedor and x.principal) as dominio,
      (select p.criado_em from pedido p where p.idfornecedor = f.idfornecedor and not p.teste order by p.numpedido desc limit 1) as ultimo_pedido_em,
      coalesce((select sum(c.total) from contagem_produto c where c.idfornecedor = f.idfornecedor and c.grupo = 'total' and c.idcategoria is null), 0) > 0 as tem_produto,
      exists (select from forma_entrega e where e.idfornecedor = f.idfornecedor) as tem_entrega,
      exists (select from forma_pagamento p where p.idfornecedor = f.idfornecedor and p.ativa) as tem_pagamento,
      exists (select from equipe q join usuario u using (idusuario) where q.idfornecedor = f.idfornecedor and q.papel = 'fornecedor' and u.senha_hash <> ${SEM_SENHA}) as tem_dono
    from pagina f
    cross join lateral (
      select count(*) filter (where p.criado_em > now() - interval '1 hour')::int as pedidos_na_hora,
        count(*) filter (where p.criado_em >= date_trunc('day', now() at time zone f.fuso) at time zone f.fuso)::int as pedidos_hoje,
        count(*) filter (where exists (select from pagamento k where k.numpedido = p.numpedido and k.status in ('RECUSADO', 'EXPIRADO')))::int as pagamentos_falhos
      from (
        select p.numpedido, p.criado_em from pedido p
        where p.idfornecedor = f.idfornecedor and p.mudado_em > now() - interval '1 day' and p.criado_em > now() - interval '1 day' and not p.teste
        order by p.mudado_em desc limit ${MAXIMO_CONTADO}
      ) p
    ) d
    cross join lateral (
      select count(*) filter (where g.ativo and g.falhas > 0)::int as ganchos_falhando, count(*) filter (where not g.ativo and g.motivo <> '')::int as ganchos_parados
      from gancho g where g.idfornecedor = f.idfornecedor
    ) g
    left join lateral (
      select jsonb_build_object('estado', i.estado, 'criado_em', to_char(i.criado_em at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'falhou', i.erro is not null) as ultima_importacao
      from importacao i where i.idfornecedor = f.idfornecedor order by i.criado_em desc limit 1
    ) i on true
    order by f.nome, f.idfornecedor`
  const filas = await listFilas(
    db,
    rows.map(({ idfornecedor }) => idfornecedor),
  )
  return rows.map((row) => ({ ...toSaude(row), filas: filas.get(row.idfornecedor) ?? [] }))
}

function toSaude({
  tem_produto,
  tem_entrega,
  tem_pagamento,
  tem_dono,
  ultimo_pedido_em,
  ...saude
}: SaudeRow): Omit<SaudeDoFornecedor, 'filas'> {
  const feitos = [
    tem_produto,
    tem_entrega,
    tem_pagamento,
    tem_dono,
    saude.dominio !== null,
    ultimo_pedido_em !== null,
  ]
  return {
    ...saude,
    ultimo_pedido_em: ultimo_pedido_em?.toISOString() ?? null,
    passos: feitos.length,
    passos_feitos: feitos.filter(Boolean).length,
  }
}
