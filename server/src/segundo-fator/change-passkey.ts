import type { Body, Calls, ProvaDeDono, Response } from '@vitrine/contract'

import { autorOf, hashToken, openSessao } from '#acesso'
import { composePasskeyMudada } from '#correio'
import { Falha, uuidv7, type Transaction } from '#infra'

import { checkDono, renew, requireLogin, type Dono, type DonoDeps } from './change-fator.ts'
import { endOutrasSessoes, findProtecao, lockFator, settleFator, tellFator } from './fator.repository.ts'
import {
  createDesafio,
  deletePasskeys,
  insertPasskey,
  listPasskeys,
  takeDesafio,
} from './passkey.repository.ts'
import { readDesafio, requireEndereco, toIdconta, verifyRegistro } from './verify-passkey.ts'
import { writeAviso } from './write-aviso.ts'

/** Passkeys of one login. */
const MAXIMO = 10

type Comecada = Response<Calls['POST /v4/usuario/segundo-fator/passkeys/desafio']>
type Feita = Response<Calls['POST /v4/usuario/segundo-fator/passkeys']>

/** What a new passkey of this login is made of, after its password. Errors: `passkey_em_outro_endereco`, `passkeys_demais`, those of `checkDono`. */
export async function beginPasskey(deps: DonoDeps, dono: Dono, prova: ProvaDeDono): Promise<Comecada> {
  const { sql, config } = deps
  const { rpid } = requireEndereco(config, dono.requisicao)
  const idusuario = await checkDono(deps, dono, prova)
  const existentes = await listPasskeys(sql, idusuario)
  if (existentes.length >= MAXIMO) throw new Falha('passkeys_demais')
  const protecao = await findProtecao(sql, idusuario)
  return {
    desafio: await createDesafio(sql, idusuario),
    rpid,
    idconta: toIdconta(idusuario),
    conta: protecao?.email ?? '',
    nome: protecao?.nome ?? '',
    existentes: existentes.map(({ idcredencial }) => idcredencial.toString('base64url')),
  }
}

/**
 * Keeps a passkey. Where it is the first protection of the login, the login asks for it from now on: codes on paper come with it, the
 * session goes on under a new token, proven, and all others end. Errors: `passkey_recusada`, also for a challenge that is used, over or
 * another login's, `passkeys_demais`.
 */
export async function confirmPasskey(
  deps: DonoDeps,
  dono: Dono,
  dita: Body<Calls['POST /v4/usuario/segundo-fator/passkeys']>,
): Promise<Feita> {
  const { sql, config } = deps
  const endereco = requireEndereco(config, dono.requisicao)
  const { idusuario } = requireLogin(dono)
  const isPedida = await takeDesafio(sql, readDesafio(dita.clientDataJSON), idusuario)
  const nova = isPedida ? await verifyRegistro(dita, endereco) : null
  if (!nova) throw new Falha('passkey_recusada')
  const { nome } = dita
  return sql.begin(async (tx) => {
    await lockFator(tx, idusuario)
    if ((await listPasskeys(tx, idusuario)).length >= MAXIMO) throw new Falha('passkeys_demais')
    const idpasskey = uuidv7()
    if (!(await insertPasskey(tx, { ...nova, idpasskey, idusuario, nome })))
      throw new Falha('passkey_recusada')
    const isPrimeira = (await findProtecao(tx, idusuario))?.segundo_fator !== true
    await tellFator(
      tx,
      { idusuario, autor: autorOf(dono.contexto) },
      { antes: { passkey: '' }, depois: { passkey: nome } },
    )
    await writeAviso(tx, idusuario, (aQuem) => composePasskeyMudada(aQuem, { fato: 'CRIADA', nome }))
    if (!isPrimeira) return { idpasskey, codigos: null, token: null }
    return { idpasskey, ...(await beginProtecao({ config, tx }, dono)) }
  })
}

async function beginProtecao({ config, tx }: { config: DonoDeps['config']; tx: Transaction }, dono: Dono) {
  const { sessao, idusuario } = requireLogin(dono)
  const codigos = await renew(tx, idusuario)
  await settleFator(tx, idusuario)
  const { idcliente, idfornecedor, papel, tokenorigin } = sessao
  const quem = { idusuario, idcliente, idfornecedor, papel, tokenorigin, prova: 'PASSKEY' as const }
  const token = await openSessao({ sql: tx, config }, quem, dono.requisicao)
  await endOutrasSessoes(tx, idusuario, { menos: hashToken(token) })
  return { codigos, token: dono.requisicao.cookie ? null : token }
}

/**
 * Takes a passkey off: sessions elsewhere that one proved end, for whoever has a stolen device may be in one of them. Errors:
 * `nao_encontrado`, those of `checkDono`.
 */
export async function removePasskey(
  deps: DonoDeps,
  dono: Dono,
  { idpasskey, ...prova }: ProvaDeDono & { idpasskey: string },
): Promise<void> {
  const idusuario = await checkDono(deps, dono, prova)
  await deps.sql.begin(async (tx) => {
    await lockFator(tx, idusuario)
    const [nome] = await deletePasskeys(tx, idusuario, idpasskey)
    if (nome === undefined) throw new Falha('nao_encontrado')
    await endOutrasSessoes(tx, idusuario, { menos: hashToken(dono.requisicao.token), prova: 'PASSKEY' })
    await settleFator(tx, idusuario)
    await tellFator(
      tx,
      { idusuario, autor: autorOf(dono.contexto) },
      { antes: { passkey: nome }, depois: { passkey: '' } },
    )
    await writeAviso(tx, idusuario, (aQuem) => composePasskeyMudada(aQuem, { fato: 'REMOVIDA', nome }))
  })
}
