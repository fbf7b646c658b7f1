/** What a representative looks for among its clientes. */
export interface FiltroClientes {
  busca: string
  /** Nothing ordered for 30 days. */
  parados: boolean
  /** Something in an unsent cart. */
  abertos: boolean
  /** To be visited today. */
  rota: boolean
  offset: number
}

/** ux 1.28.1: "sem comprar há 30 d". */
export const DIAS_PARADO = 30
export const POR_PAGINA = 10

export function readFiltro(params: URLSearchParams): FiltroClientes {
  const offset = Number(params.get('offset'))
  return {
    busca: (params.get('busca') ?? '').slice(0, 100),
    parados: params.get('parados') === '1',
    abertos: params.get('abertos') === '1',
    rota: params.get('rota') === '1',
    offset: Number.isSafeInteger(offset) && offset > 0 ? offset : 0,
  }
}

/** The address of a filter; its first page by default. */
export function writeFiltro({ busca, parados, abertos, rota, offset = 0 }: Partial<FiltroClientes>): string {
  const params = new URLSearchParams()
  if (busca) params.set('busca', busca)
  if (parados) params.set('parados', '1')
  if (abertos) params.set('abertos', '1')
  if (rota) params.set('rota', '1')
  if (offset > 0) params.set('offset', String(offset))
  return params.size > 0 ? `?${params}` : '?'
}

export function toQuery({ busca, parados, abertos, rota, offset }: FiltroClientes) {
  return {
    search: busca,
    offset,
    limit: POR_PAGINA,
    carrinhoaberto: abertos,
    narota: rota,
    ...(parados && { diassemcomprar: DIAS_PARADO }),
  }
}
