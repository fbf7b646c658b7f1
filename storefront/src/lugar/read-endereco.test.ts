import { describe, expect, test } from 'vitest'

import { readEndereco } from './read-endereco.ts'

function formOf(campos: Record<string, string>) {
  const form = new FormData()
  for (const [nome, valor] of Object.entries(campos)) form.set(nome, valor)
  return form
}

const bom = {
  cep: '13015-002',
  rua: 'Rua Barão de Jaguara',
  numero: '948',
  cidade: 'Campinas',
  uf: 'sp',
  bairro: 'Centro',
}

describe('address form (§3 Address, ux 1.2.2)', () => {
  test('the hyphen of the CEP is taken out and the state written in capitals', () => {
    const { endereco } = readEndereco(formOf({ ...bom, lat: '-22.9', lng: '-47.06' }))
    expect(endereco).toMatchObject({
      cep: '13015002',
      uf: 'SP',
      lat: -22.9,
      lng: -47.06,
      manualAddress: false,
    })
  })

  test('"sem número" stands for the number', () => {
    expect(readEndereco(formOf({ ...bom, numero: '', semnumero: 'on' })).endereco?.numero).toBe('s/n')
  })

  test('typed by hand it has no coordinates, and says so', () => {
    const { endereco } = readEndereco(formOf(bom))
    expect(endereco).toMatchObject({ manualAddress: true, apelido: 'Rua Barão de Jaguara' })
    expect(endereco).not.toHaveProperty('lat')
  })

  test('each missing field is named', () => {
    expect(Object.keys(readEndereco(formOf({})).erros ?? {})).toEqual([
      'cep',
      'rua',
      'numero',
      'cidade',
      'uf',
    ])
  })
})
