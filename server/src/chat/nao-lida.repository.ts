import { modulosDe } from '@vitrine/rules/acesso'

import type { Transaction } from '#infra'

/** For how long nobody has looked before it is told. */
const MINUTOS = 10

/** A room with something of the store's people that nobody of the customer's side has seen. */
export interface SalaNaoLida {
  idsala: string
  idfornecedor: string
  idcliente: string
  numpedido: number | null
  ultima_loja: number
  /** Messages that are still there; of withdrawn ones nothing is told. */
  novas: number
  /** '': the cliente has no address, or who reads there wants no letter of messages. */
  para: string
  pessoa: string
  loja: string
  slug: string
  dominio: string | null
}

/**
 * Who reads the letter said that it wants none: the login with that address, or, where it is no login's, every login of the cliente.
 */
const isCalada = (db: Transaction) => db`
  coalesce((select bool_and(not coalesce(p.email, true))
    from usuario_cliente uc join usuario u using (idusuario)
    left join preferencia_conversa p on p.idfornecedor = s.idfornecedor and p.idcliente = uc.idcliente and p.idusuario = uc.idusuario
    where uc.idcliente = c.idcliente and (u.email = c.email or not exists (
      select from usuario_cliente outro join usuario dono using (idusuario) where outro.idcliente = c.idcliente and dono.email = c.email))), false)`

/**
 * Takes rooms that are due for this transaction alone, with their clientes held against an erasure: what another process or an erasure has
 * is skipped, never waited for.
 */
export async function takeNaoLidas(
  tx: Transaction,
  { exceto, limit }: { exceto: readonly string[]; limit: number },
): Promise<SalaNaoLida[]> {
  return tx<SalaNaoLida[]>`
    select s.idsala, s.idfornecedor, s.idcliente, s.numpedido::int as numpedido, s.ultima_loja::int as ultima_loja, case when ${isCalada(tx)} then '' else c.email end as para, c.nome as pessoa,
      f.nome as loja, f.slug, (select d.dominio from dominio d where d.idfornecedor = f.idfornecedor and d.principal) as dominio,
      (select count(*)::int from mensagem_chat m
        where m.idsala = s.idsala and m.sequencia > s.lida_cliente and m.lado = 'LOJA' and not m.interna and m.retirada_em is null) as novas
    from sala_chat s join cliente c on c.idcliente = s.idcliente and c.excluido_em is null
    join fornecedor f on f.idfornecedor = s.idfornecedor and f.ativo and f.modulos && ${modulosDe('chat')}::text[]
    where s.nao_lida_avisada_em is null and s.nao_lida_desde <= now() - make_interval(mins => ${MINUTOS})
      and s.nao_lida_desde > now() - interval '1 day' and s.idsala <> all(${exceto as string[]}::uuid[])
    order by s.nao_lida_desde limit ${limit} for update of s skip locked for key share of c skip locked`
}

/** Of these the first were told, and are told no more until somebody reads; of the others nothing is left to tell. The caller holds all. */
export async function markAvisadas(
  tx: Transaction,
  { avisadas, vazias }: { avisadas: readonly string[]; vazias: readonly string[] },
): Promise<void> {
  await tx`
    update sala_chat set
      nao_lida_avisada_em = case when idsala = any(${avisadas as string[]}::uuid[]) then now() end,
      nao_lida_desde = case when idsala = any(${avisadas as string[]}::uuid[]) then nao_lida_desde end
    where idsala = any(${[...avisadas, ...vazias]}::uuid[])`
}
