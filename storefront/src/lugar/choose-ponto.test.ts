import { describe, expect, test } from 'vitest'

import type { Endereco } from '@vitrine/contract'

import { choosePonto, headersOfPonto, keepPrincipal } from './choose-ponto.ts'

const enderecoOf = (idendereco: string, change: Partial<Endereco> = {}): Endereco => ({
  idendereco,
  primario: false,
  apelido: '',
  rua: `Rua ${idendereco}`,
  numero: '1',
  bairro: '',
  cidade: 'Campinas',
  uf: 'SP',
  cep: '13015002',
  complemento: '',
  pontoref: '',
  pais: 'Brasil',
  lat: -22.9,
  lng: -47,
  textoendereco: '',
  cod_erp: null,
  manualAddress: false,
  ...change,
})
const a = enderecoOf('a')
const principal = enderecoOf('p', { primario: true })
const semMapa = enderecoOf('p', { primario: true, lat: null, lng: null })
const achado = { lat: -23, lng: -46, cep: '', cidade: 'São Paulo', uf: 'SP', textoendereco: 'Rua achada' }
const escolhido = (idendereco: string) => ({ ...achado, idendereco })

describe('the place of a logged-in person (readings 8, §4 Address flow)', () => {
  // [what it is, tags, addresses, chosen before, where it is then]
  const rows: [string, string[], Endereco[], typeof achado | null, string | null][] = [
    ['nothing chosen: the primary one', [], [a, principal], null, 'Rua p, 1'],
    ['no address at all', [], [], null, null],
    ['a place that was searched for stays', [], [a, principal], achado, 'Rua achada'],
    ['a place that was searched for stays without any address', [], [], achado, 'Rua achada'],
    ['a chosen address stays', [], [a, principal], escolhido('a'), 'Rua achada'],
    [
      'a chosen address that is gone gives way to the primary one',
      [],
      [principal],
      escolhido('a'),
      'Rua p, 1',
    ],
    ['a chosen address that is gone, and no other', [], [], escolhido('a'), null],
    [
      'use-primary-address: over a chosen one',
      ['use-primary-address'],
      [a, principal],
      escolhido('a'),
      'Rua p, 1',
    ],
    ['use-primary-address: over a place found', ['use-primary-address'], [a, principal], achado, 'Rua p, 1'],
    ['use-primary-address without a primary one', ['use-primary-address'], [a], escolhido('a'), 'Rua achada'],
    ['a primary one that nobody finds on the map', [], [semMapa], null, null],
    ['the only one, though it is not marked as primary', [], [a], null, 'Rua a, 1'],
    ['of two without a primary one neither', [], [a, { ...a, idendereco: 'b' }], null, null],
    [
      'uses-single-address: the first alone is there',
      ['uses-single-address'],
      [a, principal],
      null,
      'Rua a, 1',
    ],
  ]
  test.each(rows)('%s', (_nome, ...[tags, enderecos, ponto, wanted]) => {
    expect(choosePonto({ tags, enderecos, ponto })?.textoendereco ?? null).toBe(wanted)
  })
})

describe('the first primary address is the place in the same session (readings 8)', () => {
  const lugar = { ponto: achado, tipoEntrega: 'DELIVERY' as const, escolhas: {} }

  test('saved by a form: with its answer, unless a place was chosen or it is not the primary one', () => {
    expect(headersOfPonto({ lugar: null }, principal)['set-cookie']).toContain(encodeURIComponent('Rua p, 1'))
    expect(headersOfPonto({ lugar: { ...lugar, ponto: null } }, principal)).toHaveProperty('set-cookie')
    expect(headersOfPonto({ lugar }, principal)).toEqual({})
    expect(headersOfPonto({ lugar: null }, a)).toEqual({})
    expect(headersOfPonto({ lugar: null }, semMapa)).toEqual({})
  })

  test('of a session that came without a place: with the page', () => {
    const setCookies: string[] = []
    const enderecoPrincipal = { ...achado, idendereco: 'p' }
    keepPrincipal({ lugar, setCookies }, { enderecoPrincipal })
    keepPrincipal({ lugar: null, setCookies }, { enderecoPrincipal: null })
    keepPrincipal({ lugar: null, setCookies }, null)
    expect(setCookies).toEqual([])
    keepPrincipal({ lugar: null, setCookies }, { enderecoPrincipal })
    expect(setCookies.join()).toContain(encodeURIComponent('Rua achada'))
  })
})
