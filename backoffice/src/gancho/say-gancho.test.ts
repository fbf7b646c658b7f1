import { expect, test } from 'vitest'

import type { EntregaGancho, Gancho } from '@vitrine/contract'

import { nameGancho, sayEntrega, sayEnvio, sayGancho } from './say-gancho.ts'

const hoje = { data: '2026-11-28', fuso: 'America/Sao_Paulo' }
const gancho: Gancho = {
  idgancho: '0197',
  url: 'https://erp.example/ganchos?loja=1',
  descricao: '',
  eventos: ['pedido.PAGO'],
  ativo: true,
  motivo: '',
  falhas: 0,
  falhando_desde: null,
  pendentes: 0,
  anterior_ate: null,
  criado_em: '2026-11-01T12:00:00.000Z',
}
const entrega: EntregaGancho = {
  identrega: 1,
  idmensagem: '0197',
  evento: 'pedido.PAGO',
  numpedido: 12,
  estado: 'PENDENTE',
  tentativas: 1,
  criado_em: '2026-11-28T12:00:00.000Z',
  tentada_em: '2026-11-28T12:00:01.000Z',
  duracao_ms: 35,
  resposta: 500,
  erro: '',
  tentar_em: '2026-11-28T12:30:00.000Z',
}

test.each([
  [{}, 'Funcionando', ''],
  [{ pendentes: 2 }, 'Funcionando', '2 avisos esperam.'],
  [
    { falhas: 3, falhando_desde: '2026-11-27T12:00:00.000Z', pendentes: 1 },
    'Falhando',
    '3 falhas em seguida, desde ontem, 9h00. 1 aviso espera. Depois de três dias assim ele é desligado.',
  ],
  [{ ativo: false }, 'Pausado', 'O que acontece enquanto isso não é avisado a ele.'],
  [
    { ativo: false, motivo: 'O endereço respondeu que não existe mais (410).', falhas: 1 },
    'Desligado',
    'Desligado sozinho: O endereço respondeu que não existe mais (410).',
  ],
])('how a webhook stands is said with its reason (%#)', (como, nome, porque) => {
  expect(sayGancho({ ...gancho, ...como }, hoje)).toMatchObject({ nome, porque })
})

test('a webhook is called as its store calls it, else by where it leads', () => {
  expect(nameGancho(gancho)).toBe('erp.example')
  expect(nameGancho({ ...gancho, descricao: 'ERP da matriz' })).toBe('ERP da matriz')
})

test.each([
  [{}, 'Respondeu 500', 'Tenta de novo hoje, 9h30.', 'Não chegou: respondeu 500.'],
  [
    { estado: 'ENTREGUE', resposta: 204, tentar_em: null },
    'Respondeu 204',
    '',
    'Chegou: respondeu 204 em 35 ms.',
  ],
  [
    { estado: 'DESISTIDA', resposta: null, erro: 'Conexão recusada.', tentar_em: null },
    'Sem resposta',
    'Conexão recusada. Não será tentada de novo.',
    'Não chegou: Conexão recusada.',
  ],
  [
    { tentativas: 0, resposta: null, tentada_em: null },
    'Espera',
    'Tenta de novo hoje, 9h30.',
    'Não chegou: o endereço não respondeu.',
  ],
] as const)('what became of a delivery is said (%#)', (como, nome, porque, envio) => {
  expect(sayEntrega({ ...entrega, ...como }, hoje)).toMatchObject({ nome, porque })
  expect(sayEnvio({ ...entrega, ...como })).toBe(envio)
})
