import type { CodigosNovos, ProvaDeDono, Response, Calls } from '@vitrine/contract'

import { autorOf, hashToken, openSessao, type ContextoComprador } from '#acesso'
import type { Requisicao } from '#chamada'
import { checkSenhaAtual } from '#cliente'
import { composeFatorMudado } from '#correio'
import { Falha, type Config, type Transaction } from '#infra'
import { toQr } from '#pagamento'

import { checkCodigo, deQuem, takeVez, type FatorDeps } from './check-codigo.ts'
import { hashCodigo, makeCodigos, readDigitos } from './codigos.ts'
import {
  confirmTotp,
  countCodigos,
  deleteTotp,
  endOutrasSessoes,
  findProtecao,
  findTotp,
  lockFator,
  replaceCodigos,
  saveSegredoNovo,
  settleFator,
  tellFator,
} from './fator.repository.ts'
import { findPasso, makeSegredo, toUri } from './totp.ts'
import { writeAviso } from './write-aviso.ts'

export type DonoDeps = FatorDeps & { config: Config }

/** Who changes its own protection. */
export interface Dono {
  contexto: ContextoComprador
  requisicao: Requisicao
}

type Begun = Response<Calls['POST /v4/usuario/segundo-fator/aplicativo']>
type Confirmed = Response<Calls['POST /v4/usuario/segundo-fator/aplicativo/confirmar']>

/** The login of a session. Errors: `sessao_expirada`. */
export function requireLogin({ contexto: { sessao, idusuario } }: Dono) {
  if (!sessao || !idusuario) throw new Falha('sessao_expirada', { action: 'logout' })
  return { sessao, idusuario }
}

/**
 * Asks again whose login it is, before anything of its protection is changed: a stolen session does not change the locks. Errors:
 * `senha_incorreta`, `codigo_recusado`, `muitas_requisicoes`.
 */
export async function checkDono(
  deps: FatorDeps,
  dono: Dono,
  { senha, codigo }: ProvaDeDono,
): Promise<string> {
  const { idusuario } = requireLogin(dono)
  if (codigo) await checkCodigo(deps, { idusuario, ip: dono.requisicao.ip }, codigo)
  else await checkSenhaAtual(deps.sql, idusuario, senha ?? '', 'senha')
  return idusuario
}

/** A secret for an app, sealed as soon as it is made; asked for once a code of it was said. Errors: `cofre_fechado`, those of `checkDono`. */
export async function beginAplicativo(deps: DonoDeps, dono: Dono, prova: ProvaDeDono): Promise<Begun> {
  const { sql, cofre } = deps
  if (!cofre.isAberto()) throw new Falha('cofre_fechado')
  const idusuario = await checkDono(deps, dono, prova)
  const segredo = makeSegredo()
  await saveSegredoNovo(sql, idusuario, cofre.seal(segredo, deQuem(idusuario)))
  const conta = (await findProtecao(sql, idusuario))?.email ?? ''
  // Where it is used, as its owner knows it: apps show it above the code.
  const uri = toUri(segredo, { emissor: dono.requisicao.host || 'Vitrine', conta })
  return { segredo, uri, ...toQr(uri) }
}

/**
 * From now on the login asks for a code. The session goes on under a new token, proven; all others of the login end. Errors:
 * `codigo_recusado`, also where no secret waits for its code.
 */
export async function confirmAplicativo(deps: DonoDeps, dono: Dono, codigo: string): Promise<Confirmed> {
  const { sql, cofre, config, agora = () => new Date() } = deps
  const { sessao, idusuario } = requireLogin(dono)
  await takeVez(sql, { idusuario, ip: dono.requisicao.ip })
  const selado = (await findTotp(sql, idusuario))?.segredo_novo
  const segredo = selado ? cofre.open(selado, deQuem(idusuario)) : null
  const digitos = readDigitos(codigo)
  const passo = digitos === null || segredo === null ? null : findPasso(segredo, digitos, agora())
  if (!selado || passo === null)
    throw new Falha('codigo_recusado', { campos: { codigo: 'Código incorreto.' } })
  const { idcliente, idfornecedor, papel, tokenorigin } = sessao
  return sql.begin(async (tx) => {
    await lockFator(tx, idusuario)
    if (!(await confirmTotp(tx, { idusuario, segredo: selado, passo }))) throw new Falha('codigo_recusado')
    const codigos = await renew(tx, idusuario)
    await settleFator(tx, idusuario)
    await tellFator(
      tx,
      { idusuario, autor: autorOf(dono.contexto) },
      { antes: { aplicativo: false }, depois: { aplicativo: true } },
    )
    await writeAviso(tx, idusuario, (aQuem) => composeFatorMudado(aQuem, 'CONFIGURADO'))
    const quem = { idusuario, idcliente, idfornecedor, papel, tokenorigin, prova: 'APLICATIVO' as const }
    const token = await openSessao({ sql: tx, config }, quem, dono.requisicao)
    await endOutrasSessoes(tx, idusuario, { menos: hashToken(token) })
    return { codigos, token: dono.requisicao.cookie ? null : token }
  })
}

/** Takes the app off; where passkeys stay, sessions elsewhere that it proved end. Errors: `nao_encontrado` where there is none, those of `checkDono`. */
export async function removeAplicativo(deps: FatorDeps, dono: Dono, prova: ProvaDeDono): Promise<void> {
  const idusuario = await checkDono(deps, dono, prova)
  await deps.sql.begin(async (tx) => {
    await lockFator(tx, idusuario)
    if (!(await deleteTotp(tx, idusuario))) throw new Falha('nao_encontrado')
    await endOutrasSessoes(tx, idusuario, { menos: hashToken(dono.requisicao.token), prova: 'APLICATIVO' })
    const fica = await settleFator(tx, idusuario)
    await tellFator(
      tx,
      { idusuario, autor: autorOf(dono.contexto) },
      { antes: { aplicativo: true }, depois: { aplicativo: false } },
    )
    await writeAviso(tx, idusuario, (aQuem) => composeFatorMudado(aQuem, fica ? 'TROCADO' : 'REMOVIDO'))
  })
}

/** New codes on paper; those before open nothing more. Errors: `nao_encontrado` without a second proof, those of `checkDono`. */
export async function renewCodigos(deps: FatorDeps, dono: Dono, prova: ProvaDeDono): Promise<CodigosNovos> {
  const idusuario = await checkDono(deps, dono, prova)
  return deps.sql.begin(async (tx) => {
    await lockFator(tx, idusuario)
    if (!(await findProtecao(tx, idusuario))?.segundo_fator) throw new Falha('nao_encontrado')
    const antes = await countCodigos(tx, idusuario)
    const codigos = await renew(tx, idusuario)
    await tellFator(
      tx,
      { idusuario, autor: autorOf(dono.contexto) },
      { antes: { codigos: antes }, depois: { codigos: codigos.length } },
    )
    return { codigos }
  })
}

/** New codes on paper, kept as hashes; answers them as they are read. */
export async function renew(tx: Transaction, idusuario: string): Promise<string[]> {
  const codigos = makeCodigos()
  await replaceCodigos(
    tx,
    idusuario,
    codigos.map((codigo) => hashCodigo(idusuario, codigo)),
  )
  return codigos
}
