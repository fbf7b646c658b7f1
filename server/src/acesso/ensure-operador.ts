import { randomBytes } from 'node:crypto'

import { hashSenha, uuidv7, type Sql } from '#infra'

/**
 * An empty database without demo data gets one platform operator: e-mail and password from OPERADOR_EMAIL and
 * OPERADOR_SENHA, or a password made here and printed this once.
 */
export async function ensureOperador(sql: Sql, env: NodeJS.ProcessEnv): Promise<void> {
  const [existing] = await sql`select 1 from usuario where operador limit 1`
  if (existing) return
  const email = (env.OPERADOR_EMAIL ?? 'operador@localhost').toLowerCase()
  const senha = env.OPERADOR_SENHA ?? randomBytes(15).toString('base64url')
  await sql`
    insert into usuario (idusuario, email, nome, senha_hash, operador)
    values (${uuidv7()}, ${email}, 'Operador', ${await hashSenha(senha)}, true) on conflict (email) do nothing`
  const shown = env.OPERADOR_SENHA ? 'a senha de OPERADOR_SENHA' : `a senha ${senha} (mostrada só agora)`
  process.stdout.write(`Operador criado: ${email}, com ${shown}.\n`)
}
