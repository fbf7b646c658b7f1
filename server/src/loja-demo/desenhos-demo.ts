import type { FornecedorDemo } from '@vitrine/demo'
import { drawDetalhe, drawLogo, drawProduto, type Logo } from '@vitrine/demo/pictures'
import { contrastRatio } from '@vitrine/rules/tema'

import { hashImagem, saveImagens, type ImagemNova } from '#imagem'
import type { Transaction } from '#infra'

import { quemDemo } from './quem-demo.ts'

/** Stores whose customers read labels: their products have a second picture. The others keep the first start short. */
const COM_DETALHE: ReadonlySet<string> = new Set(['emporio'])

/** The pictures of each product, and their places in the product's row. */
export function drawProdutos({ slug, produtos, categorias }: FornecedorDemo) {
  const fundos = new Map(categorias.map(({ slug, fundo }) => [slug, fundo]))
  return produtos.map(({ sku, nome, marca, embalagem, categoria, desenho }) => {
    const cor = fundos.get(categoria) ?? '#f1f1ee'
    const packshot = drawProduto({ desenho, marca, nome, embalagem, fundo: cor })
    const svgs = COM_DETALHE.has(slug) ? [packshot, drawDetalhe(packshot)] : [packshot]
    const desenhos = svgs.map((svg): ImagemNova => {
      const dados = Buffer.from(svg)
      return { hash: hashImagem(dados), tipo: 'image/svg+xml', dados, cor }
    })
    const alts = [nome, `${nome}, de perto`]
    return {
      sku,
      desenhos,
      imagens: desenhos.map(({ hash }, index) => ({ hash, alt: alts[index] ?? nome, cor })),
    }
  })
}

const SIMBOLOS: Record<string, 'montanha' | 'caixa' | 'tijolo' | 'lupulo'> = {
  emporio: 'montanha',
  atacado: 'caixa',
  obra: 'tijolo',
  cervejaria: 'lupulo',
}

/** Background colour of the dark scheme. */
const NOITE = '#16191c'

export interface LogoDemo extends ImagemNova {
  /** Width by height. */
  ratio: number
}

/** The wordmark on light and on dark ground. */
export function drawLogos({ slug, nome, tema }: FornecedorDemo): { claro: LogoDemo; escuro: LogoDemo } {
  // The second line begins after the first word, and after 'Casa & Obra'.
  const [, primeira = nome, segunda = ''] = /^(\S+(?: & \S+)?) (.*)$/.exec(nome) ?? []
  const draw = (cores: Pick<Logo, 'cor' | 'corTexto' | 'corte'>): LogoDemo => {
    const simbolo = SIMBOLOS[slug] ?? 'caixa'
    const svg = drawLogo({ nome: primeira, nome2: segunda, simbolo, ...cores })
    const [, largura, altura] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
    const dados = Buffer.from(svg)
    const ratio = Number(largura) / Number(altura)
    return { hash: hashImagem(dados), tipo: 'image/svg+xml', dados, cor: '#ffffff', ratio }
  }
  // On dark ground the symbol keeps the brand's colour where that is light enough to be seen.
  const isClara = contrastRatio(tema.brand, NOITE) >= 4.5
  return {
    claro: draw({ cor: tema.brand, corTexto: '#16181d' }),
    escuro: draw({
      cor: isClara ? tema.brand : '#ffffff',
      corTexto: '#ffffff',
      corte: isClara ? NOITE : tema.brand,
    }),
  }
}

/** Takes drawings of a demo store in, as any other store's. */
export async function saveDesenhos(
  tx: Transaction,
  slug: string,
  desenhos: readonly ImagemNova[],
): Promise<void> {
  await saveImagens(
    tx,
    quemDemo(slug),
    desenhos.map(({ dados, cor }) => ({ dados, cor })),
  )
}
