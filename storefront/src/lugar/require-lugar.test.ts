import { describe, expect, test } from 'vitest'

import { requireLugar } from './require-lugar.ts'

const local = {
  tipoEntrega: 'DELIVERY',
  lat: -22.9,
  lng: -47,
  cep: '',
  cidade: '',
  uf: '',
  textoendereco: '',
} as const
const casa = { idendereco: 'a1', lat: -22.9, lng: -47 }

/** Where a visit of this page is led; null: it opens. */
async function leadOf(
  tags: string[],
  {
    pathname = '/loja',
    search = '',
    chosen = false,
    enderecos,
  }: { pathname?: string; search?: string; chosen?: boolean; enderecos?: object[] } = {},
): Promise<string | null> {
  const pagina = {
    local: chosen ? local : null,
    lugar: chosen ? { ponto: local, tipoEntrega: 'DELIVERY' as const, escolhas: {} } : null,
    temSessao: enderecos !== undefined,
    client: (async () => ({ ok: true, dados: { data: enderecos } })) as never, // the one call that is made
  }
  try {
    await requireLugar(pagina, { slug: 'loja', tags, idfornecedor: 'x' }, { pathname, search })
    return null
  } catch (error) {
    return error instanceof Response ? error.headers.get('location') : String(error)
  }
}

describe('requires-address-to-access (§5 Address required)', () => {
  const tags = ['has-delivery', 'requires-address-to-access']

  test('a visitor says where first, and comes back to the very page', async () => {
    expect(await leadOf(tags, { search: '?sk=ipa' })).toBe(
      '/loja/enderecos?exigido=1&voltar=%2Floja%3Fsk%3Dipa',
    )
  })

  test('somebody who chose a place, or has an address, comes in; without a valid one nobody does', async () => {
    expect(await leadOf(tags, { chosen: true })).toBeNull()
    expect(await leadOf(tags, { enderecos: [casa] })).toBeNull()
    expect(await leadOf(tags, { enderecos: [] })).not.toBeNull()
  })

  test('a store that does not deliver asks nobody', async () => {
    expect(await leadOf(['has-collect', 'requires-address-to-access'])).toBeNull()
  })

  test.each(['/loja/enderecos', '/loja/entrar', '/loja/conta/dados', '/loja/erro/too-many-request'])(
    '%s opens without a place',
    async (pathname) => {
      expect(await leadOf(tags, { pathname })).toBeNull()
    },
  )
})

describe('requires-supplier-to-access (§5 Supplier required)', () => {
  const tags = ['has-delivery', 'requires-supplier-to-access']

  test('a supplier is chosen by place, an address alone is not enough', async () => {
    expect(await leadOf(tags, { enderecos: [casa] })).toContain('/loja/enderecos')
    expect(await leadOf(tags, { chosen: true })).toBeNull()
  })
})

test('a store without these tags opens for everybody', async () => {
  expect(await leadOf(['has-delivery'])).toBeNull()
})
