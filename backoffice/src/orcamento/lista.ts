import type { ListaDeOrcamentos, VistaOrcamento } from '@vitrine/contract'
import type { Client } from '@vitrine/contract/client'

/** Which budgets a list shows. */
export const vistas = [
  { id: 'a-precificar', nome: 'A precificar', vista: 'A_PRECIFICAR' },
  { id: 'supervisor', nome: 'Aguardam supervisor', vista: 'AGUARDAM_SUPERVISOR' },
  { id: 'precificados', nome: 'Com o cliente', vista: 'PRECIFICADOS' },
  { id: 'aceitos', nome: 'Aceitos', vista: 'ACEITOS' },
  { id: 'vencidos', nome: 'Vencidos', vista: 'VENCIDOS' },
] as const satisfies readonly { id: string; nome: string; vista: VistaOrcamento }[]

/** The list as its address says. */
export interface QualLista {
  vista: (typeof vistas)[number]['id']
  busca: string
  page: number
}

export function readLista({ searchParams }: URL): QualLista {
  const page = Number(searchParams.get('page'))
  return {
    vista: vistas.find(({ id }) => id === searchParams.get('vista'))?.id ?? 'a-precificar',
    busca: (searchParams.get('busca') ?? '').trim().slice(0, 100),
    page: Number.isSafeInteger(page) && page > 0 ? Math.min(page, 100_000) : 1,
  }
}

/** Null: they could not be read. */
export async function readOrcamentos(
  client: Client,
  idfornecedor: string,
  { vista: id, busca, page }: QualLista,
): Promise<ListaDeOrcamentos | null> {
  const vista = vistas.find((cada) => cada.id === id)?.vista
  const resposta = await client('GET /painel/v1/{idfornecedor}/orcamentos', {
    params: { idfornecedor },
    query: { vista, busca, page },
  })
  return resposta.ok ? resposta.dados : null
}
