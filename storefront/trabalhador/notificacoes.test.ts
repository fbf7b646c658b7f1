import { describe, expect, test } from 'vitest'

import {
  forgetNotificacoes,
  openNotificacao,
  seePagina,
  showNotificacao,
  type Aparelho,
} from './notificacoes.ts'

const ORIGIN = 'https://loja.example'
const messageOf = (dados: object | null) =>
  ({ json: () => dados ?? JSON.parse('{') }) as unknown as PushMessageData // as a browser hands it over
const pedido = (numpedido: number) =>
  messageOf({
    titulo: `Pedido ${numpedido} entregue`,
    texto: 'Deu tudo certo?',
    url: `/emporio/pedidos/${numpedido}`,
    tag: `pedido-${numpedido}`,
    icone: '/img/marca.png',
  })

/** A device: what it shows, by tag, the number on its icon, its windows. */
function createAparelho(janelas: string[] = []) {
  const mostradas = new Map<string, Notification>()
  const feito = { badge: null as number | null, unsubscribed: false, focada: '', navegada: '', aberta: '' }
  const aparelho = {
    registration: {
      showNotification: async (title: string, options: NotificationOptions = {}) => {
        const tag = options.tag ?? ''
        mostradas.set(tag, {
          ...options,
          title,
          close: () => mostradas.delete(tag),
        } as unknown as Notification)
      },
      getNotifications: async () => [...mostradas.values()],
      pushManager: {
        getSubscription: async () => ({ unsubscribe: async () => (feito.unsubscribed = true) }),
      },
    },
    clients: {
      matchAll: async () =>
        janelas.map((url) => ({
          url,
          focus: async () => void (feito.focada = url),
          navigate: async (alvo: string) => void (feito.navegada = alvo),
        })),
      openWindow: async (url: string) => void (feito.aberta = url),
    },
    location: { origin: ORIGIN },
    navigator: {
      setAppBadge: async (quantas: number) => void (feito.badge = quantas),
      clearAppBadge: async () => void (feito.badge = 0),
    },
  } as unknown as Aparelho // what is used of it
  const titles = () => [...mostradas.values()].map(({ title }) => title)
  const [show, find] = [
    (data: PushMessageData | null) => showNotificacao(aparelho, data, '/emporio'),
    mostradas,
  ]
  return { aparelho, feito, titles, show, find: (tag: string) => find.get(tag) as Notification }
}

describe('what a device is told (decision 0089)', () => {
  test('is shown once for each order, and counted on the icon', async () => {
    const { show, titles, feito } = createAparelho()
    await show(pedido(1))
    await show(pedido(2))
    await show(pedido(2))
    expect([titles(), feito.badge]).toEqual([['Pedido 1 entregue', 'Pedido 2 entregue'], 2])
  })

  test.each([
    ['nothing', null],
    ['no JSON', messageOf(null)],
  ])('is news all the same when it says %s', async (_, data) => {
    const { show, titles } = createAparelho()
    await show(data)
    expect(titles()).toEqual(['Novidade na loja'])
  })

  test('is seen with the page that it is about, and with the list of orders', async () => {
    const { show, titles, aparelho, feito } = createAparelho()
    for (const n of [1, 2, 3]) await show(pedido(n))
    await seePagina(aparelho, '/emporio/carrinho')
    expect(feito.badge).toBe(3)
    await seePagina(aparelho, '/emporio/pedidos/2')
    expect([titles(), feito.badge]).toEqual([['Pedido 1 entregue', 'Pedido 3 entregue'], 2])
    await seePagina(aparelho, '/emporio/pedidos')
    expect([titles(), feito.badge]).toEqual([[], 0])
  })

  test('is gone after the logout, with the right to be told more', async () => {
    const { show, titles, aparelho, feito } = createAparelho()
    await show(pedido(1))
    await forgetNotificacoes(aparelho)
    expect([titles(), feito.badge, feito.unsubscribed]).toEqual([[], 0, true])
  })
})

describe('a tap', () => {
  const alvo = `${ORIGIN}/emporio/pedidos/1`

  test.each([
    [
      'comes back to the window that shows the order',
      [`${ORIGIN}/emporio`, alvo],
      { focada: alvo, navegada: '', aberta: '' },
    ],
    [
      'takes a window of the store there',
      [`${ORIGIN}/emporio`],
      { focada: `${ORIGIN}/emporio`, navegada: alvo, aberta: '' },
    ],
    ['opens one where there is none', [], { focada: '', navegada: '', aberta: alvo }],
  ])('%s', async (_, janelas, esperado) => {
    const { show, find, titles, aparelho, feito } = createAparelho(janelas)
    await show(pedido(1))
    await openNotificacao(aparelho, find('pedido-1'))
    expect(feito).toMatchObject({ ...esperado, badge: 0 })
    expect(titles()).toEqual([])
  })

  test('follows no address to another host', async () => {
    const { show, find, aparelho, feito } = createAparelho()
    await show(messageOf({ url: '//outro.example/x', tag: 'x' }))
    await openNotificacao(aparelho, find('x'))
    expect(feito.aberta).toBe(ORIGIN)
  })
})

test('a browser without badges shows what happened all the same', async () => {
  const { aparelho, titles } = createAparelho()
  const semNumero = { ...aparelho, navigator: {} }
  await showNotificacao(semNumero, pedido(1), '/emporio')
  await forgetNotificacoes(semNumero)
  expect(titles()).toEqual([])
})
