import type { Ocupacao } from '@vitrine/rules/entrega'

import { negociacaoColumn, type ItemGuardado, type NegociacaoDoCarrinho } from '#carrinho'
import type { Db } from '#infra'

export interface SituacaoEntrega {
  endereco: { lat: number | null; lng: number | null; cep: string } | null
  /** Lines of the stored cart; null when they were not asked for. */
  itens: ItemGuardado[] | null
  ocupadas: OcupacaoRow[]
  /** Null: no negotiation of the cart is in force. */
  negociacao: NegociacaoDoCarrinho | null
}

export interface OcupacaoRow extends Ocupacao {
  idformaentrega: string
  data: string
  inicio: string
}

/** Where an address of a cliente is (null when it is not theirs), its cart if wanted, what was negotiated in it, and what full windows hold: one
 * statement. */
export async function findSituacao(
  db: Db,
  {
    idcliente,
    idfornecedor,
    idendereco,
  }: { idcliente: string; idfornecedor: string; idendereco: string | null },
  { comCarrinho, idformas, hoje }: { comCarrinho: boolean; idformas: readonly string[]; hoje: string },
): Promise<SituacaoEntrega> {
  const [row] = await db<SituacaoEntrega[]>`
    select
      (select jsonb_build_object('lat', e.lat, 'lng', e.lng, 'cep', e.cep) from endereco e
        where e.idendereco = ${idendereco} and e.idcliente = ${idcliente} and e.excluido_em is null) as endereco,
      ${comCarrinho ? db`coalesce((select c.itens from carrinho c where c.idfornecedor = ${idfornecedor} and c.idcliente = ${idcliente}), '[]')` : db`null`} as itens,
      ${idformas.length > 0 ? db`coalesce((select jsonb_agg(to_jsonb(o)) from (${selectOcupadas(db, { idfornecedor, idformas, hoje })}) o), '[]')` : db`'[]'::jsonb`} as ocupadas,
      (select ${negociacaoColumn(db)} from carrinho c where c.idfornecedor = ${idfornecedor} and c.idcliente = ${idcliente}) as negociacao`
  return row ?? { endereco: null, itens: null, ocupadas: [], negociacao: null }
}

/** What orders have taken of the windows of these forms, from a day on. */
export async function listOcupadas(
  db: Db,
  quais: { idfornecedor: string; idformas: readonly string[]; hoje: string },
): Promise<OcupacaoRow[]> {
  return quais.idformas.length === 0 ? [] : db<OcupacaoRow[]>`${selectOcupadas(db, quais)}`
}

function selectOcupadas(
  db: Db,
  { idfornecedor, idformas, hoje }: { idfornecedor: string; idformas: readonly string[]; hoje: string },
) {
  return db`
    select v.idformaentrega, to_char(v.data, 'YYYY-MM-DD') as data, v.inicio, v.pedidos, v.gramas from vaga_entrega v
    where v.idfornecedor = ${idfornecedor} and v.idformaentrega = any(${idformas as string[]}::uuid[]) and v.data >= ${hoje}::date`
}

/** What is negotiated in a cart, where it is this cart's delivery that is asked about: all of its products are named. Null: nothing, or of a visitor. */
export async function findNegociacao(
  db: Db,
  { idfornecedor, idcliente }: { idfornecedor: string; idcliente: string | null },
  ids: readonly string[],
): Promise<NegociacaoDoCarrinho | null> {
  if (!idcliente) return null
  const [row] = await db<{ negociacao: NegociacaoDoCarrinho | null }[]>`
    select ${negociacaoColumn(db)} as negociacao from carrinho c
    where c.idfornecedor = ${idfornecedor} and c.idcliente = ${idcliente} and c.idnegociacao is not null
      and not exists (select from jsonb_array_elements(c.itens) item where item ->> 'id' <> all(${ids as string[]}::text[]))`
  return row?.negociacao ?? null
}
