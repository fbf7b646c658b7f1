import type { HandlersOf } from '#chamada'
import type { Produto } from '@vitrine/contract'

import type { Fontes } from './read-detalhe.ts'
import { showDetalhe } from './show-detalhe.ts'

type Calls = 'GET /v2/app/{a}/fornecedor/{b}/produto/{c}'

/** One product as its own page shows it (§7 Products). */
export function createDetalheHandlers(fontes: Fontes): HandlersOf<Calls> {
  return {
    'GET /v2/app/{a}/fornecedor/{b}/produto/{c}': async ({ params, query, contexto, requisicao }) => {
      const { produto, escrita } = await showDetalhe(
        fontes,
        { ...query, id: params.c, previa: requisicao.previa?.codigo },
        contexto,
      )
      requisicao.precos = { de: listPrecosDo(produto), comFaixas: false }
      requisicao.escrita = escrita
      return produto
    },
  }
}

/** The products whose prices the answer knows: what one is shown beside is chosen by what it is, not by what it costs. */
const listPrecosDo = ({ id, variantesproduto, similares }: Produto): string[] => [
  id,
  ...[...variantesproduto, ...similares].map((outro) => outro.id),
]
