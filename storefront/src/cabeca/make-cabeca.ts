import type { DadosRaiz } from '#shell'

import { findCanonica } from './find-canonica.ts'
import type { Cabeca, Pagina, PaginaDaLoja, Parte } from './cabeca.ts'
import { cutDescricao } from './cut-descricao.ts'
import { imagemDaLoja } from './imagem-da-loja.ts'
import { telas } from './telas.ts'

/** The head of any page: what its screen says, over what its store says of itself, over nothing. */
export function makeCabeca(pagina: Pagina): Cabeca {
  const { rota, status, raiz } = pagina
  const isInteira = status === 200
  const { dados, descricao, ...parte } = isInteira ? partOf(pagina) : {}
  const daLoja = headOf(raiz)
  return {
    ...daLoja,
    ...parte,
    canonica: isInteira ? findCanonica(rota, pagina, raiz) : null,
    descricao: cutDescricao(descricao || daLoja.descricao),
    imagem: parte.imagem ?? daLoja.imagem,
    // A page for somebody who is logged in may show personal prices, so it gets no structured data.
    dados: raiz.sessao ? [] : (dados ?? []),
  }
}

const vazia = { titulo: 'Vitrine', descricao: '', chave: '', imagem: null, tipo: 'website' } as const

/** What a store says of itself wherever a screen says nothing else. */
function headOf({ loja, origem }: DadosRaiz): Omit<Cabeca, 'canonica' | 'dados'> {
  if (!loja) return { ...vazia, propriedades: {} }
  const { title, description, image } = loja.config.seo
  const url = imagemDaLoja(image, origem)
  return {
    ...vazia,
    titulo: title || loja.nome,
    descricao: description,
    imagem: url ? { url, alt: loja.nome } : null,
    propriedades: {},
  }
}

/** The first screen of the marketplace, which asks for the place of delivery. */
const porta: Parte = {
  titulo: 'Vitrine: lojas que chegam até você',
  descricao: 'Diga onde você está e compre nas lojas que entregam aí, com preço, estoque e horário certos.',
}

function partOf(pagina: Pagina): Parte {
  return hasLoja(pagina) ? (telas[pagina.rota]?.(pagina) ?? {}) : porta
}

function hasLoja(pagina: Pagina): pagina is PaginaDaLoja {
  return pagina.raiz.loja !== null
}
