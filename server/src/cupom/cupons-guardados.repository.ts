import type { ListaDeCupons } from '@vitrine/contract'
import type { SituacaoDoCupom } from '@vitrine/rules/cupom'

import { escapeLike, type Db, type Fragment } from '#infra'

import type { CupomNaTabela } from './cadastro-cupom.ts'

/** Where a coupon stands in the list: when it was made, by the microsecond in UTC, and its id. */
export interface Posto {
  criado: string
  idcupom: string
}

export interface Filtro {
  idfornecedor: string
  situacao: SituacaoDoCupom | null
  /** Of its code or name; '': any. */
  sk: string
  /** Today in the store's zone. */
  hoje: string
}

export type CupomRow = CupomNaTabela & { usos: number; descontado: number; versao: number; criado: string }
export type Contagens = NonNullable<ListaDeCupons['contagens']>

/** The same as `situacaoDoCupom` of the rules, for the index to count by (cupons-guardados.test.ts holds them together). */
const situacaoOf = (db: Db, hoje: string) => db`
  case when not k.ativo then 'DESLIGADO' when k.fim < ${hoje}::date then 'ENCERRADO' when k.usos >= k.limite or k.descontado >= k.valor_limite then 'ESGOTADO'
    when k.inicio > ${hoje}::date then 'AGENDADO' else 'EM_VIGOR' end`

const colunas = (db: Db) => db`
  k.idcupom, k.codigocupom, k.nome, k.descricao, k.tipodesconto, k.valor, k.aplicacao_automatica, k.indicacao, k.nao_usar_com_politica,
  k.habilitar_visualizacao_desconto, k.listado, k.valor_minimo, k.inicio, k.fim, k.limite, k.limite_por_cliente, k.valor_limite, k.condicoes, k.alvo,
  k.ativo, k.usos, k.descontado, k.versao, to_char(k.criado_em at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as criado`

/** One page after a place, the first one after none; the newest first, by the index of migration 0370. */
export function listPagina(
  db: Db,
  filtro: Filtro,
  { posto, limit }: { posto: Posto | null; limit: number },
): Promise<CupomRow[]> {
  return db<CupomRow[]>`
    select ${colunas(db)} from cupom k
    where ${whereOf(db, filtro)}
      ${posto ? db`and (k.criado_em, k.idcupom) < (${posto.criado}::text::timestamptz, ${posto.idcupom}::uuid)` : db``}
    order by k.criado_em desc, k.idcupom desc limit ${limit}`
}

function whereOf(db: Db, { idfornecedor, situacao, sk, hoje }: Filtro): Fragment {
  const parte = `%${escapeLike(sk)}%`
  return db`k.idfornecedor = ${idfornecedor}
    ${situacao ? db`and (${situacaoOf(db, hoje)}) = ${situacao}` : db``}
    ${sk === '' ? db`` : db`and (k.codigocupom ilike ${parte} or k.nome ilike ${parte})`}`
}

/** How many there are of each state. */
export async function countSituacoes(db: Db, idfornecedor: string, hoje: string): Promise<Contagens> {
  const rows = await db<{ situacao: SituacaoDoCupom; quantos: number }[]>`
    select ${situacaoOf(db, hoje)} as situacao, count(*)::int as quantos from cupom k
    where k.idfornecedor = ${idfornecedor} group by 1`
  const vazias = { TODOS: 0, EM_VIGOR: 0, AGENDADO: 0, ENCERRADO: 0, ESGOTADO: 0, DESLIGADO: 0 }
  return rows.reduce<Contagens>(
    (contagens, { situacao, quantos }) => ({
      ...contagens,
      [situacao]: quantos,
      TODOS: contagens.TODOS + quantos,
    }),
    vazias,
  )
}

/** One of a supplier's coupons. */
export async function findCupomGuardado(
  db: Db,
  idfornecedor: string,
  idcupom: string,
): Promise<CupomRow | null> {
  const [row] = await db<CupomRow[]>`
    select ${colunas(db)} from cupom k where k.idfornecedor = ${idfornecedor} and k.idcupom = ${idcupom}`
  return row ?? null
}

/** How often these coupons were used, and what they took off in centavos. */
export async function listUsos(
  db: Db,
  idfornecedor: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { usos: number; descontado: number }>> {
  const rows = await db<{ idcupom: string; usos: number; descontado: number }[]>`
    select idcupom, usos, descontado from cupom where idfornecedor = ${idfornecedor} and idcupom = any(${ids as string[]}::uuid[])`
  return new Map(rows.map(({ idcupom, ...usos }) => [idcupom, usos]))
}
