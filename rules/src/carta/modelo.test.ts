import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { explainModelo, fillModelo } from './index.ts'

const exigencia = { partes: ['pessoa', 'link'], exigidas: ['link'] }
const bom = { assunto: 'Oi, {pessoa}', texto: 'Veja: {link}' }

test.each([
  ['a part that nobody knows', { assunto: 'Oi, {nome}' }, { assunto: 'Não existe a parte {nome}.' }],
  ['a part written in capitals', { texto: '{Pessoa} {link}' }, { texto: /chave/ }],
  ['a brace alone', { assunto: 'Oi {' }, { assunto: /chave/ }],
  ['no link', { texto: 'Veja' }, { texto: /Falta \{link\}/ }],
  ['all in order', {}, {}],
])('a letter with %s', (_, muda, erros) => {
  const ditos = explainModelo({ ...bom, ...muda }, exigencia)
  expect(Object.keys(ditos)).toEqual(Object.keys(erros))
  for (const [campo, erro] of Object.entries(erros)) expect(ditos[campo as 'texto']).toMatch(erro)
})

test('what is filled in is filled in as it is, whatever braces and signs it has', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (pessoa, link) => {
      expect(fillModelo('a{pessoa}b{link}c', { pessoa, link })).toBe(`a${pessoa}b${link}c`)
    }),
  )
  expect(fillModelo('{constructor} {toString}', {})).toBe('{constructor} {toString}')
})
