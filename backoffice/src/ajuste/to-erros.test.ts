import { expect, test } from 'vitest'

import { toErros } from './to-erros.ts'

test.each([
  [{ error: 'Não foi.' }, { '': 'Não foi.' }],
  [{ error: 'Não foi.', campos: { atalho: 'Formato inválido.' } }, { atalho: 'Formato inválido.' }],
  [{ error: 'Não foi.', campos: { 'respostas.0.texto': 'Só {cliente}.' } }, { texto: 'Só {cliente}.' }],
  [{ error: 'Não foi.', campos: { respostas: 'No máximo 500.' } }, { '': 'No máximo 500.' }],
])('a refusal stands at its field, wherever the server names it: %j', (falha, erros) => {
  expect(toErros(falha, ['atalho', 'texto'])).toEqual(erros)
})
