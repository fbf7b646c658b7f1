import { pluralize } from '@vitrine/rules/texto'

import { Aviso, type Config, type Sql } from '#infra'

import { lockLogins, listLoginsDaDemo } from './demo-esquecida.repository.ts'

/** Logins whose password everybody can read must not stay open in production because they were forgotten. */
export async function refuseDemo(sql: Sql, { producao }: Pick<Config, 'producao'>): Promise<void> {
  const logins = await listLoginsDaDemo(sql)
  if (logins.length === 0) return
  const frase = `Este banco já teve a demonstração e guarda ${pluralize(logins.length, 'acesso', 'acessos')} dela, com a senha que todos conhecem: rode npm run demo:fechar para trancá-los`
  if (producao) throw new Aviso(`${frase}; em produção a loja só liga depois disso.`)
  process.stderr.write(`${frase}.\n`)
}

/** Locks every login and key of the demo: their password is replaced by an unknown one and their sessions end. Answers how many. */
export async function closeDemo(sql: Sql): Promise<number> {
  const logins = await listLoginsDaDemo(sql)
  await lockLogins(sql, logins)
  return logins.length
}
