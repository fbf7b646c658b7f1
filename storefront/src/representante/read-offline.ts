import { FUSO_PADRAO, todayIn } from '@vitrine/rules/data'

import { filterCarteira, readCarteira } from './carteira.ts'
import { readFiltro } from './filtro.ts'

/** The list from what the device kept, for a page that found no connection; null when nothing is kept. */
export function readOffline(url: URL) {
  const slug = url.pathname.split('/')[1] ?? ''
  const carteira = readCarteira(slug)
  if (!carteira || carteira.clientes.length === 0) return null
  const filtro = { ...readFiltro(url.searchParams), offset: 0 }
  const hoje = todayIn(carteira.fuso ?? FUSO_PADRAO, new Date())
  const data = filterCarteira(carteira, filtro, hoje)
  return {
    filtro,
    hoje,
    rota: { a: '', b: carteira.dono },
    atual: null,
    pagina: { data, totalItems: data.length, limit: data.length, offset: 0 },
    /** When it was read. */
    desde: carteira.em,
  }
}
