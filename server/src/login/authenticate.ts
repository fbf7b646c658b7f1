import {
  idNulo,
  type Body,
  type Calls,
  type ConfiguracoesCliente,
  type Papel,
  type Response,
} from '@vitrine/contract'
import { normalizeLogin, type Login } from '@vitrine/rules/documento'

import { enterSessao, type ContextoComprador, type QuemEntra } from '#acesso'
import type { Requisicao } from '#chamada'
import type { Autor } from '#evento'
import { Falha, type Config, type Sql } from '#infra'

import { checkSenha } from './check-senha.ts'
import { findClienteDe, findLogin, type LoginRow } from './login.repository.ts'

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
    autor: Autor,
  ): Promise<boolean>
}

/**
 * Login by document or e-mail and password (§4), as the supplier allows. Who waits for an approval enters, to what a visitor has
 * where prices are hidden, and is told so in `usuario.mensagemModal` (readings 7). Errors: `login_invalido` also for a kind of login
 * that it does not take, `credenciais_invalidas`, `autenticacao_falhou` for a login that is not what it was asked to be
 * here, `login_indisponivel` when it could not be tried.
 */
export async function authenticate(
  deps: AuthenticateDeps,
  body: Body<Calls[Key]>,
  { contexto, requisicao }: { contexto: ContextoComprador; requisicao: Requisicao },
): Promise<Response<Calls[Key]>> {
  const login = readLogin(body.cpf, contexto)
  const { fornecedor } = contexto
  const idfornecedor = fornecedor?.idfornecedor ?? null
  const found = await checkSenha(deps.sql, { login, senha: body.senha, idfornecedor }, requisicao)
  if (body.idUsuarioLogado && body.idUsuarioLogado !== found.idusuario) throw new Falha('autenticacao_falhou')
  const papel = body.loginAsRepresentante ? asRepresentante(found, idfornecedor) : papelOf(found)
  const idcliente = await chooseCliente(deps.sql, found, { body, papel, idfornecedor })
  await admit(deps, { idusuario: found.idusuario, idcliente, papel, fornecedor })
  const tokenorigin = body.loginAsRepresentante ? 'REPRESENTANTE' : body.tokenOrigin
  const quem = { idusuario: found.idusuario, idcliente, idfornecedor, papel, tokenorigin }
  return enterSessao(deps, quem, requisicao)
}

/** A buyer is registered with the supplier; what the login may do there is asked with each request. */
export async function admit(
  { ensureCadastro }: Pick<AuthenticateDeps, 'ensureCadastro'>,
  {
    idusuario,
    idcliente,
    papel,
    fornecedor,
  }: {
    idusuario: string
    idcliente: string | null
    papel: Papel
    fornecedor: ContextoComprador['fornecedor']
  },
): Promise<void> {
  // Staff of another supplier without a cliente: it has no role here.
  if (!idcliente && papel === 'cliente') throw new Falha('autenticacao_falhou')
  if (!idcliente || !fornecedor || (papel !== 'cliente' && papel !== 'usuario vinculado')) return
  await ensureCadastro(idcliente, fornecedor, { ator: papel, idusuario })
}

/** A login in a form that the supplier takes (§5 Login input). Errors: `login_invalido`. */
export function readLogin(texto: string, { fornecedor }: ContextoComprador): Login {
  const login = normalizeLogin(texto)
  const aceitos = fornecedor?.publico.meta_info.logins
  if (!login || (aceitos && !aceitos.includes(login.tipo))) throw new Falha('login_invalido')
  return login
}

/** The login of representatives: other roles are refused. */
function asRepresentante({ equipe }: LoginRow, idfornecedor: string | null): Papel {
  if (!idfornecedor || !equipe.includes('representante')) throw new Falha('autenticacao_falhou')
  return 'representante'
}

/** What a login is by itself, without a store: the session of a passkey says nothing more. */
export async function findQuemEntra(
  sql: Sql,
  idusuario: string,
): Promise<Omit<QuemEntra, 'tokenorigin'> | null> {
  const found = await findLogin(sql, { tipo: 'ID', valor: idusuario }, null)
  if (!found) return null
  return { idusuario, idcliente: found.idclientes[0] ?? null, idfornecedor: null, papel: papelOf(found) }
}

function papelOf({ operador, equipe, idclientes, administra }: LoginRow): Papel {
  if (operador) return 'operador'
  const [papel] = equipe
  if (papel) return papel
  // Several clientes, or one that somebody else manages.
  return idclientes.length > 1 || (idclientes.length === 1 && !administra) ? 'usuario vinculado' : 'cliente'
}

/**
 * The cliente asked for, or none was: the login's primary one; for a representative none until it chooses. For one that it
 * may not act for the login is refused: the person would buy for another cliente without noticing.
 */
async function chooseCliente(
  sql: Sql,
  { idusuario, idclientes }: LoginRow,
  { body, papel, idfornecedor }: { body: Body<Calls[Key]>; papel: Papel; idfornecedor: string | null },
): Promise<string | null> {
  const wanted = named(body.idcliente)
  const idcadastroextracliente = named(body.idcadastroextracliente)
  if (!wanted && !idcadastroextracliente) return idclientes[0] ?? null
  if (wanted && idclientes.includes(wanted)) return wanted
  const cadastro = idfornecedor && { idfornecedor, idcliente: wanted, idcadastroextracliente }
  const found = cadastro && (await findClienteDe(sql, { ...cadastro, idusuario, papel }))
  if (!found) throw new Falha('autenticacao_falhou')
  return found
}

/** The null id means no cliente (§3). */
function named(id: string | undefined): string | null {
  return id && id !== idNulo ? id : null
}
