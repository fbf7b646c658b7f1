import { expect, test } from 'vitest'

import type { ApiKey } from '@vitrine/contract'

import { sayChave } from './say-chave.ts'

const hoje = { data: '2026-11-28', fuso: 'America/Sao_Paulo' }
const chave: ApiKey = {
  idapikeys: '0197',
  nome: 'ERP',
  uso: 'ERP',
  criada_em: '2026-11-27T12:00:00.000Z',
  criada_por: 'Rita Alves',
  usada_em: null,
  usada_de: null,
  expira_em: null,
  chamadas: null,
  revogada_em: null,
}

test.each([
  [{}, 'Criada ontem, 9h00 por Rita Alves. Sem uso nos últimos 30 dias. Vale até ser revogada.'],
  [
    { criada_por: null, usada_em: '2026-11-28T13:05:00.000Z' },
    'Criada ontem, 9h00. Usada hoje, 10h05. Vale até ser revogada.',
  ],
  [
    {
      usada_em: '2026-11-28T13:05:00.000Z',
      usada_de: '203.0.113.0/24',
      expira_em: '2026-11-29T13:05:00.000Z',
    },
    'Criada ontem, 9h00 por Rita Alves. Usada hoje, 10h05, da rede 203.0.113.0/24. Vence amanhã, 10h05.',
  ],
  [{ revogada_em: '2026-11-28T13:05:00.000Z' }, 'Criada ontem, 9h00 por Rita Alves. Revogada hoje, 10h05.'],
])('a key says since when it stands, whose it is and whether it is used (%#)', (como, dito) => {
  expect(sayChave({ ...chave, ...como }, hoje)).toBe(dito)
})
