import type { Body, Calls, Response } from '@vitrine/contract'
import { normalizeLogin } from '@vitrine/rules/documento'

import { inTurn, hashToken, type ContextoComprador } from '#acesso'
import type { Requisicao } from '#chamada'
import { composeSenhaTrocada, insertCarta } from '#correio'
import { Falha, hashSenha, uuidv7 } from '#infra'

import { takeTentativaDoIp } from './limite-ip.ts'
import type { VerificacaoDeps } from './send-verificacao.ts'
import { replaceSenha, useCodigo, useToken } from './verificacao.repository.ts'

type Key = 'POST /v1/app/{session_token}/cliente/senha/redefinir'

/** Tries of codes and links from one address in an hour; a code itself bears five. */
const POR_IP = 60

/**
 * New password with a code or a link, each used once. Ends every session of the login and tells its owner by mail.
 * Errors: `codigo_invalido` alike for unknown logins, wrong, used and expired codes; `muitas_requisicoes`.
 */
export async function resetSenha(
  { sql }: VerificacaoDeps,
  { login = '', codigo = '', token = '', senha }: Body<Calls[Key]>,
  { contexto, requisicao }: { contexto: ContextoComprador; requisicao: Requisicao },
): Promise<Response<Calls[Key]>> {
  if (!(await takeTentativaDoIp(sql, 'uso', requisicao.ip, POR_IP))) throw new Falha('muitas_requisicoes')
  // Hashed before the code is looked at: right and wrong take the same time.
  const senha_hash = await inTurn(() => hashSenha(senha))
  const quem = await prove()
  if (!quem) throw new Falha('codigo_invalido')
  const { fornecedor } = contexto
  await sql.begin(async (tx) => {
    await replaceSenha(tx, quem.idusuario, senha_hash)
    await insertCarta(tx, composeSenhaTrocada({ ...quem, loja: fornecedor?.nome ?? 'Vitrine' }), {
      idfornecedor: fornecedor?.idfornecedor ?? null,
      chave: `senha-trocada:${uuidv7()}`,
    })
  })
  return { email: quem.email }

  async function prove() {
    if (token) return useToken(sql, hashToken(token), 'RECUPERAR_SENHA')
    const alvo = normalizeLogin(login)
    return alvo && useCodigo(sql, alvo, { codigo: codigo.replace(/\D/g, ''), fonte: 'RECUPERAR_SENHA' })
  }
}
