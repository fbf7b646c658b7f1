import type { Identidade } from '@vitrine/contract'

import { quemOf } from '#acesso'
import { lockCatalogo, saveUm } from '#cadastro'
import type { HandlersOf } from '#chamada'
import { Falha, type Sql } from '#infra'

import { findGuardado, type FornecedorGuardado } from './find-guardado.ts'
import { saveFornecedor } from './save-fornecedor.ts'

type Base = '/painel/v1/{idfornecedor}/identidade'

/** §6: what a supplier's way of selling is called among its tags. */
const ENTREGA = 'has-delivery'
const RETIRADA = 'has-collect'

/** The supplier itself, as its owner keeps it in the panel (decision 0137). */
export function createIdentidadeHandlers({ sql }: { sql: Sql }): HandlersOf<`GET ${Base}` | `PUT ${Base}`> {
  return {
    'GET /painel/v1/{idfornecedor}/identidade': async ({ contexto }) => {
      const guardado = await findGuardado(sql, quemOf(contexto).idfornecedor)
      if (!guardado) throw new Falha('nao_encontrado')
      return toIdentidade(guardado)
    },
    'PUT /painel/v1/{idfornecedor}/identidade': async ({ body, contexto }) => {
      const quem = quemOf(contexto)
      const { versao = 'qualquer' as const, faz_entrega, faz_retirada, ...dita } = body
      const guardado = await saveUm(sql, {
        save: async (tx) => {
          // What stays of the row is read after whoever writes it now.
          await lockCatalogo(tx, quem.idfornecedor)
          const { tags = [] } = (await findGuardado(tx, quem.idfornecedor)) ?? {}
          const comoVende = [...(faz_entrega ? [ENTREGA] : []), ...(faz_retirada ? [RETIRADA] : [])]
          const outras = tags.filter((tag) => tag !== ENTREGA && tag !== RETIRADA)
          await saveFornecedor(tx, quem, { ...dita, tags: [...outras, ...comoVende], versao })
        },
        find: (tx) => findGuardado(tx, quem.idfornecedor),
      })
      return toIdentidade(guardado)
    },
  }
}

function toIdentidade({
  slug,
  nome,
  razaosocial,
  cnpj,
  cidade,
  uf,
  chave_pix,
  instrucoes_pedido,
  tags,
  versao,
}: FornecedorGuardado): Identidade {
  return {
    slug,
    nome,
    razaosocial,
    cnpj,
    cidade,
    uf,
    chave_pix,
    instrucoes_pedido,
    faz_entrega: tags.includes(ENTREGA),
    faz_retirada: tags.includes(RETIRADA),
    versao,
  }
}
