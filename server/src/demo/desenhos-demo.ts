import type { FornecedorDemo } from '@vitrine/demo'
import { drawLogo, drawProduto } from '@vitrine/demo/pictures'

import { hashImagem, type ImagemNova } from '#imagem'

/** The picture of each product, and its place in the product's row. */
export function drawProdutos({ produtos, categorias }: FornecedorDemo) {
  const fundos = new Map(categorias.map(({ slug, fundo }) => [slug, fundo]))
  return produtos.map(({ sku, nome, marca, embalagem, categoria, desenho }) => {
    const cor = fundos.get(categoria) ?? '#f1f1ee'
    const dados = Buffer.from(drawProduto({ desenho, marca, nome, embalagem, fundo: cor }))
    const hash = hashImagem(dados)
    return {
      sku,
      imagem: { hash, alt: nome, cor },
      desenho: { hash, tipo: 'image/svg+xml' as const, dados, cor },
    }
  })
}

const SIMBOLOS: Record<string, 'montanha' | 'caixa' | 'tijolo' | 'lupulo'> = {
  emporio: 'montanha',
  atacado: 'caixa',
  obra: 'tijolo',
  cervejaria: 'lupulo',
}

export interface LogoDemo extends ImagemNova {
  /** Width by height. */
  ratio: number
}

/** The wordmark on light and on dark ground. */
export function drawLogos({ slug, nome, tema }: FornecedorDemo): { claro: LogoDemo; escuro: LogoDemo } {
  // The second line begins after the first word, and after 'Casa & Obra'.
  const [, primeira = nome, segunda = ''] = /^(\S+(?: & \S+)?) (.*)$/.exec(nome) ?? []
  const draw = (cor: string, corTexto: string): LogoDemo => {
    const simbolo = SIMBOLOS[slug] ?? 'caixa'
    const svg = drawLogo({ nome: primeira, nome2: segunda, cor, corTexto, simbolo })
    const [, largura, altura] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
    const dados = Buffer.from(svg)
    const ratio = Number(largura) / Number(altura)
    return { hash: hashImagem(dados), tipo: 'image/svg+xml', dados, cor: '#ffffff', ratio }
  }
  return { claro: draw(tema.brand, '#16181d'), escuro: draw('#ffffff', '#ffffff') }
}
