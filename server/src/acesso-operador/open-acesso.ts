import type { AcessoDaPlataforma, AcessoNovo } from '@vitrine/contract'

import { autorOf, type ContextoComprador } from '#acesso'
import { saveCadastros } from '#cadastro'
import { Falha, type Sql, type Transaction } from '#infra'

import { findAcesso, findLoja, listVigentes, readPrazo, toAcesso } from './acesso-operador.repository.ts'
import { cadastroAcesso } from './cadastro-acesso.ts'

type Quem = ContextoComprador

/**
 * Opens an access of who asks to the customers of a store, told in the store's register. Said again with the same id it is the same access; one that is
 * open there ends, so that the reason that stands is the last one. Errors: `nao_encontrado`: no such store, or the id is another access's.
 */
export function openAcesso(
  sql: Sql,
  quem: Quem,
  { idfornecedor, idacesso, especie, motivo, minutos }: AcessoNovo & { idfornecedor: string },
): Promise<AcessoDaPlataforma> {
  const { idusuario, operador } = whoIs(quem)
  return sql.begin(async (tx) => {
    // Two presses at once: the second finds what the first one made.
    await tx`select pg_advisory_xact_lock(hashtextextended(${`${idusuario}/${idfornecedor}`}, 154))`
    const feito = await findAcesso(tx, idusuario, idacesso)
    if (feito?.idfornecedor === idfornecedor) return toAcesso(feito)
    if (feito || !(await findLoja(tx, idfornecedor))) throw new Falha('nao_encontrado')
    for (const aberto of await listVigentes(tx, idusuario))
      if (aberto.idfornecedor === idfornecedor) await writeFim(tx, quem, aberto)
    const { agora, ate } = await readPrazo(tx, minutos)
    const linha = { idacesso, idusuario, operador, especie, razao: motivo, aberto_em: agora, expira_em: ate }
    await saveCadastros(tx, cadastroAcesso, { idfornecedor, autor: autorOf(quem) }, [
      { ...linha, encerrado_em: null, versao: null, motivo },
    ])
    return readAgain(tx, idusuario, idacesso)
  })
}

/** Ends an access of who asks. Errors: `nao_encontrado`: it is another's, or there is none. */
export function endAcesso(sql: Sql, quem: Quem, idacesso: string): Promise<AcessoDaPlataforma> {
  const { idusuario } = whoIs(quem)
  return sql.begin(async (tx) => {
    const acesso = await findAcesso(tx, idusuario, idacesso)
    if (!acesso) throw new Falha('nao_encontrado')
    if (acesso.vigente) await writeFim(tx, quem, acesso)
    return readAgain(tx, idusuario, idacesso)
  })
}

async function writeFim(
  tx: Transaction,
  quem: Quem,
  { idfornecedor, idacesso }: { idfornecedor: string; idacesso: string },
): Promise<void> {
  const { agora } = await readPrazo(tx, 0)
  await saveCadastros(tx, cadastroAcesso, { idfornecedor, autor: autorOf(quem) }, [
    { idacesso, encerrado_em: agora, versao: 'qualquer' },
  ])
}

async function readAgain(tx: Transaction, idusuario: string, idacesso: string): Promise<AcessoDaPlataforma> {
  const acesso = await findAcesso(tx, idusuario, idacesso)
  if (!acesso) throw new Falha('nao_encontrado')
  return toAcesso(acesso)
}

/** The login by its id and its name. */
function whoIs({ idusuario, sessao }: Quem): { idusuario: string; operador: string } {
  if (!idusuario || !sessao) throw new Falha('sessao_expirada')
  return { idusuario, operador: sessao.nome }
}
