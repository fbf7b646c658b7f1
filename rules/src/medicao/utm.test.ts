import { assert, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'

import { isPessoal, readUtm } from './utm.ts'

const read = (busca: string) =>
  readUtm(
    busca.split('&').map((par): [string, string] => {
      const [nome = '', valor = ''] = par.split('=')
      return [nome, decodeURIComponent(valor)]
    }),
  )

describe('where a visit came from (§4, §9)', () => {
  test.each([
    ['utm_source=radio&utm_campaign=natal', { source: 'radio', campaign: 'natal' }],
    ['categ=cafe&utm_source=radio', { source: 'radio', campaign: '' }],
    ['utm_source=%20r%C3%A1dio%20', { source: 'rádio', campaign: '' }],
    ['utm_source=a&utm_source=b', { source: 'a', campaign: '' }],
    ['utm_medium=email', { source: '', campaign: '' }],
  ])('of ?%s', (busca, utm) => {
    expect(read(busca)).toMatchObject(utm)
  })

  test.each([
    '',
    'categ=cafe',
    'utm_source=',
    'utm_source=%00%0D%0A',
    'UTM_SOURCE=x',
    'utm_=x',
    'utm_fonte-1=x',
  ])('nothing is known of ?%s', (busca) => {
    expect(read(busca)).toBeNull()
  })

  test('all parameters are kept together, and no others', () => {
    expect(read('utm_source=radio&sk=caf%C3%A9&utm_medium=spot')?.all).toBe(
      'utm_source=radio&utm_medium=spot',
    )
  })

  test('2,000 characters become 100, and what does not fit whole is left out (P6)', () => {
    const longo = 'é'.repeat(2000)
    const utm = read(`utm_source=${longo}&utm_campaign=natal`)
    expect(utm?.source).toBe('é'.repeat(100))
    expect(utm?.campaign).toBe('natal')
    expect(utm?.all).toBe('')
  })

  test('P6: a person never becomes a campaign', () => {
    expect(read('utm_source=ana%40vitrine.example&utm_campaign=natal')).toMatchObject({
      source: '',
      all: 'utm_campaign=natal',
    })
    expect(['529.982.247-25', '+55 (19) 99999-0000', 'compra 52998224725', 'a@b'].map(isPessoal)).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect(['black-friday-2026-11-27', '20261127001', 'natal 10% off'].map(isPessoal)).toEqual([
      false,
      false,
      false,
    ])
  })

  test('whatever a link says, a cookie and a header can carry it', () => {
    assert(
      property(string({ unit: 'binary', maxLength: 3000 }), string({ maxLength: 3000 }), (a, b) => {
        const utm = readUtm(Object.entries({ utm_source: a, utm_campaign: b, utm_term: a }))
        for (const valor of [utm?.source ?? '', utm?.campaign ?? '', utm?.all ?? '']) {
          expect(encodeURIComponent(valor)).toMatch(/^[\x21-\x7e]*$/)
          expect(encodeURIComponent(valor).length).toBeLessThan(2000)
        }
      }),
    )
  })
})
