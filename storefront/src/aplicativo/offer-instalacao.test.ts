import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { countVisita, offerInstalacao } from './offer-instalacao.ts'

const show = vi.hoisted(() => vi.fn<() => void>())
vi.mock('./oferta.tsx', () => ({ showOferta: show }))

const HORA = 3_600_000
const evento = { prompt: async () => {} }
let textos: Map<string, string>

/** A page of the store, on a device that agreed to these groups. */
function visit(path: string, { consent = '1,1,1,1', instalado = false } = {}): void {
  vi.stubGlobal('document', { cookie: `vitrine_consent=${consent}` })
  vi.stubGlobal('location', { pathname: path })
  vi.stubGlobal('matchMedia', () => ({ matches: instalado }))
}

beforeEach(() => {
  show.mockClear()
  textos = new Map()
  vi.stubGlobal('window', { vitrineInstalar: evento })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => textos.get(key) ?? null,
    setItem: (key: string, value: string) => void textos.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('the offer to keep a store on the phone (§8 E)', () => {
  test('comes at the second visit, and never again', async () => {
    visit('/emporio')
    await offerInstalacao(HORA)
    await offerInstalacao(HORA + 60_000)
    expect(show).not.toHaveBeenCalled()
    await offerInstalacao(3 * HORA)
    expect(show).toHaveBeenCalledExactlyOnceWith(evento)
    await offerInstalacao(9 * HORA)
    expect(show).toHaveBeenCalledTimes(1)
  })

  test('comes at once after an order', async () => {
    visit('/emporio/submissao/10001')
    await offerInstalacao(HORA)
    expect(show).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['in the middle of an order', '/emporio/finalizar', {}],
    ['at the login', '/emporio/entrar', {}],
    ['to who has it', '/emporio', { instalado: true }],
    ['to who did not let the device remember it', '/emporio', { consent: '1,1,0,1' }],
  ])('is not made %s', async (_, path, device) => {
    visit(path, device)
    await offerInstalacao(HORA)
    await offerInstalacao(3 * HORA)
    expect(show).not.toHaveBeenCalled()
  })

  test('a stored text of another shape counts as a first visit', async () => {
    textos.set('vitrine_visao_instalar', '{')
    visit('/emporio')
    await offerInstalacao(HORA)
    expect(show).not.toHaveBeenCalled()
    expect(countVisita({ visitas: 0, ultima: 0, oferecida: false }, HORA).visitas).toBe(1)
  })
})
