import type { Body, Calls, Response, VerificacaoEnviada } from '@vitrine/contract'

import { hashToken, type ContextoComprador } from '#acesso'
import type { Requisicao } from '#chamada'
import { claimPrevistos } from '#cliente-previsto'
import { Falha } from '#infra'

import { confirmEmail } from './email.repository.ts'
import { takeTentativaDoIp } from './limite-ip.ts'
import { MINUTOS, REENVIO } from './make-verificacao.ts'
import type { VerificacaoDeps } from './send-verificacao.ts'
import { useCodigo, useToken } from './verificacao.repository.ts'
import { writeConfirmacao } from './write-confirmacao.ts'

interface Quem {
  contexto: ContextoComprador
  requisicao: Requisicao
}

/** Tries of codes and links from one address in an hour; a code itself bears five. */
const POR_IP = 60

/** Another letter for the login of this session; confirmed already, none is written. Errors: `muitas_requisicoes`. */
export async function askConfirmacao(
  { sql, config }: VerificacaoDeps,
  { contexto: { sessao, fornecedor }, requisicao: { ip } }: Quem,
): Promise<VerificacaoEnviada> {
  if (!sessao) throw new Falha('sessao_expirada')
  const { email } = sessao
  const isWritten =
    sessao.email_confirmado ||
    (await sql.begin((tx) => writeConfirmacao(tx, config, { email, ip, fornecedor })))
  if (!isWritten) throw new Falha('muitas_requisicoes')
  return {
    mensagem: `Enviamos um código e um link para ${email}.`,
    canal: 'EMAIL',
    validade: MINUTOS.CONFIRMAR_EMAIL * 60,
    reenvio: REENVIO,
  }
}

/**
 * Confirms that the owner of a login reads its mailbox: by the link, wherever it is opened, or by the code in a session of that login. Errors:
 * `codigo_invalido` alike for wrong, used and expired ones, and for those of an address that the login has no more; `muitas_requisicoes`.
 */
export async function proveEmail(
  { sql }: VerificacaoDeps,
  { token = '', codigo = '' }: Body<Calls['POST /v4/usuario/email/confirmar']>,
  { contexto: { sessao }, requisicao }: Quem,
): Promise<Response<Calls['POST /v4/usuario/email/confirmar']>> {
  if (!(await takeTentativaDoIp(sql, 'uso', requisicao.ip, POR_IP))) throw new Falha('muitas_requisicoes')
  const fonte = 'CONFIRMAR_EMAIL'
  // A wrong code is counted: nothing throws before the transaction is kept.
  const quem = await sql.begin(async (tx) => {
    const provado = token
      ? await useToken(tx, hashToken(token), fonte)
      : sessao &&
        (await useCodigo(
          tx,
          { tipo: 'EMAIL', valor: sessao.email },
          { codigo: codigo.replace(/\D/g, ''), fonte },
        ))
    if (provado) {
      await confirmEmail(tx, provado)
      await claimPrevistos(tx, provado.idusuario)
    }
    return provado
  })
  if (!quem) throw new Falha('codigo_invalido')
  return { email: quem.email }
}
