import { modulosDe } from '@vitrine/rules/acesso'

import type { Db, Transaction } from '#infra'

import { colunasDasHoras, type HorasRow } from './ajuste.repository.ts'

/** A store to whose customers nobody may be answering just now. */
export interface LojaComEspera extends HorasRow {
  idfornecedor: string
  nome: string
  fuso: string
  /** Its own words; '': none. */
  texto: string
}

/** A customer's room that is not told yet that nobody is there. */
export interface SalaSemResposta {
  idsala: string
  cliente: string
}

/** For how long after a message it is answered by itself: later somebody is there again, or it would surprise. */
const MINUTOS = 10

const isSemResposta = (db: Db) => db`
  s.esperando_desde is not null and s.cliente_em > now() - make_interval(mins => ${MINUTOS}) and s.canal <> 'EQUIPE'
  and coalesce(s.ausencia_ate, '-infinity') <= now()`

/** Stores that tell it at all, with somebody who has just written and was told nothing. */
export async function listLojasComEspera(db: Db): Promise<LojaComEspera[]> {
  return db<LojaComEspera[]>`
    with espera as (select distinct s.idfornecedor from sala_chat s where ${isSemResposta(db)})
    select f.idfornecedor, f.nome, f.fuso, coalesce(a.mensagem_ausencia, '') as texto,
      ${colunasDasHoras(db)}
    from espera join fornecedor f using (idfornecedor) left join ajuste_atendimento a using (idfornecedor)
    where f.ativo and f.modulos && ${modulosDe('chat')}::text[] and coalesce(a.ausencia, true)
    order by f.idfornecedor limit 1000`
}

/** Takes rooms of a store whose customers wrote since it closed, for this transaction alone: another process skips them. */
export async function takeSalasSemResposta(
  tx: Transaction,
  idfornecedor: string,
  { fechou, exceto, limit }: { fechou: Date; exceto: readonly string[]; limit: number },
): Promise<SalaSemResposta[]> {
  return tx<SalaSemResposta[]>`
    select s.idsala, coalesce(c.nome, '') as cliente from sala_chat s left join cliente c on c.idcliente = s.idcliente
    where s.idfornecedor = ${idfornecedor} and ${isSemResposta(tx)} and s.cliente_em >= ${fechou}
      and s.idsala <> all(${exceto as string[]}::uuid[])
    order by s.idsala limit ${limit} for update of s skip locked`
}

/** These are told until then. The caller holds them. */
export async function markAusencias(tx: Transaction, idssala: readonly string[], ate: Date): Promise<void> {
  await tx`update sala_chat set ausencia_ate = ${ate} where idsala = any(${idssala as string[]}::uuid[])`
}
