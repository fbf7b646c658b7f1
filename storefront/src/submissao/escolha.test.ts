import { describe, expect, test } from 'vitest'

import type { Endereco } from '@vitrine/contract'

import { readEscolha } from './escolha.ts'

const enderecoOf = (idendereco: string, primario = false): Endereco => ({
  idendereco,
  primario,
  apelido: '',
  rua: 'Rua A',
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
})
const local = { lat: 0, lng: 0, cep: '', cidade: '', uf: '', textoendereco: '' }
const ambos = ['has-delivery', 'has-collect']
const oferta = { tags: ambos, local: null, ponto: null, enderecos: [], lojas: [], formasPagamento: [] }

describe('what the order page starts with (ux 1.7.1)', () => {
  test('delivery or pickup as asked, else as chosen before, never what the store lacks', () => {
    const tipoOf = (busca: string, mudanca: object) =>
      readEscolha(new URLSearchParams(busca), { ...oferta, ...mudanca }).tipoEntrega
    expect(tipoOf('tipoEntrega=RETIRADA', {})).toBe('RETIRADA')
    expect(tipoOf('', { local: { ...local, tipoEntrega: 'RETIRADA' } })).toBe('RETIRADA')
    expect(tipoOf('tipoEntrega=DELIVERY', { tags: ['has-collect'] })).toBe('RETIRADA')
    expect(tipoOf('', {})).toBe('DELIVERY')
  })

  test('the address asked for, else the one chosen before, else the primary, else the first', () => {
    const enderecos = [enderecoOf('a'), enderecoOf('b', true), enderecoOf('c')]
    const choose = (busca: string, idendereco?: string) =>
      readEscolha(new URLSearchParams(busca), {
        ...oferta,
        enderecos,
        ponto: { ...local, ...(idendereco && { idendereco }) },
      }).idendereco
    expect(choose('idendereco=c', 'a')).toBe('c')
    expect(choose('', 'a')).toBe('a')
    expect(choose('')).toBe('b')
    expect(choose('idendereco=unknown')).toBe('b')
  })

  test('use-primary-address chooses the primary one over a choice made elsewhere (§4 Address flow)', () => {
    const tags = [...ambos, 'use-primary-address']
    const enderecos = [enderecoOf('a'), enderecoOf('b', true)]
    const place = { ...local, idendereco: 'a' }
    expect(readEscolha(new URLSearchParams(), { ...oferta, tags, enderecos, ponto: place }).idendereco).toBe(
      'b',
    )
    expect(
      readEscolha(new URLSearchParams('idendereco=a'), { ...oferta, tags, enderecos, ponto: place })
        .idendereco,
    ).toBe('a')
  })

  test('the first payment method is chosen until another is', () => {
    const formaOf = (idformapagto: string) => ({
      idformapagto,
      tipo: 'PIX' as const,
      nome: '',
      descricao: '',
      variacao_percentual: null,
      tem_politica: false,
      tipoEntrega: null,
      minimo: null,
      maximo: null,
      parcelas: null,
      margem: 0,
      dias_confirmacao: 0,
      prazos: [],
      meios: [],
    })
    const formasPagamento = [formaOf('p'), formaOf('q')]
    expect(readEscolha(new URLSearchParams(), { ...oferta, formasPagamento }).idformapagto).toBe('p')
    expect(
      readEscolha(new URLSearchParams('idformapagto=q'), { ...oferta, formasPagamento }).idformapagto,
    ).toBe('q')
  })
})
