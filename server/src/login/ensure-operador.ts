import { randomBytes } from 'node:crypto'

import { hashSenha, uuidv7, type Sql } from '#infra'

import { makeOperador } from './operador.repository.ts'

/**
 * A platform without demo data has the operator that OPERADOR_EMAIL names, whenever it is named: made with OPERADOR_SENHA, or
 * with a password that is printed this once, by the one process that made it. A login that was there with this e-mail becomes
 * the operator with that password alone: whoever registered it first must not be inside.
 */
export async function ensureOperador(
  sql: Sql,
  env: NodeJS.ProcessEnv,
  say: (sentence: string) => void = (sentence) => void process.stdout.write(`${sentence}\n`),
): Promise<void> {
  const email = env.OPERADOR_EMAIL?.trim().toLowerCase()
  if (!email) {
    const [existing] = await sql`select 1 from usuario where operador limit 1`
    if (!existing)
      say('Ainda não há operador da plataforma: defina OPERADOR_EMAIL e ligue de novo para criá-lo.')
    return
  }
  const senha = env.OPERADOR_SENHA || randomBytes(15).toString('base64url')
  const isNovo = await sql.begin(async (tx) =>
    makeOperador(tx, { idusuario: uuidv7(), email, senha_hash: await hashSenha(senha) }),
  )
  if (!isNovo) return
  const shown = env.OPERADOR_SENHA ? 'a senha de OPERADOR_SENHA' : `a senha ${senha} (mostrada só agora)`
  say(`Operador criado: ${email}, com ${shown}.`)
}
