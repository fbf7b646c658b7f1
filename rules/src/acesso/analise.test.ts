import { expect, test } from 'vitest'

import { asksApproval, explainEspera, situacaoOf } from './analise.ts'

test('a registration nobody has decided about is under review, whatever was decided is said (ux 1.26.2)', () => {
  expect([null, true, false].map(situacaoOf)).toEqual(['analise', 'aprovado', 'recusado'])
})

test('each of the three tags waits, and has words of its own (ux 1.26.3)', () => {
  const tags = ['support-budget', 'block-not-approved-user', 'restrict-not-approved-user-submission']
  expect(tags.map((tag) => asksApproval([tag]))).toEqual([true, true, true])
  expect(asksApproval(['has-delivery'])).toBe(false)
  expect(new Set(tags.map((tag) => explainEspera([tag]).depois)).size).toBe(3)
})

test('who is blocked may ask for a budget where there are some; who is restricted is offered none (readings 7)', () => {
  const orcamento = 'Pedir um orçamento do que está no carrinho'
  expect(explainEspera(['support-budget']).pode).toContain(orcamento)
  expect(explainEspera(['support-budget', 'block-not-approved-user']).pode).toContain(orcamento)
  expect(explainEspera(['block-not-approved-user']).pode).not.toContain(orcamento)
  expect(explainEspera(['support-budget', 'restrict-not-approved-user-submission']).pode).not.toContain(
    orcamento,
  )
})
