import { expect, test } from 'vitest'

import { findRespostas, readBusca } from './find-respostas.ts'

const resposta = (atalho: string, texto = '') => ({ idresposta: atalho, atalho, texto, versao: 1 })
const todas = [
  resposta('entrega', 'Chega até as 18h.'),
  resposta('prazo-aprovado', 'Liberei 28 dias no boleto.'),
  resposta('previsao', 'Seu pedido {pedido} sai hoje.'),
  resposta('sem-prazo', 'Só à vista.'),
]
const atalhos = (busca: string) => findRespostas(todas, busca).map(({ atalho }) => atalho)

test.each([
  ['/', ''],
  ['/pra', 'pra'],
  ['/previsão', 'previsão'],
  ['/pra zo', null],
  ['Oi /prazo', null],
  ['Oi', null],
  ['', null],
])('%j looks for a ready answer with %j', (texto, busca) => expect(readBusca(texto)).toBe(busca))

test.each([
  ['', ['entrega', 'prazo-aprovado', 'previsao', 'sem-prazo']],
  ['pr', ['prazo-aprovado', 'previsao', 'sem-prazo']],
  ['PRAZO', ['prazo-aprovado', 'sem-prazo']],
  ['previsão', ['previsao']],
  ['boleto', ['prazo-aprovado']],
  ['nada disso', []],
])('%j finds ready answers by their beginnings first, then by their words: %j', (busca, esperados) => {
  expect(atalhos(busca)).toEqual(esperados)
})

test('of hundreds a list shows eight', () => {
  const muitas = Array.from({ length: 500 }, (_, i) => resposta(`r${i}`))
  expect(findRespostas(muitas, 'r')).toHaveLength(8)
})
