import { describe, expect, test } from 'vitest'

import { readCadastro } from './read-cadastro.ts'

const bom = {
  cpf: '318.204.556-40',
  nome: 'Helena Prado',
  email: ' Helena@Exemplo.com ',
  telefone: '(19) 98765-4321',
  data_nascimento: '1990-02-28',
  senha: 'segredo-longo',
}

function formOf(change: Partial<typeof bom> = {}) {
  const form = new FormData()
  for (const [nome, valor] of Object.entries({ ...bom, ...change })) form.set(nome, valor)
  return form
}

describe('registration form (§4 Login and registration)', () => {
  test('a person is read without masks, the kind of document made explicit (readings 8)', () => {
    const { cadastro, erros } = readCadastro(formOf({ cpf: '529.982.247-25' }))
    expect(erros).toBeUndefined()
    expect(cadastro).toMatchObject({
      cpf: '52998224725',
      tipo_documento: 'CPF',
      email: 'helena@exemplo.com',
      telefone: '+5519987654321',
      data_nascimento: '1990-02-28',
    })
  })

  test('a company has a razão social and no birth date; its CNPJ may have letters (readings 8)', () => {
    const { cadastro } = readCadastro(formOf({ cpf: '12.ABC.345/01DE-35', nome: 'Bar do Porto Ltda' }))
    expect(cadastro).toMatchObject({
      cpf: '12ABC34501DE35',
      tipo_documento: 'CNPJ',
      razaosocial: 'Bar do Porto Ltda',
    })
    expect(cadastro?.data_nascimento).toBeUndefined()
  })

  test('each wrong field says what is wrong with it', () => {
    const { erros } = readCadastro(
      formOf({
        cpf: '111',
        email: 'x',
        telefone: '9',
        data_nascimento: '2024-02-31',
        senha: 'curta',
        nome: '',
      }),
    )
    expect(Object.keys(erros ?? {}).toSorted()).toEqual([
      'cpf',
      'data_nascimento',
      'email',
      'nome',
      'senha',
      'telefone',
    ])
  })

  test('the birth date is optional', () => {
    const { cadastro } = readCadastro(formOf({ cpf: '529.982.247-25', data_nascimento: '' }))
    expect(cadastro).toBeDefined()
    expect(cadastro).not.toHaveProperty('data_nascimento')
  })
})
