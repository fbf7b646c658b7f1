import type { Destino } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'

/** The address of a screen of the store that something drawn by it leads to. */
export function hrefOfDestino(slug: string, destino: Destino): string {
  switch (destino.tipo) {
    case 'LISTA':
      return hrefOfLista(slug, destino)
    case 'PRODUTO':
      return urls.produto(slug, destino.id)
    case 'COMBO':
      return urls.combo(slug, destino.id)
    case 'PAGINA':
      return urls.pagina(slug, destino.slug)
    case 'TELA':
      return urls[destino.tela](slug)
  }
}

function hrefOfLista(
  slug: string,
  { categ, sk, tags = [], marca }: Extract<Destino, { tipo: 'LISTA' }>,
): string {
  const filtros = [...tags, ...(marca ? [`marca:${marca}`] : [])]
  if (!categ && !sk && filtros.length === 0) return urls.catalogo(slug)
  return urls.lista(slug, { categ, sk, tagsPesquisa: filtros.join(',') })
}
