import type { Desenho, Forma } from '../tipos.ts'
import { makeCena, type DesenhaForma } from './cena.ts'
import { bandeja, barra, fardo, pacote, pouch, saco, tubo } from './formas-flexiveis.ts'
import {
  balde,
  caixa,
  caixinha,
  cerveja,
  copo,
  frasco,
  galao,
  garrafa,
  lata,
  lataBaixa,
  pote,
  spray,
  vidro,
} from './formas-rigidas.ts'
import { engradado, ferramenta, kit, maco, rolo, solto, tabua, tigela } from './formas-soltas.ts'

export interface ProdutoDesenhado {
  desenho: Desenho
  marca: string
  nome: string
  embalagem: string
  /** Tint of its category behind it. */
  fundo: string
}

const formas: Record<Forma, DesenhaForma> = {
  saco,
  pouch,
  pacote,
  garrafa,
  'garrafa-cerveja': cerveja,
  lata,
  'lata-baixa': lataBaixa,
  pote,
  vidro,
  caixa,
  caixinha,
  engradado,
  tigela,
  bandeja,
  tubo,
  galao,
  balde,
  rolo,
  maco,
  solto,
  barra,
  copo,
  fardo,
  ferramenta,
  tabua,
  frasco,
  spray,
  kit,
}

/**
 * A packshot as SVG, 400 by 400: the package in the product's colours, brand, name and size as outlines, a motif, on the
 * tint of its category. The same product gives the same picture; two products differ at least in what the label says.
 */
export function drawProduto({ fundo, ...produto }: ProdutoDesenhado): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400"><path fill="${fundo}" d="M0 0h400v400H0z"/><g transform="translate(200 212) scale(1.1) translate(-200 -212)">${drawCorpo(produto)}</g></svg>`
}

/** The package alone, in a box of 400: it stands on y = 340, its middle is x = 200. */
export function drawCorpo({ desenho, marca, nome, embalagem }: Omit<ProdutoDesenhado, 'fundo'>): string {
  const semente = hashOf(`${marca}|${nome}|${embalagem}`)
  const rotulo = {
    marca,
    nome: shortNome(nome, marca),
    tamanho: embalagem,
    motivo: desenho.motivo,
    cor: desenho.cor,
    estilo: semente % 4,
  }
  return formas[desenho.forma](makeCena(rotulo, desenho.cor2, semente))
}

/** The same packshot from near, so that a label can be read: the second picture of a product. */
export function drawDetalhe(packshot: string): string {
  return packshot.replace('viewBox="0 0 400 400"', 'viewBox="104 128 192 192"')
}

/** The label says the brand once. */
function shortNome(nome: string, marca: string): string {
  const rest = nome.replace(marca, '').replace(/\s+/g, ' ').trim()
  return rest || nome
}

function hashOf(text: string): number {
  let hash = 2_166_136_261
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619)
  return (hash >>> 0) % 9973
}
