import { expect, test } from 'vitest'

import type { Trabalho } from '#shell'

import { filterComandos, listComandos } from './list-comandos.ts'
import { telas } from './telas.ts'

const trabalho: Trabalho = {
  loja: {
    idfornecedor: 'a',
    slug: 'obra',
    nome: 'Obra',
    fuso: 'America/Sao_Paulo',
    modulos: ['Chat'],
    marca: '',
  },
  papel: 'atendente',
  foraDoAr: null,
  lugares: [
    { idfornecedor: 'a', slug: 'obra', nome: 'Obra', papel: 'atendente', fator_ate: null, fora_do_ar: null },
    {
      idfornecedor: 'b',
      slug: 'atacado',
      nome: 'Atacado Central',
      papel: 'atendente',
      fator_ate: null,
      fora_do_ar: null,
    },
  ],
  pessoa: { nome: 'Bruna Sales', email: 'bruna@vitrine.example' },
  notificacoes: 0,
}

test('every screen stands in ⌘K, refused ones with the reason (ahead A4)', () => {
  const fechada = { ...trabalho, loja: { ...trabalho.loja, modulos: [] } }
  const ids = new Set(listComandos(fechada).map(({ id }) => id))
  expect(telas.every(({ id }) => ids.has(id))).toBe(true)
  expect(listComandos(fechada)[0]?.recusa).toBe('Esta loja não usa este módulo.')
  expect(listComandos(trabalho)[0]?.recusa).toBe(null)
})

test('other suppliers that one works at are one line each, the own one is none', () => {
  const trocas = listComandos(trabalho).filter(({ id }) => id.startsWith('loja:'))
  expect(trocas.map(({ nome, href }) => [nome, href])).toEqual([['Trocar para Atacado Central', '/atacado']])
})

test.each([
  ['convers', ['conversas']],
  ['central trocar', ['loja:atacado']],
  ['TEMA', ['tema']],
  ['atálhos', ['atalhos']],
  ['nada disso', []],
])('%j finds %j', (texto, ids) => {
  expect(filterComandos(listComandos(trabalho), texto).map(({ id }) => id)).toEqual(ids)
})
