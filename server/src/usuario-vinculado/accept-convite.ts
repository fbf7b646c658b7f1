import type { Body, Calls, Convite, Response } from '@vitrine/contract'

import { enterSessao, hashToken, inTurn } from '#acesso'
import type { Requisicao } from '#chamada'
import { Falha, hashSenha, uuidv7, type Sql } from '#infra'
import { checkSenha } from '#login'
import { confirmEmail, takeTentativaDoIp } from '#verificacao'

import { admitCliente, type VinculoDeps } from './admit-cliente.ts'
import {
  findConvite,
  insertUsuario,
  insertVinculo,
  takeConvite,
  type ConviteRow,
} from './convite.repository.ts'

type Key = 'POST /v1/app/{session_token}/usuario/convite/aceitar'

/** Links opened and tried from one address in an hour. */
const POR_IP = 60
const MIN_SENHA = 8
/** The one way two logins of an e-mail collide (0003-cliente.sql); anything else is an error. */
const EMAIL_REPETIDO = 'usuario_email_key'

/** What an invitation is for. Errors: `convite_invalido` alike for wrong, used, expired and withdrawn ones. */
export async function showConvite(sql: Sql, token: string, requisicao: Requisicao): Promise<Convite> {
  const { email, cliente, convidado_por, submissao_pedido, tem_acesso, expira_em } = await readConvite(
    sql,
    token,
    requisicao,
  )
  return {
    email,
    cliente,
    convidado_por,
    pode_submeter_pedido: submissao_pedido,
    tem_acesso,
    expira_em: expira_em.toISOString(),
  }
}

/**
 * Uses an invitation: a new login sets its password, one that exists proves its own, so that a forwarded letter gives
 * nothing of it away. The session that begins buys for the cliente of the invitation. Errors: `convite_invalido`,
 * `credenciais_invalidas`, `entrada_invalida` with the fields.
 */
export async function acceptConvite(
  deps: VinculoDeps,
  { token, nome = '', senha, ...onde }: Body<Calls[Key]>,
  requisicao: Requisicao,
): Promise<Response<Calls[Key]>> {
  const { sql } = deps
  const idfornecedor = onde.idfornecedor ?? null
  const convite = await readConvite(sql, token, requisicao)
  const novo = convite.tem_acesso ? null : await toUsuario(convite, { nome: nome.trim(), senha })
  const login = { tipo: 'EMAIL', valor: convite.email } as const
  const idusuario =
    novo?.idusuario ?? (await checkSenha(sql, { login, senha, idfornecedor }, requisicao)).idusuario
  await sql
    .begin(async (tx) => {
      // Of two at the same moment one finds it gone.
      if (!(await takeConvite(tx, hashToken(token)))) throw new Falha('convite_invalido')
      if (novo) await insertUsuario(tx, novo)
      else await confirmEmail(tx, { idusuario, email: convite.email })
      await insertVinculo(tx, { ...convite, idusuario })
    })
    .catch((error: unknown) => {
      // Registered by itself while the form was open: the invitation stays, and asks for that password next.
      if (error instanceof Error && 'constraint_name' in error && error.constraint_name === EMAIL_REPETIDO)
        throw new Falha('entrada_invalida', {
          campos: { senha: 'Este e-mail já tem acesso: use a senha dele.' },
        })
      throw error
    })
  const { idcliente } = convite
  const loja = idfornecedor ?? convite.idfornecedor
  await admitCliente(deps, { idcliente, idusuario }, loja)
  const papel = 'usuario vinculado' as const
  const quem = { idusuario, idcliente, idfornecedor: loja, papel, tokenorigin: 'VINCULADO' }
  return enterSessao(deps, quem, requisicao)
}

async function readConvite(sql: Sql, token: string, { ip }: Requisicao): Promise<ConviteRow> {
  if (!(await takeTentativaDoIp(sql, 'aceite-convite', ip, POR_IP))) throw new Falha('muitas_requisicoes')
  const convite = await findConvite(sql, hashToken(token))
  if (!convite) throw new Falha('convite_invalido')
  return convite
}

async function toUsuario({ email }: ConviteRow, { nome, senha }: { nome: string; senha: string }) {
  const campos = {
    ...(nome === '' && { nome: 'Informe seu nome.' }),
    ...(senha.length < MIN_SENHA && { senha: `Use pelo menos ${MIN_SENHA} caracteres.` }),
  }
  if (Object.keys(campos).length > 0) throw new Falha('entrada_invalida', { campos })
  return { idusuario: uuidv7(), email, nome, senha_hash: await inTurn(() => hashSenha(senha)) }
}
