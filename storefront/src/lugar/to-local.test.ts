import { describe, expect, test } from 'vitest'

import { takePonto } from '@vitrine/rules/lugar'

import { cookieOfLugar, describeLugar, localOfEndereco, parseLugar, toLocal } from './to-local.ts'

const rua = {
  cep: '13015002',
  rua: 'Rua Barão de Jaguara',
  bairro: 'Centro',
  cidade: 'Campinas',
  uf: 'SP',
  pais: 'Brasil',
  textoendereco: 'Rua Barão de Jaguara, 948 - Centro, Campinas - SP, 13015-002, Brasil',
  lat: -22.9,
  lng: -47.06,
}

describe('a place as the choice of where to deliver (§3 Address)', () => {
  test('a street keeps the number that was typed', () => {
    expect(describeLugar(rua)).toEqual({
      titulo: 'Rua Barão de Jaguara, 948',
      onde: 'Centro · Campinas, SP · CEP 13015-002',
    })
    expect(toLocal(rua, 'DELIVERY').textoendereco).toBe('Rua Barão de Jaguara, 948')
  })

  test('a street without a number is not confused with its district', () => {
    const semNumero = {
      ...rua,
      textoendereco: 'Rua Barão de Jaguara - Centro, Campinas - SP, 13015-002, Brasil',
    }
    expect(describeLugar(semNumero).titulo).toBe('Rua Barão de Jaguara')
  })

  test('a town without street is its name, once', () => {
    const cidade = { ...rua, rua: '', bairro: '', cep: '' }
    expect(describeLugar(cidade)).toEqual({ titulo: 'Campinas, SP', onde: '' })
  })

  test('what a form carries is taken only with coordinates on the globe', () => {
    expect(parseLugar(JSON.stringify(rua))).toEqual(rua)
    expect(parseLugar('{"lat":1,"lng":2}')).toMatchObject({ lat: 1, lng: 2, rua: '' })
    expect(parseLugar('{"lat":91,"lng":2}')).toBeNull()
    expect(parseLugar('[')).toBeNull()
    expect(parseLugar(null)).toBeNull()
  })

  test('the cookie reads back as it was', () => {
    const lugar = takePonto(null, toLocal(rua, 'DELIVERY'))
    const [pair = ''] = cookieOfLugar(lugar).split(';')
    expect(JSON.parse(decodeURIComponent(pair.split('=')[1] ?? ''))).toEqual(lugar)
  })

  test('a saved address without coordinates does not count as a place', () => {
    const endereco = {
      idendereco: '01900000-0000-7000-8000-000000000001',
      apelido: 'Casa',
      numero: '948',
      complemento: '',
      pontoref: '',
      cod_erp: null,
      primario: true,
      manualAddress: false,
      ...rua,
    }
    expect(localOfEndereco(endereco)).toMatchObject({
      textoendereco: 'Rua Barão de Jaguara, 948',
      lat: -22.9,
    })
    expect(localOfEndereco({ ...endereco, lat: null })).toBeNull()
  })
})
