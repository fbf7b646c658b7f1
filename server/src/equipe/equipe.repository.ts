import type { EventoDeCadastro, LugarDeTrabalho } from '@vitrine/contract'

import type { Quem } from '#cadastro'
import { asJson, asRegistro, describeEntrada } from '#coluna'
import { asEventosDeCadastro } from '#evento'
import type { Db, Transaction } from '#infra'

export interface Membro {
  idusuario: string
  papel: string
}

/** Those of these logins that there are. */
export async function listUsuarios(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db<{ idusuario: string }[]>`
    select idusuario from usuario where idusuario = any(${ids as string[]}::uuid[])`
  return new Set(rows.map(({ idusuario }) => idusuario))
}

/** Everybody who works at a supplier; who else takes somebody out of it meanwhile waits, and sees who was left. */
export async function lockEquipe(tx: Transaction, idfornecedor: string): Promise<Membro[]> {
  return tx<Membro[]>`
    select idusuario, papel from equipe where idfornecedor = ${idfornecedor} order by idusuario, papel for update`
}

const registroMembro = describeEntrada({
  idusuario: 'equipe.idusuario',
  papel: 'equipe.papel',
  fato: 'evento.dados',
})

/** Where a member stands: at work, or waiting for the letter of the invitation. */
export type Lugar = 'equipe' | 'convite_equipe'

/** Who works at a supplier, or will, with the audit of those who did not before; the others stay. */
export async function insertEquipe(
  db: Db,
  quem: Quem,
  membros: readonly Membro[],
  lugar: Lugar = 'equipe',
): Promise<void> {
  await db`
    with dado (idusuario, papel, fato) as materialized (${dadosOf(db, membros, (membro) => toFato(quem, { ...membro, como: 'entra' }))}),
    escrito as (
      insert into ${db(lugar)} (idfornecedor, idusuario, papel) select ${quem.idfornecedor}::uuid, idusuario, papel from dado
      order by idusuario, papel on conflict do nothing returning idfornecedor, idusuario, papel
    )
    ${db.unsafe(tellEscritos('cadastro.CRIADO'))}`
}

/** These work there no more, with the audit. */
export async function deleteEquipe(
  tx: Transaction,
  quem: Quem,
  membros: readonly Membro[],
  lugar: Lugar = 'equipe',
): Promise<void> {
  await tx`
    with dado (idusuario, papel, fato) as materialized (${dadosOf(tx, membros, (membro) => toFato(quem, { ...membro, como: 'sai' }))}),
    escrito as (
      delete from ${tx(lugar)} e using dado d
      where e.idfornecedor = ${quem.idfornecedor}::uuid and (e.idusuario, e.papel) = (d.idusuario, d.papel)
      returning e.idfornecedor, e.idusuario, e.papel
    )
    ${tx.unsafe(tellEscritos('cadastro.REMOVIDO'))}`
}

const idDe = ({ idusuario, papel }: Membro) => `${idusuario}/${papel}`

/** Rows (idusuario, papel, fato): who, each once, and what the audit tells. */
function dadosOf(db: Db, membros: readonly Membro[], toFato: (membro: Membro) => EventoDeCadastro['dados']) {
  const { valores, tipos } = asRegistro(db, registroMembro)
  const cada = new Map(membros.map((membro) => [idDe(membro), membro]))
  const linhas = [...cada.values()].map((membro) => ({ ...membro, fato: toFato(membro) }))
  return db`select ${valores} from jsonb_to_recordset(${asJson(db, registroMembro, linhas)}) as r(${tipos})`
}

function toFato(
  { autor: { ator, idusuario: quem, idapikeys = null } }: Quem,
  { idusuario, papel, como }: Membro & { como: 'entra' | 'sai' },
): EventoDeCadastro['dados'] {
  const membro = { idusuario, papel }
  return {
    cadastro: 'equipe',
    id: idDe(membro),
    versao: 1,
    autor: { ator, idusuario: quem, idapikeys },
    antes: como === 'sai' ? membro : null,
    depois: como === 'entra' ? membro : null,
    ocultas: [],
  }
}

/** Of those in `escrito`. */
const tellEscritos = (tipo: EventoDeCadastro['tipo']) =>
  asEventosDeCadastro(
    'f.idfornecedor',
    `select row_number() over (), '${tipo}', d.fato, e.idfornecedor from escrito e join dado d using (idusuario, papel)`,
  )

interface LugarRow extends Omit<LugarDeTrabalho, 'fator_ate' | 'fora_do_ar'> {
  fator_ate: Date | null
  ativo: boolean
  fora_desde: Date | null
  fora_motivo: string | null
}

/** Suppliers where a login works otherwise than by selling for them, by name; of one off the air since when, and to who runs it why. */
export async function listLugares(db: Db, idusuario: string): Promise<LugarDeTrabalho[]> {
  const rows = await db<LugarRow[]>`
    select l.*, s.quando as fora_desde, case when l.papel = 'fornecedor' then s.motivo end as fora_motivo
    from (
      select f.idfornecedor, f.slug, f.nome, f.ativo, max(e.papel) as papel, max(x.vale_em) filter (where not u.segundo_fator) as fator_ate
      from equipe e join fornecedor f using (idfornecedor) join usuario u using (idusuario) left join exigencia_fator x using (idfornecedor)
      where e.idusuario = ${idusuario} and e.papel in ('atendente', 'fornecedor')
      group by f.idfornecedor
    ) l
    left join lateral (
      select v.quando, v.dados ->> 'motivo' as motivo from evento v
      where not l.ativo and v.numpedido is null and v.idfornecedor = l.idfornecedor
        and v.dados ->> 'cadastro' = 'fornecedor' and v.dados ->> 'id' = l.idfornecedor::text
        and v.dados #>> '{depois,ativo}' = 'false' and v.dados #>> '{antes,ativo}' = 'true'
      order by v.idevento desc limit 1
    ) s on true
    order by l.nome collate "pt-BR-x-icu", l.idfornecedor`
  return rows.map(({ ativo, fora_desde, fora_motivo, ...row }) => ({
    ...row,
    fator_ate: row.fator_ate?.toISOString() ?? null,
    fora_do_ar: ativo ? null : { desde: fora_desde?.toISOString() ?? null, motivo: fora_motivo },
  }))
}
