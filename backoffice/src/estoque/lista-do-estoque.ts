import type { VistaProduto } from '@vitrine/contract'
import type { Client } from '@vitrine/contract/client'
import { parseQuantidade } from '@vitrine/rules/dinheiro'

/** Which products a list of stock shows; the first one needs no word in the address. */
export const vistas = [
  { id: 'todos', nome: 'Todos', vista: 'TODOS' },
  { id: 'em-falta', nome: 'Em falta', vista: 'SEM_ESTOQUE' },
  { id: 'baixo', nome: 'Estoque baixo', vista: 'ESTOQUE_BAIXO' },
  { id: 'contados', nome: 'Contados', vista: 'CONTADOS' },
  { id: 'nao-contados', nome: 'Não contados', vista: 'NAO_CONTADOS' },
] as const satisfies readonly { id: string; nome: string; vista: VistaProduto }[]

/** The list as its address says. */
export interface QualEstoque {
  vista: (typeof vistas)[number]['id']
  busca: string
  /** Units below which stock is low. */
  menosDe: number
}

/** Where an address says nothing else. */
export const MENOS_DE = 10

export function readQual({ searchParams }: Pick<URL, 'searchParams'>): QualEstoque {
  const menosDe = parseQuantidade(searchParams.get('menos') ?? '')
  return {
    vista: vistas.find(({ id }) => id === searchParams.get('vista'))?.id ?? 'todos',
    busca: (searchParams.get('busca') ?? '').trim().slice(0, 100),
    menosDe: menosDe !== null && menosDe <= 1_000_000 ? menosDe : MENOS_DE,
  }
}

/** What of a list its address has to say. */
export const toEndereco = ({ vista, busca, menosDe }: QualEstoque) => ({
  vista: vista === 'todos' ? undefined : vista,
  busca,
  menos: vista === 'baixo' && menosDe !== MENOS_DE ? String(menosDe).replace('.', ',') : undefined,
})

/** A page after another, the first after none. */
export function readPagina(
  client: Client,
  idfornecedor: string,
  { vista: id, busca, menosDe, cursor }: QualEstoque & { cursor?: string },
) {
  return client('GET /painel/v1/{idfornecedor}/produtos', {
    params: { idfornecedor },
    query: {
      vista: vistas.find((cada) => cada.id === id)?.vista,
      sk: busca,
      abaixo_de: menosDe,
      cursor,
      limit: 50,
    },
  })
}
