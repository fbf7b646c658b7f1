import type { ProvaDaSessao } from '@vitrine/contract'

import type { Cofre } from '#cofre'
import { Falha, type Sql } from '#infra'
import { forgetTentativas, hashChave, limitIp, takeTentativa } from '#verificacao'

import { hashCodigo, readDigitos } from './codigos.ts'
import { findTotp, takeCodigoDePapel, takeCodigoTotp, tellFator } from './fator.repository.ts'
import { findPasso } from './totp.ts'

export interface FatorDeps {
  sql: Sql
  cofre: Cofre
  /** The clock; tests turn it. */
  agora?: () => Date
}

/** Wrong codes of one login in an hour, from wherever: three codes of a million are right at a time. */
const POR_LOGIN = 10
/** Codes from one address in an hour, over all logins. */
const POR_IP = 60

/** What a secret of an app is sealed for: taken to another login, it does not open. */
export const deQuem = (idusuario: string): string => `fator_totp:${idusuario}`

/**
 * A code of a login's app, or on its paper, used up by this: it is never taken twice. Errors: `codigo_recusado` alike for wrong and used
 * ones, `muitas_requisicoes` after too many.
 */
export async function checkCodigo(
  deps: FatorDeps,
  { idusuario, ip }: { idusuario: string; ip: string },
  codigo: string,
): Promise<ProvaDaSessao> {
  const { sql } = deps
  const limite = await takeVez(sql, { idusuario, ip })
  const digitos = readDigitos(codigo)
  const prova = digitos
    ? await takeDigitos(deps, idusuario, digitos)
    : await takePapel(sql, idusuario, codigo)
  if (!prova) throw new Falha('codigo_recusado', { campos: { codigo: 'Código incorreto ou já usado.' } })
  await forgetTentativas(sql, limite)
  return prova
}

/** Counts a try; answers what is forgotten when it was right. Errors: `muitas_requisicoes`. */
export async function takeVez(
  sql: Sql,
  { idusuario, ip }: { idusuario: string; ip: string },
): Promise<string> {
  const chave = hashChave(`segundo-fator:${idusuario}`)
  const limites = [{ chave, maximo: POR_LOGIN }, limitIp('segundo-fator', ip, POR_IP)]
  if (!(await sql.begin((tx) => takeTentativa(tx, limites)))) throw new Falha('muitas_requisicoes')
  return chave
}

async function takeDigitos(
  { sql, cofre, agora = () => new Date() }: FatorDeps,
  idusuario: string,
  digitos: string,
): Promise<ProvaDaSessao | null> {
  const selado = (await findTotp(sql, idusuario))?.segredo
  const segredo = selado ? cofre.open(selado, deQuem(idusuario)) : null
  if (!selado || segredo === null) return null
  const passo = findPasso(segredo, digitos, agora())
  if (passo === null) return null
  // A new key seals what is used anew, so that the old one can go.
  const atual = cofre.isAtual(selado) || !cofre.isAberto() ? selado : cofre.seal(segredo, deQuem(idusuario))
  return (await takeCodigoTotp(sql, { idusuario, passo, selado: atual })) ? 'APLICATIVO' : null
}

/** Told to whom one works for: somebody has the paper, or lost the app. */
async function takePapel(sql: Sql, idusuario: string, codigo: string): Promise<ProvaDaSessao | null> {
  return sql.begin(async (tx) => {
    const restam = await takeCodigoDePapel(tx, idusuario, hashCodigo(idusuario, codigo))
    if (restam === null) return null
    const autor = { ator: 'entrada', idusuario }
    await tellFator(tx, { idusuario, autor }, { antes: { codigos: restam + 1 }, depois: { codigos: restam } })
    return 'RECUPERACAO'
  })
}
