import type { IncomingMessage } from 'node:http'

import { expect, test } from 'vitest'

import { createIpOf } from './ip-of.ts'

const request = {
  socket: { remoteAddress: '10.0.0.1' },
  headers: { 'x-forwarded-for': '203.0.113.7, 10.0.0.2' },
}

test.each([
  ['without a trusted proxy it is who is connected', false, '10.0.0.1'],
  ['behind one proxy it is whom that one names', (_: string, hop: number) => hop < 1, '10.0.0.2'],
  ['behind trusted addresses it is the first that is not one of them', '10.0.0.0/8', '203.0.113.7'],
] as const)('%s', (_, trustProxy, expected) => {
  expect(createIpOf(trustProxy)(request as unknown as IncomingMessage)).toBe(expected)
})
