import { urls, type Body, type Calls, type Response } from '@vitrine/contract'
import { situacaoOf } from '@vitrine/rules/acesso'

import type { ContextoComprador } from '#acesso'
import { composeCadastroDecidido, insertCarta } from '#correio'
import { Falha, toLinkPublico, uuidv7, type Config, type Sql } from '#infra'

import { findAvisado } from './analise.repository.ts'
import { decideAnalise } from './write-analise.ts'

type Key = 'POST /painel/v1/{idfornecedor}/cadastros/{idcliente}/decisao'

/**
 * Approves or refuses a registration, and writes to the cliente, once for each decision (ux 1.26.3). Errors:
 * `entrada_invalida` for a refusal without a reason, `nao_encontrado` for whoever is not registered here,
 * `cadastro_mudou` where it is not the version that was seen any more.
 */
export async function decideCadastro(
  { sql, config }: { sql: Sql; config: Config },
  { aprovado, motivo: texto, versao }: Body<Calls[Key]>,
  { fornecedor, idcliente, papel: ator, idusuario, idapikeys }: ContextoComprador,
): Promise<Response<Calls[Key]>> {
  if (!fornecedor || !idcliente) throw new Falha('nao_encontrado')
  const motivo = aprovado ? '' : texto.trim()
  if (!aprovado && !motivo)
    throw new Falha('entrada_invalida', { campos: { motivo: 'Diga o motivo: o cliente vai lê-lo.' } })
  const { idfornecedor } = fornecedor
  const quem = { idfornecedor, autor: { ator, idusuario, idapikeys } }
  await sql.begin(async (tx) => {
    if (!(await decideAnalise(tx, quem, { idcliente, aprovado, motivo, versao }))) return
    const avisado = await findAvisado(tx, { idfornecedor, idcliente })
    if (!avisado) return
    const { slug, dominio, loja, nome, email } = avisado
    const link = toLinkPublico(config, { dominio, caminho: aprovado ? urls.loja(slug) : urls.conta(slug) })
    const carta = composeCadastroDecidido({ loja, nome, email, link, motivo: aprovado ? null : motivo })
    await insertCarta(tx, carta, { idfornecedor, chave: `cadastro-decidido:${uuidv7()}` })
  })
  return { situacao: situacaoOf(aprovado) }
}
