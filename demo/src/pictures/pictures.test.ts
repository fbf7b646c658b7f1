import { expect, test } from 'vitest'

import { fornecedores } from '../index.ts'
import { contrast, inkOn } from './cor.ts'
import { drawLogo, drawProduto, listMotivos, type ProdutoDesenhado } from './index.ts'

const formas = [
  'saco',
  'pouch',
  'pacote',
  'garrafa',
  'garrafa-cerveja',
  'lata',
  'lata-baixa',
  'pote',
  'vidro',
  'caixa',
  'caixinha',
  'engradado',
  'tigela',
  'bandeja',
  'tubo',
  'galao',
  'balde',
  'rolo',
  'maco',
  'solto',
  'barra',
  'copo',
  'fardo',
  'ferramenta',
  'tabua',
  'frasco',
  'spray',
  'kit',
] as const

const produto = (change: Partial<ProdutoDesenhado> = {}): ProdutoDesenhado => ({
  desenho: { forma: 'pouch', cor: '#3b2418', motivo: 'hot-beverage' },
  marca: 'Serra Alta',
  nome: 'Café torrado e moído Serra Alta',
  embalagem: 'pacote 500 g',
  fundo: '#f1e9e1',
  ...change,
})

test.each(formas)(
  'a %s is drawn well-formed, without text that needs a font, in less than 40 KB',
  (forma) => {
    const svg = drawProduto(produto({ desenho: { forma, cor: '#0f5b63', motivo: 'red-apple' } }))
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 400 400"/)
    expect(svg).not.toMatch(/<text|NaN|undefined/)
    expect(svg.length).toBeLessThan(40_000)
    const opened = svg.match(/<[a-z]+(?=[ >])/gi)?.length ?? 0
    const closed = (svg.match(/<\/[a-z]+>/gi)?.length ?? 0) + (svg.match(/\/>/g)?.length ?? 0)
    expect(opened).toBe(closed)
  },
)

test('the same product gives the same picture; another name, brand or size gives another', () => {
  expect(drawProduto(produto())).toBe(drawProduto(produto()))
  const others = [
    produto(),
    produto({ nome: 'Café em grãos' }),
    produto({ marca: 'Outra' }),
    produto({ embalagem: 'pacote 250 g' }),
  ].map(drawProduto)
  expect(new Set(others).size).toBe(4)
})

test.each(['#ffffff', '#ffe600', '#0f5b63', '#808080', '#d0021b', '#000000'])(
  'what a label of %s says can be read',
  (cor) => {
    expect(contrast(inkOn(cor, cor), cor)).toBeGreaterThanOrEqual(4.5)
  },
)

test('a motif that nobody knows is a dot, so that a store still opens; the known ones are listed', () => {
  expect(
    drawProduto(produto({ desenho: { forma: 'solto', cor: '#123456', motivo: 'nao-existe' } })),
  ).toContain('<circle')
  expect(listMotivos()).toContain('hot-beverage')
})

test('a logo grows with its name', () => {
  const logo = {
    nome: 'Empório',
    nome2: 'da Serra',
    cor: '#0f5b63',
    corTexto: '#16181d',
    simbolo: 'montanha',
  } as const
  const width = (svg: string) => Number(/width="(\d+)"/.exec(svg)?.[1])
  expect(width(drawLogo({ ...logo, nome: 'Empório Grande de Campinas' }))).toBeGreaterThan(
    width(drawLogo(logo)),
  )
})

test.each(fornecedores.map(({ slug, produtos }) => [slug, produtos] as const))(
  'every motif of %s is one of the set, and no two of its pictures are the same',
  (_slug, produtos) => {
    const known = new Set(listMotivos())
    expect(produtos.filter(({ desenho }) => !known.has(desenho.motivo)).map(({ sku }) => sku)).toEqual([])
    const pictures = produtos.map(({ desenho, marca, nome, embalagem }) =>
      drawProduto({ desenho, marca, nome, embalagem, fundo: '#eeeeee' }),
    )
    const repeated = produtos.filter((_, i) => pictures.indexOf(pictures[i] ?? '') !== i)
    expect(repeated.map(({ sku }) => sku)).toEqual([])
  },
)
