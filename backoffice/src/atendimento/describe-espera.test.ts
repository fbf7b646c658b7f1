import { expect, test } from 'vitest'

import { describeEspera } from './describe-espera.ts'

const em = (hora: string, dia = '2026-11-20') => new Date(`${dia}T${hora}:00-03:00`).toISOString()
const visto = { agora: em('14:30'), hoje: { data: '2026-11-20', fuso: 'America/Sao_Paulo' } }
const aberta = { estado: 'ABERTA', adiada_ate: null, prazo: null } as const

test.each([
  ['nobody waits', aberta, null],
  ['late since a minute of today', { ...aberta, prazo: em('14:28') }, ['danger', 'atrasada desde 14h28']],
  ['late at this very moment', { ...aberta, prazo: em('14:30') }, ['danger', 'atrasada desde 14h30']],
  [
    'late since another day',
    { ...aberta, prazo: em('17:10', '2026-11-19') },
    ['danger', 'atrasada desde ontem'],
  ],
  ['soon', { ...aberta, prazo: em('14:45') }, ['warning', 'responder até 14h45']],
  ['later', { ...aberta, prazo: em('14:46') }, [undefined, 'responder até 14h46']],
  ['put off', { ...aberta, adiada_ate: em('15:00'), prazo: em('14:00') }, [undefined, 'volta às 15h00']],
  [
    'put off until an hour that is over',
    { ...aberta, adiada_ate: em('14:00'), prazo: em('14:20') },
    ['danger', 'atrasada desde 14h20'],
  ],
  ['done', { ...aberta, estado: 'RESOLVIDA' }, [undefined, 'resolvida']],
  ['of which the team knows no more than its words', {}, null],
] as const)('a conversation is %s', (_, conversa, dita) => {
  const espera = describeEspera(conversa, visto)
  expect(espera && [espera.tom, espera.texto]).toEqual(dita)
})
