import type { Submissao } from '@vitrine/contract'

import type { Comprador } from '#sessao'

export interface Aprovadores {
  /** Names of those who may send what this login only prepares. */
  aprovadores: string[]
  /** It may only prepare. */
  pede: boolean
  /** Cost centres of the company. */
  centros: { codigo: string; nome: string }[]
}

/** The people who may send the order of a login that may not (§6), and the cost centres of a company. */
export async function findAprovadores({ pagina, loja, idcliente }: Comprador): Promise<Aprovadores> {
  const resposta = await pagina.client('GET /v4/cart/{idfornecedor}/{idcliente}/aprovacao', {
    params: { idfornecedor: loja.idfornecedor, idcliente },
    query: {},
  })
  return resposta.ok ? resposta.dados : { aprovadores: [], pede: false, centros: [] }
}

/** Asks for approval of the order as it stands on the page, with what was written to the store; answers the request. */
export async function askAprovacao({ pagina, loja, idcliente }: Comprador, submissao: Submissao) {
  return pagina.client('POST /v4/aprovacao/{idfornecedor}/{idcliente}', {
    params: { idfornecedor: loja.idfornecedor, idcliente },
    query: {},
    body: { submissao, recado: submissao.anotacoes },
  })
}

/** 'Bia', 'Bia e Rui', 'Bia, Rui e Zé'. */
export function joinNomes(nomes: readonly string[]): string {
  return nomes.length < 2 ? nomes.join('') : `${nomes.slice(0, -1).join(', ')} e ${nomes.at(-1)}`
}
