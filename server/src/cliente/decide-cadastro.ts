import { urls, type Body, type Calls, type Response } from '@vitrine/contract'
import { situacaoOf } from '@vitrine/rules/acesso'

import type { ContextoComprador } from '#acesso'
import { composeCadastroDecidido, insertCarta } from '#correio'
import { Falha, toLinkPublico, uuidv7, type Config, type Sql } from '#infra'

import { decideAnalise, hasCadastro } from './analise.repository.ts'

type Key = 'POST /painel/v1/{idfornecedor}/cadastros/{idcliente}/decisao'

/**
 * Approves or refuses a registration, and writes to the cliente, once for each decision (ux 1.26.3). Errors:
 * `entrada_invalida` for a refusal without a reason, `nao_encontrado` for whoever is not registered here.
 */
export async function decideCadastro(
  { sql, config }: { sql: Sql; config: Config },
  { aprovado, motivo: texto }: Body<Calls[Key]>,
  { fornecedor, idcliente }: ContextoComprador,
): Promise<Response<Calls[Key]>> {
  if (!fornecedor || !idcliente) throw new Falha('nao_encontrado')
  const motivo = aprovado ? '' : texto.trim()
  if (!aprovado && !motivo)
    throw new Falha('entrada_invalida', { campos: { motivo: 'Diga o motivo: o cliente vai lê-lo.' } })
  const qual = { idfornecedor: fornecedor.idfornecedor, idcliente }
  await sql.begin(async (tx) => {
    const decidido = await decideAnalise(tx, qual, { aprovado, motivo })
    if (!decidido) {
      if (await hasCadastro(tx, qual)) return
      throw new Falha('nao_encontrado')
    }
    const { slug, dominio, loja, nome, email } = decidido
    const link = toLinkPublico(config, { dominio, caminho: aprovado ? urls.loja(slug) : urls.conta(slug) })
    const carta = composeCadastroDecidido({ loja, nome, email, link, motivo: aprovado ? null : motivo })
    await insertCarta(tx, carta, {
      idfornecedor: qual.idfornecedor,
      chave: `cadastro-decidido:${uuidv7()}`,
    })
  })
  return { situacao: situacaoOf(aprovado) }
}
