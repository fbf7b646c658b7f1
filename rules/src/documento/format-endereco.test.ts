import { expect, test } from 'vitest'

import { formatEndereco } from './index.ts'

const inteiro = {
  rua: 'Rua das Flores',
  numero: '10',
  complemento: 'Bloco B, apto 52',
  bairro: 'Centro',
  cidade: 'Campinas',
  uf: 'SP',
  cep: '13010000',
}

test.each([
  [inteiro, 'Rua das Flores, 10, Bloco B, apto 52, Centro, Campinas, SP, 13010-000'],
  [{ ...inteiro, complemento: '', bairro: '' }, 'Rua das Flores, 10, Campinas, SP, 13010-000'],
  [{ cidade: 'Campinas', uf: 'SP' }, 'Campinas, SP'],
  [{}, ''],
])(
  'a written address has its complement, on every screen and paper, and nothing empty (S7)',
  (endereco, dito) => {
    expect(formatEndereco(endereco)).toBe(dito)
  },
)
