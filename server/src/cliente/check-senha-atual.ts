import { inTurn } from '#acesso'
import { Falha, verifySenha, type Sql } from '#infra'
import { hashChave, takeTentativa } from '#verificacao'

import { findSenhaHash } from './cadastro.repository.ts'

/** Tries of the current password of one login in an hour. */
const POR_HORA = 10

/**
 * Asks again for the password of whoever is logged in, before something that cannot be taken back: a stolen session does not
 * give the account away. Errors: `senha_incorreta` naming `campo`, `muitas_requisicoes`.
 */
export async function checkSenhaAtual(
  sql: Sql,
  idusuario: string,
  senha: string,
  campo: string,
): Promise<void> {
  const limite = { chave: hashChave(`senha-atual:${idusuario}`), maximo: POR_HORA }
  if (!(await sql.begin((tx) => takeTentativa(tx, [limite])))) throw new Falha('muitas_requisicoes')
  const guardado = await findSenhaHash(sql, idusuario)
  if (await inTurn(() => verifySenha(senha, guardado))) return
  throw new Falha('senha_incorreta', { campos: { [campo]: 'Senha atual incorreta.' } })
}
