import { expect, test } from 'vitest'
import type { z } from 'zod'

import {
  CadastroCategoria,
  CadastroCombo,
  CadastroCupom,
  CadastroPolitica,
  CadastroProduto,
  CadastroServico,
  MovimentoEstoque,
  parseLinhas,
} from '../index.ts'

const id = '0197a000-0000-7000-8000-000000000001'
const outro = '0197a000-0000-7000-8000-000000000002'
const LONGO = 'a'.repeat(10_000)

/** `campo: why` of one row; [] when it fits. */
function refuse(schema: z.ZodType, minima: object, change: object): string[] {
  const { erros } = parseLinhas(schema, [{ ...minima, ...change }])
  expect(erros.every(({ linha }) => linha === 0)).toBe(true)
  return erros.map(({ campo, erro }) => `${campo}: ${erro}`)
}

const produto = {
  idcadastroextraproduto: id,
  idproduto: id,
  sku: 'CAFE-500',
  nome: 'Café 500 g',
  marca: 'Serra',
  idcategoria: outro,
  embalagem: 'pacote 500 g',
  unidade: 'un',
  preco: 0.0796,
}

test.each<[string, object, RegExp | null]>([
  ['as little as it can be', {}, null],
  ['sold by budget', { preco: null }, null],
  ['an emoji in its name', { nome: '☕️ Café 👨‍👩‍👧' }, null],
  ['a word that objects have', { sku: 'constructor', tags: ['constructor'] }, null],
  ['a price of nothing', { preco: 0 }, /^preco: Valor abaixo do mínimo/],
  ['a price that rounds to nothing', { preco: 0.0000001 }, /^preco: Valor abaixo do mínimo/],
  ['a price of five decimals', { preco: 1.23456 }, /^preco: .*4 casas/],
  ['a price below nothing', { preco: -1 }, /^preco: Valor abaixo/],
  ['no number', { preco: Number.NaN }, /^preco: Diga um número/],
  ['a price beyond all', { preco: 1e15 }, /^preco: Valor acima do máximo \(10\.000\.000\)/],
  ['a price as a text', { preco: '10' }, /^preco: Diga um número/],
  ['a name too long', { nome: LONGO }, /^nome: São no máximo 200 caracteres/],
  ['a name of spaces', { nome: '  ' }, /^nome: Campo obrigatório/],
  ['no name', { nome: undefined }, /^nome: Campo obrigatório/],
  ['a name with a NUL', { nome: 'Caf\u0000é' }, /^nome: .*caractere/],
  ['a name with half a sign', { nome: 'Caf\ud83d' }, /^nome: .*caractere/],
  ['a step of nothing', { granularidade: 0.0000001 }, /^granularidade: Valor abaixo/],
  ['a step of four decimals', { granularidade: 0.0015 }, /^granularidade: .*3 casas/],
  ['a maximum below its minimum', { min_por_pedido: 5, maxporpedido: 4 }, /^maxporpedido: /],
  ['a maximum below one step', { granularidade: 6, maxporpedido: 5 }, /^maxporpedido: /],
  ['an offer that is dearer', { precooferta: 1 }, /^precooferta: /],
  ['a free gift wrap', { preco_embalagem: 0 }, null],
  ['a tier at zero', { descontoProgressivo: { 0: 0.05 } }, /^descontoProgressivo\.0: Cada faixa/],
  ['a tier of a prototype', { descontoProgressivo: { constructor: 0.05 } }, /Cada faixa/],
  ['a base unit without its factor', { unidade_base: 'kg' }, /^fator_unidade: .*vão juntas/],
  ['a base unit of nobody', { unidade_base: 'stone', fator_unidade: 1 }, /^unidade_base: Valor desconhecido/],
  ['a variant of itself', { idprodutoprincipal: id }, /^idprodutoprincipal: /],
  ['a tag twice', { tags: ['bio', 'bio'] }, /^tags: Há um item repetido/],
  ['a tag with an accent', { tags: ['orgânico'] }, /^tags\.0: /],
  ['a picture that is no hash', { imagens: [{ hash: '../x', alt: '', cor: '#ffffff' }] }, /imagens\.0\.hash/],
  ['an EAN of ten digits', { ean: '1234567890' }, /^ean: /],
  ['an NCM of a text', { ncm: 'cafe' }, /^ncm: /],
  ['a column that it does not have', { precoo: 3 }, /^: Campo desconhecido: precoo/],
  ['stock, which is moved', { estoque: 3 }, /^: Campo desconhecido/],
])('a product: %s', (_, change, erro) => {
  const erros = refuse(CadastroProduto, produto, change)
  if (erro) expect(erros.join('\n')).toMatch(erro)
  else expect(erros).toEqual([])
})

test('text loses the spaces around it, and what is not said has its default', () => {
  const { lidas } = parseLinhas(CadastroProduto, [{ ...produto, nome: '  Café ' }])
  expect(lidas[0]?.dados).toMatchObject({ nome: 'Café', ativo: true, granularidade: 1, tags: [], ncm: null })
})

test('each row is answered by its place', () => {
  const { lidas, erros } = parseLinhas(CadastroProduto, [
    produto,
    {},
    produto,
    null,
    { ...produto, vendas: -1 },
  ])
  expect(lidas.map(({ linha }) => linha)).toEqual([0, 2])
  expect(new Set(erros.map(({ linha }) => linha))).toEqual(new Set([1, 3, 4]))
  expect(parseLinhas(CadastroProduto, [])).toEqual({ lidas: [], erros: [] })
})

const categoria = {
  idcategoria: id,
  slug: 'cafes',
  nome: 'Cafés',
  icone: 'coffee',
  fundo: '#f1e9e1',
  ordem: 0,
}
const politica = { idpolitica: id, nome: 'Ouro', efeito: { percentual: -3 } }
const cupom = { idcupom: id, codigocupom: 'DEZ', nome: 'Dez', tipodesconto: 'percentual', valor: 10 }
const opcao = { idcadastroextraproduto: id }
const grupo = { idgrupo: id, nome: 'Pães', minimo: 1, maximo: 1, produtos: [opcao] }
const combo = {
  idcombopromocional_cabecalho: id,
  nome: 'Café da manhã',
  preco: { tipo: 'por_produto' },
  grupos: [grupo],
}
const servico = { idservico: id, nome: 'Corte', aplicacao: 'linha', cobranca: 'fixo', preco: 0 }

test.each<[z.ZodType, object, string, object, RegExp | null]>([
  [CadastroCategoria, categoria, 'a category', {}, null],
  [CadastroCategoria, categoria, 'a slug that objects have', { slug: 'constructor' }, null],
  [CadastroCategoria, categoria, 'a slug with a space', { slug: 'a b' }, /^slug: /],
  [CadastroCategoria, categoria, 'no slug', { slug: '' }, /^slug: /],
  [CadastroCategoria, categoria, 'a colour by name', { fundo: 'red' }, /^fundo: /],
  [CadastroPolitica, politica, 'a policy', {}, null],
  [CadastroPolitica, politica, 'no effect', { efeito: {} }, /^efeito: Diga o que/],
  [CadastroPolitica, politica, 'both effects', { efeito: { percentual: -1, precofixo: 1 } }, /^efeito: /],
  [CadastroPolitica, politica, 'more than all off', { efeito: { percentual: -101 } }, /^efeito\.percentual/],
  [CadastroPolitica, politica, 'nothing off', { efeito: { percentual: 0 } }, /Zero por cento/],
  [CadastroPolitica, politica, 'an effect of nobody', { efeito: { brinde: 1 } }, /Campo desconhecido/],
  [CadastroPolitica, politica, 'a day that is none', { condicoes: { fim: '2026-02-30' } }, /não existe/],
  [
    CadastroPolitica,
    politica,
    'an end before its beginning',
    { condicoes: { inicio: '2026-02-02', fim: '2026-02-01' } },
    /^condicoes\.fim: /,
  ],
  [CadastroPolitica, politica, 'a table', { efeito: { descontoProgressivoPercentual: { 5: -4 } } }, null],
  [CadastroCupom, cupom, 'a coupon', {}, null],
  [CadastroCupom, cupom, 'small letters', { codigocupom: 'dez' }, /^codigocupom: Use maiúsculas/],
  [CadastroCupom, cupom, 'more than all', { valor: 100.5 }, /^valor: .*100%/],
  [CadastroCupom, cupom, 'more than all in reais', { valor: 150, tipodesconto: 'absoluto' }, null],
  [CadastroCupom, cupom, 'half a centavo', { valor: 0.005 }, /^valor: /],
  [CadastroCupom, cupom, 'an end first', { inicio: '2026-02-02', fim: '2026-02-01' }, /^fim: /],
  [CadastroCupom, cupom, 'more for one', { limite: 3, limite_por_cliente: 4 }, /^limite_por_cliente: /],
  [CadastroCupom, cupom, 'uses that are counted', { usos: 0 }, /Campo desconhecido: usos/],
  [CadastroCombo, combo, 'a combo', {}, null],
  [CadastroCombo, combo, 'no slot', { grupos: [] }, /^grupos: Lista vazia/],
  [
    CadastroCombo,
    combo,
    'a slot of nothing',
    { grupos: [{ ...grupo, produtos: [] }] },
    /produtos: Lista vazia/,
  ],
  [
    CadastroCombo,
    combo,
    'more asked than there is',
    { grupos: [{ ...grupo, minimo: 2, maximo: 2 }] },
    /minimo/,
  ],
  [
    CadastroCombo,
    combo,
    'the same one twice, where it repeats',
    { grupos: [{ ...grupo, minimo: 2, maximo: 2, repete: true }] },
    null,
  ],
  [
    CadastroCombo,
    combo,
    'a product twice',
    { grupos: [{ ...grupo, produtos: [opcao, opcao] }] },
    /duas vezes/,
  ],
  [CadastroCombo, combo, 'a slot twice', { grupos: [grupo, grupo] }, /^grupos: O mesmo grupo/],
  [
    CadastroCombo,
    combo,
    'a price of its own under one price',
    { preco: { tipo: 'fixo', valor: 9 }, grupos: [{ ...grupo, produtos: [{ ...opcao, precocombo: 3 }] }] },
    /^preco: /,
  ],
  [CadastroServico, servico, 'a service', {}, null],
  [CadastroServico, servico, 'a service that pays', { preco: -1 }, /^preco: /],
  [CadastroServico, servico, 'a service for nobody knows what', { aplicacao: 'cliente' }, /^aplicacao: /],
  [MovimentoEstoque, {}, 'a count', { ...opcao, tipo: 'CONTAGEM', quantidade: 0, motivo: '' }, null],
  [MovimentoEstoque, {}, 'a loss', { ...opcao, tipo: 'AJUSTE', quantidade: -1.5, motivo: 'Quebra' }, null],
  [MovimentoEstoque, {}, 'nothing', { ...opcao, tipo: 'AJUSTE', quantidade: 0, motivo: '' }, /Zero/],
  [
    MovimentoEstoque,
    {},
    'less than none',
    { ...opcao, tipo: 'CONTAGEM', quantidade: -1, motivo: '' },
    /mínimo/,
  ],
  [MovimentoEstoque, {}, 'a kind of nobody', { ...opcao, tipo: 'ROUBO', motivo: '' }, /^tipo: /],
])('%# %o %o %s', (...[schema, minima, , change, erro]) => {
  const erros = refuse(schema, minima, change)
  if (erro) expect(erros.join('\n')).toMatch(erro)
  else expect(erros).toEqual([])
})
