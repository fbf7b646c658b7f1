import { Secret, TOTP } from 'otpauth'

import { createCofre } from '../../cofre/index.ts'
import type { Sql } from '../../infra/index.ts'
import { hashCodigo } from '../../segundo-fator/codigos.ts'

/** The key of the tests, as `createTestApp` has it. */
const cofre = createCofre({ chavesSelo: [{ id: 'teste', chave: Buffer.alloc(32, 7) }] })

/** What an authenticator app with this secret shows, `passos` half minutes from now. */
export const codigoDe = (segredo: string, passos = 0): string =>
  new TOTP({ secret: Secret.fromBase32(segredo) }).generate({ timestamp: Date.now() + passos * 30_000 })

/** A login that asks for a second proof from now on; answers the secret of its app. Its code on paper is `papel`. */
export async function buildAplicativo(
  sql: Sql,
  { idusuario }: { idusuario: string },
  papel = '0123-4567-89AB-CDEF',
): Promise<string> {
  const segredo = new Secret({ size: 20 }).base32
  await sql`
    insert into fator_totp (idusuario, segredo, confirmado_em) values (${idusuario}, ${cofre.seal(segredo, `fator_totp:${idusuario}`)}, now())`
  await sql`insert into codigo_recuperacao (idusuario, codigo_hash) values (${idusuario}, ${hashCodigo(idusuario, papel)})`
  await sql`update usuario set segundo_fator = true where idusuario = ${idusuario}`
  return segredo
}
