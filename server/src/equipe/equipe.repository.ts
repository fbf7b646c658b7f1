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

/** Suppliers where a login works otherwise than by selling for them, by name. */
export async function listLugares(db: Db, idusuario: string): Promise<LugarDeTrabalho[]> {
  const rows = await db<(Omit<LugarDeTrabalho, 'fator_ate'> & { fator_ate: Date | null })[]>`
    select f.idfornecedor, f.slug, f.nome, max(e.papel) as papel, max(x.vale_em) filter (where not u.segundo_fator) as fator_ate
    from equipe e join fornecedor f using (idfornecedor) join usuario u using (idusuario) left join exigencia_fator x using (idfornecedor)
    where e.idusuario = ${idusuario} and e.papel in ('atendente', 'fornecedor') and f.ativo
    group by f.idfornecedor order by f.nome collate "pt-BR-x-icu", f.idfornecedor`
  return rows.map((row) => ({ ...row, fator_ate: row.fator_ate?.toISOString() ?? null }))
}
