import { randomBytes } from 'node:crypto'

import { avisos, urlsAcesso, type Body, type Calls, type Response } from '@vitrine/contract'
import { isEmail, normalizeEmail } from '@vitrine/rules/documento'

import { hashToken } from '#acesso'
import type { Requisicao } from '#chamada'
import { composeConvite, insertCarta } from '#correio'
import { Falha, toLinkPublico, uuidv7, type Config, type Sql } from '#infra'
import { hashChave, limitIp, takeTentativa } from '#verificacao'

import { saveConvite } from './convite.repository.ts'
import type { Gestor } from './require-gestor.ts'
import { isVinculado } from './usuario-vinculado.repository.ts'

type Key = 'POST /v1/app/usuario/{a}/{b}'

const DIAS = 3
/** Letters in an hour: to one mailbox, from one cliente, from one IP address. */
const POR_EMAIL = 5
const POR_CLIENTE = 30
const POR_IP = 60

/**
 * Writes a link to an e-mail, good once and for three days (§6 created by e-mail). The answer and the letter are the same
 * whether the e-mail has a login. Errors: `entrada_invalida` naming `email`, `muitas_requisicoes`.
 */
export async function inviteUsuario(
  { sql, config }: { sql: Sql; config: Config },
  body: Body<Calls[Key]>,
  { gestor, requisicao }: { gestor: Gestor; requisicao: Requisicao },
): Promise<Response<Calls[Key]>> {
  const { idcliente, idusuario, fornecedor } = gestor
  const email = normalizeEmail(body.email)
  if (!isEmail(email)) throw toCampo('Informe um e-mail válido.')
  if (await isVinculado(sql, idcliente, email)) throw toCampo('Este e-mail já compra por este cadastro.')
  const token = randomBytes(32).toString('base64url')
  const { dominio } = fornecedor.publico.config.dominio
  const carta = composeConvite({
    para: email,
    loja: fornecedor.nome,
    cliente: gestor.cliente,
    convidado_por: gestor.nome,
    link: toLinkPublico(config, { dominio, caminho: urlsAcesso.convite(fornecedor.slug, token) }),
    dias: DIAS,
  })
  const idconvite = await sql.begin(async (tx) => {
    if (!(await takeTentativa(tx, limitsOf(email, gestor, requisicao)))) return null
    const id = await saveConvite(
      tx,
      {
        idconvite: uuidv7(),
        idcliente,
        idfornecedor: fornecedor.idfornecedor,
        email,
        submissao_pedido: body.submissao_pedido && gestor.podeSubmeter,
        token_hash: hashToken(token),
        convidado_por: idusuario,
      },
      DIAS,
    )
    const { idfornecedor } = fornecedor
    await insertCarta(tx, carta, { idfornecedor, chave: `convite:${carta.idcorreio}`, secreta: true })
    return id
  })
  if (!idconvite) throw new Falha('muitas_requisicoes')
  return { mensagem: avisos.convite_enviado, idconvite }
}

function limitsOf(email: string, { idcliente }: Gestor, { ip }: Requisicao) {
  return [
    { chave: hashChave(`convite:email:${email}`), maximo: POR_EMAIL },
    { chave: hashChave(`convite:cliente:${idcliente}`), maximo: POR_CLIENTE },
    limitIp('convite', ip, POR_IP),
  ]
}

function toCampo(email: string): Falha {
  return new Falha('entrada_invalida', { campos: { email } })
}
