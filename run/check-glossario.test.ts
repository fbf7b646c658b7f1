import { describe, expect, test } from 'vitest'

import { checkGlossario } from './check-glossario.mjs'

const head = '# Glossary\n\n| term | English gloss | where |\n|---|---|---|\n'
const check = (...termos: string[]) =>
  checkGlossario(head + termos.map((termo) => `| ${termo} | gloss | §1 |\n`).join(''), [])

describe('the glossary', () => {
  test('in the order of the alphabet, accents, capitals and qualifiers aside, passes', () => {
    expect(check('aba', 'Área (de entrega)', 'areia', 'avaliação', 'aviso')).toEqual({ code: 0, output: '' })
  })

  test('a row out of order is named', () => {
    expect(check('aba', 'acesso', 'abertura', 'aviso')).toEqual({
      code: 1,
      output: 'docs/glossary.md, fora da ordem: abertura\n',
    })
  })

  test('a noun with two rows is named, also where it is the second word of a row or has a qualifier', () => {
    expect(check('fatura', 'fatura').output).toContain('mais de uma vez: fatura')
    expect(check('parte (de combo)', 'parte (de tela)').output).toContain('mais de uma vez: parte')
    expect(check('api key, chave', 'chave').output).toContain('mais de uma vez: chave')
  })

  test('a slice whose noun has no row is named; one of several words may have a row for each', () => {
    const termos = ['carrinho', 'forma de entrega', 'lista (de compras)', 'loja', 'tela', 'usuário vinculado']
    const text = head + termos.map((termo) => `| ${termo} | gloss | §1 |\n`).join('')
    const slices = [
      'carrinho',
      'forma-entrega',
      'infra',
      'lista-compras',
      'tela-do-carrinho',
      'usuario-vinculado',
    ]
    expect(checkGlossario(text, slices)).toEqual({ code: 0, output: '' })
    expect(checkGlossario(text, [...slices, 'gancho', 'loja-demo']).output).toBe(
      'docs/glossary.md, falta o substantivo da fatia gancho\ndocs/glossary.md, falta o substantivo da fatia loja-demo\n',
    )
  })
})
