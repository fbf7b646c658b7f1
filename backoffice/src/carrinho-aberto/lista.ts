import type { CarrinhosDaLoja } from '@vitrine/contract'
import type { Client } from '@vitrine/contract/client'

/** Which carts a list shows. `conta`: which of the counts stands beside its name. */
export const vistas = [
  { id: 'todos', nome: 'Todos', vista: 'TODOS', conta: 'todos' },
  { id: 'aqui-agora', nome: 'Aqui agora', vista: 'AQUI_AGORA', conta: 'aqui_agora' },
  { id: 'em-negociacao', nome: 'Em negociação', vista: 'EM_NEGOCIACAO', conta: 'em_negociacao' },
  {
    id: 'supervisor',
    nome: 'Aguardam supervisor',
    vista: 'AGUARDA_SUPERVISOR',
    conta: 'aguarda_supervisor',
  },
] as const

/** The list as its address says. */
export interface ListaDeCarrinhos {
  vista: (typeof vistas)[number]['id']
  busca: string
  page: number
}

export function readLista({ searchParams }: URL): ListaDeCarrinhos {
  const page = Number(searchParams.get('page'))
  return {
    vista: vistas.find(({ id }) => id === searchParams.get('vista'))?.id ?? 'todos',
    busca: (searchParams.get('busca') ?? '').trim().slice(0, 100),
    page: Number.isSafeInteger(page) && page > 0 ? Math.min(page, 100_000) : 1,
  }
}

/** Null: they could not be read. */
export async function readCarrinhos(
  client: Client,
  idfornecedor: string,
  { vista: id, busca, page }: ListaDeCarrinhos,
): Promise<CarrinhosDaLoja | null> {
  const vista = vistas.find((cada) => cada.id === id)?.vista
  const resposta = await client('GET /painel/v1/{idfornecedor}/carrinhos-abertos', {
    params: { idfornecedor },
    query: { vista, busca, page },
  })
  return resposta.ok ? resposta.dados : null
}
