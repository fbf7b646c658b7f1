import type { Calls, Response } from '@vitrine/contract'

import { enterSessao, takePasso, tryPasso } from '#acesso'
import type { Requisicao } from '#chamada'
import { Falha, type Config, type Sql } from '#infra'
import { findQuemEntra } from '#login'
import { forgetTentativas, takeTentativaDoIp } from '#verificacao'

import { takeVez } from './check-codigo.ts'
import { asIndisponivel, type EntradaDeps } from './finish-login.ts'
import { createDesafio, findPasskey, takeDesafio, usePasskey, type PasskeyRow } from './passkey.repository.ts'
import { readDesafio, requireEndereco, verifyEntrada, type Entrada } from './verify-passkey.ts'

/** Challenges and answers of one address in an hour, over all logins. */
const POR_IP = 60

type Comecada = Response<Calls['POST /v1/app/{session_token}/usuario/autenticar/passkey/desafio']>
type Entrou = Response<Calls['POST /v1/app/{session_token}/usuario/autenticar/passkey']>

/** What an authenticator is asked to sign: of nobody yet. Errors: `passkey_em_outro_endereco`, `muitas_requisicoes`. */
export async function beginEntrada(
  { sql, config }: { sql: Sql; config: Config },
  requisicao: Requisicao,
): Promise<Comecada> {
  const { rpid } = requireEndereco(config, requisicao)
  if (!(await takeTentativaDoIp(sql, 'passkey', requisicao.ip, POR_IP))) throw new Falha('muitas_requisicoes')
  return { rpid, desafio: await createDesafio(sql, null) }
}

/**
 * A login by passkey: it says who enters, or proves whose password was right. Its holder was verified by the authenticator, so that no
 * second proof is missing. Errors: `passkey_recusada`, `passo_vencido`, `login_indisponivel` after too many tries.
 */
export async function enterPasskey(
  deps: EntradaDeps,
  { passo, ...dita }: Entrada,
  requisicao: Requisicao,
): Promise<Entrou> {
  const { sql } = deps
  const quem = passo === undefined ? null : await tryPasso(sql, passo)
  if (passo !== undefined && !quem) throw new Falha('passo_vencido')
  const passkey = await checkPasskey(deps, dita, requisicao)
  if (quem && quem.idusuario !== passkey.idusuario) throw new Falha('passkey_recusada')
  const entra = quem ?? (await findQuemEntra(sql, passkey.idusuario))
  if (!entra) throw new Falha('passkey_recusada')
  if (passo !== undefined && !(await takePasso(sql, passo))) throw new Falha('passo_vencido')
  const tokenorigin = quem?.tokenorigin ?? 'PASSKEY'
  return enterSessao(deps, { ...entra, tokenorigin, prova: 'PASSKEY' }, requisicao)
}

/** The passkey of an answer, used by this: neither its challenge nor its count is taken again. */
export async function checkPasskey(
  { sql, config }: EntradaDeps,
  dita: Omit<Entrada, 'passo'>,
  requisicao: Requisicao,
): Promise<PasskeyRow> {
  const endereco = requireEndereco(config, requisicao)
  const isPedida = await takeDesafio(sql, readDesafio(dita.clientDataJSON), null)
  const passkey = isPedida ? await findPasskey(sql, dita.idcredencial) : null
  if (!passkey) throw new Falha('passkey_recusada')
  const limite = await takeVez(sql, { idusuario: passkey.idusuario, ip: requisicao.ip }).catch(asIndisponivel)
  const contador = await verifyEntrada(dita, passkey, endereco)
  if (contador === null || !(await usePasskey(sql, passkey, contador))) throw new Falha('passkey_recusada')
  await forgetTentativas(sql, limite)
  return passkey
}
