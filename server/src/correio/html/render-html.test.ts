import { expect, test } from 'vitest'

import { contrastRatio, type EntradasTema } from '@vitrine/rules/tema'

import { renderHtml } from './render-html.ts'
import { visualNeutro, visualOf, type Visual } from './visual.ts'

const render = (texto: string, assunto = 'Loja: pedido 1') => renderHtml({ assunto, texto })

test('paragraphs stay paragraphs, lines stay lines, the last one signs', () => {
  const html = render('Olá, Ana!\n\nTotal: R$ 10,00.\nEntrega: amanhã.\n\nEmpório')
  expect(html).toContain('>Olá, Ana!</p>')
  expect(html).toContain('Total: R$ 10,00.<br>Entrega: amanhã.')
  expect(html).toMatch(/border-top[^>]*>Empório<\/td>/)
  expect(html).toContain('<html lang="pt-BR">')
})

test('an address at the end of a line is a button, named by what stands before it when that is short', () => {
  const html = render('Oi\n\nAcompanhar o pedido: https://loja.example/p/1\n\nLoja')
  expect(html).toMatch(/<a href="https:\/\/loja.example\/p\/1"[^>]*>Acompanhar o pedido<\/a>/)
  const longo = render(
    'Oi\n\nResolva o que falta e retome quando quiser, sem pressa nenhuma:\nhttps://loja.example/a\n\nLoja',
  )
  expect(longo).toContain('sem pressa nenhuma:')
  expect(longo).toMatch(/href="https:\/\/loja.example\/a"[^>]*>Abrir<\/a>/)
})

test('what people typed stays text: no tag, no attribute, no link in the middle of a sentence', () => {
  const html = render('Olá, <img src=x onerror=alert(1)> "A" https://mal.example !\n\nLoja <b>', '"><script>')
  expect(html).not.toMatch(/<(img|script|b)[ >]/)
  expect(html).not.toContain('href=')
  expect(render('Oi\n\nVer: https://a.example/"><b>\n\nLoja')).not.toContain('<b>')
})

const entradas: EntradasTema = {
  brand: '#0f5b63',
  accent: '#e9b44c',
  font: 'Figtree',
  radius: 4,
  density: 1,
  logoRatio: 4,
  imageRatio: 1,
  scheme: 'light',
}
const visualDe = (brand: string, origem: string | null = 'https://loja.example') =>
  visualOf({ nome: 'Empório <da> Serra', slug: 'emporio', entradas: { ...entradas, brand } }, origem)
const carta = { assunto: 'Pedido 7', texto: 'Olá!\n\nVer o pedido: https://loja.example/7\n\nEmpório' }

test('a letter of a store with a theme has its symbol, its name and its colours; the words are the same', () => {
  const html = renderHtml(carta, visualDe('#0f5b63'))
  expect(html).toContain('src="https://loja.example/img/marca/emporio/carta/icone-192.png" alt=""')
  expect(html).toContain('>Empório &lt;da&gt; Serra</td>')
  expect(html).toContain('bgcolor="#0f5b63"')
  expect(html).toMatch(
    /<a href="https:\/\/loja.example\/7" class="marca"[^>]*border-radius:4px;background:#0f5b63;color:#ffffff/,
  )
  const neutra = renderHtml(carta)
  expect(neutra).not.toContain('<img')
  expect(neutra).not.toContain('bgcolor="#0f5b63"')
})

test('without an address there is no picture, and without a right theme the usual look', () => {
  const semOrigem = renderHtml(carta, visualDe('#0f5b63', null))
  expect(semOrigem).not.toContain('<img')
  expect(semOrigem).toContain('>Empório &lt;da&gt; Serra</td>')
  expect(visualDe('red;}</style>')).toBeNull()
  expect(visualOf({ nome: 'X', slug: 'x', entradas: null }, '')).toBeNull()
  expect(visualOf({ nome: 'X', slug: 'x', entradas: {} as EntradasTema }, '')).toBeNull()
})

test('whatever colour a store chose, each pair of its letters can be read, by day and in the dark', () => {
  const marcas = ['#ffff00', '#000000', '#ffffff', '#7f7f7f', '#ff0000', '#00ff88']
  for (let i = 0; i < 64; i++)
    marcas.push(`#${((i * 262_147 + 4099) % 0x1_00_00_00).toString(16).padStart(6, '0')}`)
  const vistos = [...marcas.map((marca) => visualDe(marca)), visualNeutro].filter((visto) => visto !== null)
  const pares = vistos.flatMap(({ claro, escuro }) => [claro, escuro].flatMap(paresDe))
  expect(pares).toHaveLength(71 * 6)
  expect(pares.filter(([letra, fundo]) => contrastRatio(letra, fundo) < 4.5)).toEqual([])
})

const paresDe = ({ tinta, fraca, papel, marca, naMarca }: Visual['claro']): [string, string][] => [
  [tinta, papel],
  [fraca, papel],
  [naMarca, marca],
]

test('mail programs that know a dark scheme get the dark pairs', () => {
  const visual = visualDe('#0f5b63')
  const html = renderHtml(carta, visual)
  const regra = /@media \(prefers-color-scheme:dark\)\{(.*)\}<\/style>/.exec(html)?.[1]
  for (const cor of Object.values(visual?.escuro ?? {})) expect(regra).toContain(cor)
  // Each class that is turned stands in the letter.
  for (const [, classe] of regra?.matchAll(/\.(\w+)\{/g) ?? []) expect(html).toContain(`class="${classe}"`)
})
