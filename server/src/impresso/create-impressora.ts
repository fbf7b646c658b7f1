import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'

import type { Arquivo } from '@vitrine/contract'

import type { FornecedorVivo } from '#fornecedor'
import { Memoria } from '#infra'

import { drawImpresso } from './draw-impresso.ts'
import type { Impresso } from './impresso.ts'

/** Some 30 KB each. */
const MAX_GUARDADOS = 60

/**
 * Draws what is asked for once for each version: kept under what is drawn, so that another word, another day or another name of the
 * store is another sheet, and nothing has to be dropped.
 */
export function createImpressora() {
  const guardados = new Memoria<Buffer>(MAX_GUARDADOS)
  return async (fornecedor: FornecedorVivo, impresso: Impresso, nome: string): Promise<Arquivo> => {
    const { rodape } = fornecedor.publico.config
    const vendedor = {
      nome: fornecedor.nome,
      razaosocial: fornecedor.razaosocial,
      cnpj: rodape.cnpj,
      contato: [rodape.endereco, rodape.telefone, rodape.email].filter(Boolean).join(' · '),
      slug: fornecedor.slug,
    }
    const chave = createHash('sha256')
      .update(JSON.stringify([vendedor, impresso]))
      .digest('base64')
    const bytes = guardados.get(chave) ?? (await buffer(await drawImpresso(vendedor, impresso)))
    guardados.set(chave, bytes)
    return { nome, conteudo: Readable.from([bytes]) }
  }
}
