import type { LoaderFunctionArgs } from 'react-router'

import { loadPaginaInicial, type DadosDoInicio } from './pagina-inicial/load-pagina-inicial.ts'
import { isInicio } from './vitrine/busca-url.ts'
import { loadLista, type DadosLista } from './vitrine/load-lista.ts'

/** What stands at the address of a store: its home where it composed one and nothing is looked for, else the list. */
export interface DadosDaLoja extends DadosLista {
  inicio: DadosDoInicio | null
}

export async function loadTelaDaLoja(args: LoaderFunctionArgs): Promise<DadosDaLoja> {
  const inicio = isInicio(args.url.searchParams) ? await loadPaginaInicial(args) : null
  return inicio ? { inicio, pagina: null, filtros: null, ramo: null } : { inicio, ...(await loadLista(args)) }
}
