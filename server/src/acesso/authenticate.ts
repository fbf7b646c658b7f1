import type { Body, Calls, ConfiguracoesCliente, Papel, Response } from '@vitrine/contract'
import { isAuthBlocked } from '@vitrine/rules/acesso'
import { normalizeLogin } from '@vitrine/rules/documento'

import type { Requisicao } from '#chamada'
import { Falha, verifySenha, type Config, type Sql } from '#infra'

import type { ContextoComprador } from './contexto.ts'
import { inTurn } from './in-turn.ts'
import { findLogin, type LoginRow } from './login.repository.ts'
import { openSessao } from './open-sessao.ts'

type Key = 'POST /v1/app/{session_token}/usuario/autenticar'

export interface AuthenticateDeps {
  sql: Sql
  config: Config
  /** Who the new session is, as it will be answered from now on. */
  showSessao(requisicao: Requisicao, idfornecedor: string | null): Promise<ConfiguracoesCliente>
  /** Registers a cliente with a fornecedor it comes to for the first time; answers whether it is approved (slice cliente). */
  ensureCadastro(
    idcliente: string,
    fornecedor: { idfornecedor: string; tags: readonly string[] },
  ): Promise<boolean>
}

/**
 * Login by document or e-mail and password (§4). Unknown user and wrong password look and last the same. Errors:
 * `login_invalido`, `credenciais_invalidas`, `autenticacao_falhou` for a login that is nobody at this supplier, `aguarda_aprovacao` on a supplier with block-not-approved-user,
 * `login_indisponivel` when it could not be tried.
 */
export async function authenticate(
  deps: AuthenticateDeps,
  body: Body<Calls[Key]>,
  { contexto, requisicao }: { contexto: ContextoComprador; requisicao: Requisicao },
): Promise<Response<Calls[Key]>> {
  const login = normalizeLogin(body.cpf)
  if (!login) throw new Falha('login_invalido')
  const idfornecedor = contexto.fornecedor?.idfornecedor ?? null
  const found = await findLogin(deps.sql, login, idfornecedor).catch((cause: unknown) => {
    throw Object.assign(new Falha('login_indisponivel'), { cause })
  })
  const isRight = await inTurn(() => verifySenha(body.senha, found?.senha_hash))
  if (!found || !isRight) throw new Falha('credenciais_invalidas')

  const papel = papelOf(found)
  const idcliente = chooseCliente(found, body.idcliente)
  // Staff of another supplier that buys for nobody: there is nothing it could be here.
  if (!idcliente && papel === 'cliente') throw new Falha('autenticacao_falhou')
  if (idcliente && contexto.fornecedor && (papel === 'cliente' || papel === 'usuario vinculado')) {
    const aprovado = await deps.ensureCadastro(idcliente, contexto.fornecedor)
    if (isAuthBlocked({ tags: contexto.fornecedor.tags, aprovado })) throw new Falha('aguarda_aprovacao')
  }
  const token = await openSessao(
    deps,
    { idusuario: found.idusuario, idcliente, idfornecedor, papel, tokenorigin: body.tokenOrigin },
    requisicao,
  )
  return {
    token: requisicao.cookie ? null : token,
    usuario: await deps.showSessao({ ...requisicao, token }, idfornecedor),
  }
}

function papelOf({ operador, equipe, idclientes }: LoginRow): Papel {
  if (operador) return 'operador'
  const [papel] = equipe
  if (papel) return papel
  return idclientes.length > 1 ? 'usuario vinculado' : 'cliente'
}

function chooseCliente({ idclientes }: LoginRow, wanted: string | undefined): string | null {
  return idclientes.find((id) => id === wanted) ?? idclientes[0] ?? null
}
