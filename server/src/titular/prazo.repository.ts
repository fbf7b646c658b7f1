import type { TipoDeRequerimento } from '@vitrine/contract'

import type { Db } from '#infra'

import { PRAZO_DIAS } from './show-requerimento.ts'

/** When a store is reminded, in days before the term ends: five leave it some working days whatever day it is. */
export const CINCO_DIAS = 5
const UM_DIA = 1
/** What is older than this since its term the panel alone shows: a letter about it helps nobody. */
const DEPOIS_DIAS = 30

/** A letter that is due: to whom, about which request. */
export interface PrazoRow {
  /** The letter's own key: request, moment and person. */
  aviso: string
  idfornecedor: string
  idrequerimento: string
  tipo: TipoDeRequerimento
  loja: string
  slug: string
  pessoa: string
  para: string
  prazo: string
  dias: number
}

/** Who runs one store is a handful. */
const MAX_DONOS = 50

const quemAdministra = (db: Db) => db`
  join lateral (select distinct e.idusuario from equipe e where e.idfornecedor = r.idfornecedor and e.papel = 'fornecedor') q on true
  join usuario u on u.idusuario = q.idusuario`

/**
 * Open requests whose term ends within five days or is over, at the day of their store, each with who runs the store and was not told of that moment yet. Also of a store
 * that is off the air: the law's term goes on.
 */
export function listPrazos(db: Db, exceto: readonly string[], limit: number): Promise<PrazoRow[]> {
  return db<PrazoRow[]>`
    select a.aviso, r.idfornecedor, r.idrequerimento, r.tipo, f.nome as loja, f.slug, u.nome as pessoa, u.email as para,
      (r.recebido_em + ${PRAZO_DIAS}::int)::text as prazo, d.dias
    from requerimento r join fornecedor f using (idfornecedor)
    cross join lateral (select r.recebido_em + ${PRAZO_DIAS}::int - (now() at time zone f.fuso)::date as dias) d
    ${quemAdministra(db)}
    cross join lateral (
      select 'titular-prazo:' || r.idrequerimento || ':' || case when d.dias < 0 then 'passou' when d.dias <= ${UM_DIA}::int then 'um' else 'cinco' end || ':' || u.idusuario as aviso) a
    where r.estado = 'ABERTO' and d.dias between ${-DEPOIS_DIAS}::int and ${CINCO_DIAS}::int
      -- One day more at each end than any zone needs, for the index.
      and r.recebido_em between current_date - ${PRAZO_DIAS + DEPOIS_DIAS + 1}::int and current_date - ${PRAZO_DIAS - CINCO_DIAS - 1}::int
      and a.aviso <> all(${exceto as string[]}::text[]) and not exists (select from correio c where c.chave = a.aviso)
    order by r.recebido_em, a.aviso limit ${limit}`
}

/** Who runs the store of a request, each with the letter that tells of its coming. */
export function listQuemAdministra(
  db: Db,
  { idfornecedor, idrequerimento }: { idfornecedor: string; idrequerimento: string },
): Promise<{ aviso: string; pessoa: string; para: string; prazo: string }[]> {
  return db<{ aviso: string; pessoa: string; para: string; prazo: string }[]>`
    select 'titular-chegou:' || r.idrequerimento || ':' || u.idusuario as aviso, u.nome as pessoa, u.email as para,
      (r.recebido_em + ${PRAZO_DIAS}::int)::text as prazo
    from requerimento r ${quemAdministra(db)}
    where r.idfornecedor = ${idfornecedor} and r.idrequerimento = ${idrequerimento} order by u.criado_em, u.idusuario limit ${MAX_DONOS}`
}
