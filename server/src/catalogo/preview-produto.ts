import { randomBytes } from 'node:crypto'

import type { PreviaDoProduto } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'

import { saveUm, type Quem } from '#cadastro'
import { readRascunhoDo, type RascunhoDoDetalhe } from '#detalhe'
import { Falha, type Sql } from '#infra'

import { insertPreviaDeProduto, updatePreviaDeProduto } from './previa.repository.ts'
import { writeProduto } from './save-produto.ts'

interface Onde {
  quem: Quem
  loja: { publico: { slug: string } }
}

type Pedida = PreviaDoProduto & { idcadastroextraproduto: string }

/**
 * A link that shows the page of a product with these fields in it (decision 0170). What is said is written by what writes products, its page read by
 * what reads pages, and all of it taken back: nobody else ever sees it. Errors: those of writing it.
 */
export async function previewProduto(sql: Sql, { quem, loja }: Onde, pedida: Pedida) {
  const { grupo, link: deAntes, ...dito } = pedida
  const { idcadastroextraproduto: idconteudo } = dito
  const rascunho = await draftProduto(sql, quem, dito)
  const alvo = { idfornecedor: quem.idfornecedor, idconteudo, grupo, rascunho }
  const ateDeAntes = deAntes === undefined ? undefined : await updatePreviaDeProduto(sql, alvo, deAntes)
  const codigo = ateDeAntes && deAntes !== undefined ? deAntes : randomBytes(24).toString('base64url')
  const ate = ateDeAntes ?? (await insertPreviaDeProduto(sql, alvo, codigo))
  const caminho = `${urls.produto(loja.publico.slug, idconteudo, rascunho.produto.nome)}?previa=${codigo}`
  return { caminho, link: codigo, ate: ate.toISOString() }
}

/** Carries the page out of the transaction that is taken back. */
class Desfeita extends Error {
  readonly rascunho: RascunhoDoDetalhe
  constructor(rascunho: RascunhoDoDetalhe) {
    super('taken back, as it was meant')
    this.rascunho = rascunho
  }
}

async function draftProduto(
  sql: Sql,
  quem: Quem,
  { idcadastroextraproduto, ...dito }: Omit<Pedida, 'grupo' | 'link'>,
): Promise<RascunhoDoDetalhe> {
  const work = saveUm<RascunhoDoDetalhe>(sql, {
    async save(tx) {
      // One that is paused has no page; what is looked at is the page that it would have.
      await writeProduto(tx, quem, { idcadastroextraproduto, dito: { ...dito, ativo: true } })
      const rascunho = await readRascunhoDo(tx, quem.idfornecedor, idcadastroextraproduto)
      if (!rascunho) throw new Falha('nao_encontrado')
      throw new Desfeita(rascunho)
    },
    find: async () => undefined,
  })
  return work.catch((error: unknown) => {
    if (error instanceof Desfeita) return error.rascunho
    throw error
  })
}
