import { expect, test } from 'vitest'

import type { PoliticaGuardada, ProdutoNomeado } from '@vitrine/contract'

import { findQuedaDoTotal, listAbaixoDoCusto, listConflitosDitos, listCurva } from './avisos.ts'
import { novaPolitica } from './campos-da-politica.ts'
import { estadoOf, listFiltradas } from './filtro.ts'
import { sayPolitica } from './say-politica.ts'

const hoje = '2026-11-28'
const cafe: ProdutoNomeado = { idcadastroextraproduto: 'p', nome: 'Café', unidade: 'un', preco: 10, custo: 6 }
const politica = (mais: Partial<PoliticaGuardada> = {}): PoliticaGuardada => ({
  ...novaPolitica(),
  nome: 'Ouro',
  versao: 1,
  ...mais,
})
const nomes = {
  categorias: [{ idcategoria: 'c', nome: 'Mercearia' }],
  formas: [{ idformapagto: 'pix', nome: 'Pix', ativa: true }],
}
const plain = (texto: string) => texto.replaceAll('\u00a0', ' ')

test('a policy is one sentence', () => {
  expect(sayPolitica(politica(), nomes)).toBe('10% de desconto em toda a loja, para todos.')
  const cheia = politica({
    efeito: { precofixo: 9, descontoProgressivo: { '3': 8.5, '12': 8, '6': 8.2, '24': 7 } },
    alvo: { produtos: ['p', 'q'], categorias: ['c'] },
    produtosnomeados: [cafe],
    condicoes: {
      tags: ['ouro', 'prata'],
      idformapagto: ['pix'],
      tipoEntrega: 'RETIRADA',
      canalVenda: 'MANUAL',
      fim: hoje,
    },
  })
  expect(plain(sayPolitica(cheia, nomes))).toBe(
    'R$ 9,00 cada, R$ 8,50 levando 3, R$ 8,20 levando 6, R$ 8,00 levando 12 e mais 1 faixa em Mercearia, Café e mais 1, para ouro ou prata, pagando com Pix, só na retirada, só em pedidos da equipe, até 28/11/2026.',
  )
})

test('its state is that of the day at the store, and lists are narrowed by it and by words', () => {
  const todas = [
    politica({ nome: 'Natal', condicoes: { inicio: '2026-12-01' } }),
    politica({ nome: 'Passada', condicoes: { fim: '2026-11-27' } }),
    politica({ nome: 'De hoje', condicoes: { inicio: hoje, fim: hoje } }),
    politica({ nome: 'Fora', ativa: false }),
  ]
  expect(todas.map((cada) => estadoOf(cada, hoje))).toEqual(['agendada', 'encerrada', 'vigor', 'desligada'])
  const filter = (vista: Parameters<typeof listFiltradas>[1]['vista'], busca = '') =>
    listFiltradas(todas, { vista, busca }, { hoje, say: (cada) => sayPolitica(cada, nomes) }).map(
      ({ nome }) => nome,
    )
  expect(filter('agendada')).toEqual(['Natal'])
  expect(filter(null, 'NÁTAL 10%')).toEqual(['Natal'])
})

test('what is below cost, costs less in all, or meets another policy is said', () => {
  const efeito = { percentual: -10, descontoProgressivo: { '12': 5.5 } }
  expect(listCurva(efeito, cafe)).toEqual([
    { quantidade: 1, preco: 9 },
    { quantidade: 12, preco: 5.5 },
  ])
  expect(listCurva(efeito, { preco: null })).toEqual([])
  expect(listAbaixoDoCusto({ efeito }, [cafe, { ...cafe, custo: 5.5 }, { ...cafe, custo: null }])).toEqual([
    { nome: 'Café', preco: 5.5, custo: 6 },
  ])
  expect(plain(findQuedaDoTotal(listCurva(efeito, cafe)) ?? '')).toBe(
    'Levar 12 custa R$ 66,00 no total, menos que levar 11, que custa R$ 99,00.',
  )
  expect(findQuedaDoTotal(listCurva({ descontoProgressivo: { '100': 9.95 } }, cafe))).toBeNull()
  const outra = politica({
    idpolitica: 'o',
    nome: 'Natal',
    prioridade: 1,
    condicoes: { inicio: '2026-12-01' },
  })
  expect(listConflitosDitos(politica(), [outra], hoje)).toEqual([
    'Natal tem prioridade maior a partir de 01/12/2026: onde as duas servem, esta não vale.',
  ])
})
