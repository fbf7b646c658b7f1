import type { Body, Calls, ConfiguracoesCliente, Response } from '@vitrine/contract'

import { enterSessao, takePasso, tryPasso } from '#acesso'
import type { Requisicao } from '#chamada'
import { Falha, type Config } from '#infra'

import { checkCodigo, type FatorDeps } from './check-codigo.ts'

type Key = 'POST /v1/app/{session_token}/usuario/autenticar/segundo-passo'

export type EntradaDeps = FatorDeps & {
  config: Config
  /** Who the new session is, as it will be answered from now on. */
  showSessao(requisicao: Requisicao, idfornecedor: string | null): Promise<ConfiguracoesCliente>
}

/**
 * The second step of a login: of the one whose password was right, whatever session asks; it ends in a session under a token of its own.
 * Errors: `passo_vencido`, `codigo_recusado`, `login_indisponivel` after too many codes.
 */
export async function finishLogin(
  deps: EntradaDeps,
  { passo, codigo }: Body<Calls[Key]>,
  requisicao: Requisicao,
): Promise<Response<Calls[Key]>> {
  const quem = await tryPasso(deps.sql, passo)
  if (!quem) throw new Falha('passo_vencido')
  const onde = { idusuario: quem.idusuario, ip: requisicao.ip }
  const prova = await checkCodigo(deps, onde, codigo).catch(asIndisponivel)
  if (!(await takePasso(deps.sql, passo))) throw new Falha('passo_vencido')
  return enterSessao(deps, { ...quem, prova }, requisicao)
}

/** Too many tries, in the words of the login. */
export function asIndisponivel(error: unknown): never {
  if (error instanceof Falha && error.codigo === 'muitas_requisicoes') throw new Falha('login_indisponivel')
  throw error
}
