import { expect, test } from 'vitest'

import { makeHistorico } from './historico-demo.ts'

const HORA = 3_600_000
/** Every hour of the day and day of the week is met: 8 hours and some minutes apart. */
const momentos = Array.from(
  { length: 21 },
  (_, i) => new Date(Date.UTC(2026, 10, 21, 0, 17) + i * 8.3 * HORA),
)

test('at whatever hour it is loaded, no past order was moved in the future or before its last move', () => {
  for (const agora of momentos) {
    for (const { historico, criado_em } of makeHistorico(agora, new Map())) {
      const times = [criado_em, ...historico.map(({ quando }) => quando), agora.toISOString()]
      expect(times).toEqual(times.toSorted())
    }
  }
})

test('whenever it is loaded, the orders hold the same lines at the same prices', () => {
  const contents = momentos.slice(0, 4).map((agora) =>
    makeHistorico(agora, new Map())
      .map(({ idsubmissao, total, itens }) => ({ idsubmissao, total, itens }))
      .sort((a, b) => a.idsubmissao.localeCompare(b.idsubmissao)),
  )
  for (const content of contents) expect(content).toEqual(contents[0])
})

test('what waits at a counter says when it is open (ux 1.11.1)', () => {
  const [agora = new Date()] = momentos
  const prontos = makeHistorico(agora, new Map()).filter(({ status }) => status === 'PRONTO_RETIRADA')
  expect(prontos.length).toBeGreaterThan(0)
  for (const { lojaretira } of prontos)
    expect(lojaretira).toMatchObject({ horarios: expect.arrayContaining([expect.stringMatching(/^\d\d:/)]) })
})
