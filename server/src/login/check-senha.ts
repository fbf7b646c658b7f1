import { setTimeout as sleep } from 'node:timers/promises'

import type { Login } from '@vitrine/rules/documento'

import { inTurn } from '#acesso'
import type { Requisicao } from '#chamada'
import { Falha, keyOfIp, verifySenha, type Sql } from '#infra'
import { hashChave } from '#verificacao'

import { findLogin, type LoginRow } from './login.repository.ts'
import { forgiveVez, takeVez, type Vez } from './tentativa-login.repository.ts'

/** One login from one address: tries from other addresses do not slow down this one. */
const DAQUI = { livres: 5, maximo: 60 }
/** One address, over all logins: higher, because a whole office may share it. */
const DO_IP = { livres: 40, maximo: 10 }
/** One login from all addresses: never refused, only answered a second later, so that its owner can always log in. */
const DA_CONTA = { livres: Number.POSITIVE_INFINITY, maximo: 0 }
const MUITAS_NA_CONTA = 30
const FREIO_MS = 1000

interface Tentativa {
  login: Login
  senha: string
  idfornecedor: string | null
}

/**
 * The login behind a right password. Unknown user and wrong password look and last the same; guessing is slowed by place and
 * by login, known or not. Errors: `credenciais_invalidas`; `login_indisponivel` when it could not be tried, with
 * `detalhes.segundos` when it was tried too often.
 */
export async function checkSenha(
  sql: Sql,
  { login, senha, idfornecedor }: Tentativa,
  { ip }: Requisicao,
): Promise<LoginRow> {
  const conta = `${login.tipo}:${login.valor}`
  const [daqui, doIp, daConta] = [
    `login:${conta}:${keyOfIp(ip)}`,
    `login:ip:${keyOfIp(ip)}`,
    `login:conta:${conta}`,
  ].map(hashChave)
  if (!daqui || !doIp || !daConta) throw new Falha('login_indisponivel')
  const freios = [
    { chave: daqui, folga: DAQUI },
    { chave: doIp, folga: DO_IP },
    { chave: daConta, folga: DA_CONTA },
  ]
  const vez = await takeVez(sql, freios).catch(throwIndisponivel)
  if (vez.espera > 0) throw new Falha('login_indisponivel', { detalhes: { segundos: vez.espera } })
  if (isUnderAttack(vez)) await sleep(FREIO_MS)
  const found = await findLogin(sql, login, idfornecedor).catch(throwIndisponivel)
  const isRight = await inTurn(() => verifySenha(senha, found?.senha_hash))
  if (!found || !isRight) throw new Falha('credenciais_invalidas')
  await forgiveVez(sql, vez, { chaves: [doIp, daConta], daqui })
  return found
}

function isUnderAttack({ quantas: [, , naConta = 0] }: Vez): boolean {
  return naConta >= MUITAS_NA_CONTA
}

function throwIndisponivel(cause: unknown): never {
  throw Object.assign(new Falha('login_indisponivel'), { cause })
}
