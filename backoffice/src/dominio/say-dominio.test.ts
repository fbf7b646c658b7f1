import { expect, test } from 'vitest'

import type { DominioDaLoja } from '@vitrine/contract'

import { listRegistros, sayDominio } from './say-dominio.ts'

const dominio: DominioDaLoja = {
  dominio: 'loja.com.br',
  nome: 'loja.com.br',
  estado: 'AGUARDANDO_PROVA',
  principal: false,
  motivo: null,
  prova: { tipo: 'TXT', nome: '_vitrine.loja.com.br', valor: 'vitrine-1' },
  visto: null,
  proximo_em: null,
}
const visto = { prova: 'EM_ORDEM', apontamento: 'FALTA', de_outra: false, visto_em: '' } as const

test.each([
  [{}, /Crie os registros/],
  [{ estado: 'AGUARDANDO_APONTAMENTO' }, /Falta apontá-lo/],
  [{ estado: 'NO_AR', principal: true }, /links dela usam/],
  [{ estado: 'NO_AR' }, /segue para o principal/],
  [{ estado: 'NO_AR', prova: null }, /Foi a plataforma/],
  [{ estado: 'NO_AR', visto }, /em até três dias/],
  [{ estado: 'PERDIDO', motivo: 'OUTRA_LOJA' }, /Outra loja provou/],
  [{ estado: 'PERDIDO', motivo: 'APONTAMENTO' }, /por três dias/],
  [{ estado: 'AGUARDANDO_APONTAMENTO', visto: { ...visto, de_outra: true } }, /lado a lado/],
] as const)('a host says what its owner does next: %j', (muda, dito) => {
  expect(sayDominio({ ...dominio, ...muda })).toMatch(dito)
})

test('what is typed in at whoever keeps the domain: the proof at its place, the target at the host', () => {
  expect(listRegistros({ ...dominio, visto }, [{ tipo: 'CNAME', valor: 'lojas.example' }])).toMatchObject([
    { tipo: 'TXT', nome: '_vitrine.loja.com.br', valor: 'vitrine-1', visto: 'EM_ORDEM' },
    { tipo: 'CNAME', nome: 'loja.com.br', valor: 'lojas.example', visto: 'FALTA' },
  ])
})
