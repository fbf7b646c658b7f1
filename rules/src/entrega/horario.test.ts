import { describe, expect, test } from 'vitest'

import { explainAbertura } from './horario.ts'

const FUSO = 'America/Sao_Paulo'
const uteis = [...Array<string>(5).fill('08:00-18:00'), '09:00-13:30', null]
/** São Paulo is at UTC-3; 2026-11-20 is a Friday. */
const em = (data: string, hora: string) => new Date(`${data}T${hora}:00-03:00`)

describe('ux 1.1.1: open or closed', () => {
  test.each([
    ['while it is open, until when', '2026-11-20', '10:00', { aberta: true, texto: 'Aberta até 18h' }],
    ['at its last minute', '2026-11-20', '17:59', { aberta: true, texto: 'Aberta até 18h' }],
    ['before it opens', '2026-11-20', '07:59', { aberta: false, texto: 'Abre às 8h' }],
    ['after it closed', '2026-11-20', '18:00', { aberta: false, texto: 'Abre amanhã às 9h' }],
    ['over a day of rest', '2026-11-21', '13:30', { aberta: false, texto: 'Abre seg. às 8h' }],
    ['in half hours', '2026-11-21', '13:29', { aberta: true, texto: 'Aberta até 13h30' }],
    ['by the clock of the store', '2026-11-20', '23:30', { aberta: false, texto: 'Abre amanhã às 9h' }],
  ])('%s', (_nome, data, hora, esperado) => {
    expect(explainAbertura([uteis], FUSO, em(data, hora))).toEqual(esperado)
  })

  test('of several stores the one that is open counts, and the one that opens first', () => {
    const domingo = [...Array<null>(6).fill(null), '10:00-20:00']
    expect(explainAbertura([uteis, domingo], FUSO, em('2026-11-22', '12:00'))?.texto).toBe('Aberta até 20h')
    expect(explainAbertura([domingo, uteis], FUSO, em('2026-11-22', '21:00'))?.texto).toBe(
      'Abre amanhã às 8h',
    )
  })

  test('of a store that opens one day a week the day of next week is told', () => {
    const sexta = [null, null, null, null, '08:00-12:00', null, null]
    expect(explainAbertura([sexta], FUSO, em('2026-11-20', '15:00'))?.texto).toBe('Abre sex. às 8h')
  })

  test('without hours nothing is said', () => {
    expect(explainAbertura([], FUSO, em('2026-11-20', '10:00'))).toBeNull()
    expect(explainAbertura([Array(7).fill(null)], FUSO, em('2026-11-20', '10:00'))).toBeNull()
  })
})
