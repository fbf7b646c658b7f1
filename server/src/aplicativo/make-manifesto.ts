import { urls, type Fornecedor } from '@vitrine/contract'
import { raizDaLoja } from '@vitrine/contract/urls-aplicativo'
import { hasModulo } from '@vitrine/rules/acesso'
import { deriveTema } from '@vitrine/rules/tema'

import { listIcones } from './list-icones.ts'

/** Names under an icon are cut after about so many letters (W3C, short_name). */
const CURTO = 12

/**
 * The web app manifest of a store on this host (ux 2.2): on its own host the app is all of it, at the marketplace what is under
 * its slug. Nothing in it depends on who asks.
 */
export function makeManifesto(loja: Fornecedor, whiteLabel: string | null) {
  const { slug, nome, modulos, config } = loja
  const { tema, seo } = config
  const raiz = raizDaLoja(slug, whiteLabel)
  const { bg, brand } = deriveTema(tema.entradas)
  const atalhos = [
    { name: 'Pedidos', url: urls.pedidos(slug) },
    ...(hasModulo(modulos, 'lista-compras')
      ? [
          { name: 'Listas', url: urls.listas(slug) },
          { name: 'Colar pedido', url: urls.revisao(slug) },
        ]
      : []),
  ]
  return {
    id: raiz,
    name: nome,
    short_name: shorten(nome),
    ...(seo.description && { description: seo.description }),
    lang: 'pt-BR',
    dir: 'ltr',
    start_url: raiz,
    scope: raiz,
    display: 'standalone',
    theme_color: brand,
    background_color: bg,
    categories: ['shopping'],
    icons: listIcones(loja),
    shortcuts: atalhos,
  }
}

/** Whole words as far as they fit; of a first word that is too long its beginning. */
export function shorten(nome: string): string {
  let curto = ''
  for (const palavra of nome.trim().split(/\s+/)) {
    const mais = curto ? `${curto} ${palavra}` : palavra
    if (mais.length > CURTO) break
    curto = mais
  }
  return curto.replace(/[\s,&-]+(?:e|de|da|do|das|dos)?$/i, '') || [...nome.trim()].slice(0, CURTO).join('')
}
