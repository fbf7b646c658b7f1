/** What the server sends, encrypted for this device alone (server/src/notificacao/send-notificacao.ts). */
interface Mensagem {
  titulo: string
  texto: string
  /** Path at the store, which is opened. */
  url: string
  /** A younger one takes the place of an older one of the same. */
  tag: string
  icone: string | null
}

/** What of a worker is used here; tests bring their own. */
export interface Aparelho {
  registration: Pick<ServiceWorkerRegistration, 'showNotification' | 'getNotifications' | 'pushManager'>
  clients: Pick<Clients, 'matchAll' | 'openWindow'>
  location: Pick<WorkerLocation, 'origin'>
  /** Not in every browser. */
  navigator: { setAppBadge?(quantas?: number): Promise<void>; clearAppBadge?(): Promise<void> }
}

/** A browser takes the right to push away from a page that shows nothing for a message, so one that cannot be read is shown as general news. */
const NOVIDADE = {
  titulo: 'Novidade na loja',
  texto: 'Abra para ver.',
  url: '',
  tag: 'novidade',
  icone: null,
}

/** Shows what happened, and how many wait to be seen on the app's icon. */
export async function showNotificacao(
  aparelho: Aparelho,
  data: PushMessageData | null,
  raiz: string,
): Promise<void> {
  const { titulo, texto, url, tag, icone } = readMensagem(data)
  await aparelho.registration.showNotification(titulo, {
    body: texto,
    tag,
    lang: 'pt-BR',
    data: { path: url || raiz },
    ...(icone && { icon: icone }),
  })
  await countNaoVistas(aparelho)
}

function readMensagem(data: PushMessageData | null): Mensagem {
  try {
    return { ...NOVIDADE, ...(data?.json() as Partial<Mensagem> | undefined) } // our own server's words
  } catch {
    return NOVIDADE
  }
}

/** Opens what it tells of: in the window that shows it, else in one of the store's, else in a new one. */
export async function openNotificacao(aparelho: Aparelho, notificacao: Notification): Promise<void> {
  notificacao.close()
  const url = new URL(pathOf(notificacao), aparelho.location.origin)
  // What came from elsewhere than our server is not followed elsewhere.
  const alvo = url.origin === aparelho.location.origin ? url.href : aparelho.location.origin
  await countNaoVistas(aparelho)
  const janelas = await aparelho.clients.matchAll({ type: 'window' })
  const aberta = janelas.find((janela) => janela.url === alvo)
  if (aberta) return void (await aberta.focus())
  const [outra] = janelas
  if (!outra) return void (await aparelho.clients.openWindow(alvo))
  try {
    await outra.focus()
    await outra.navigate(alvo)
  } catch {
    await aparelho.clients.openWindow(alvo)
  }
}

/** A page that is looked at needs no notice of what is on it; the list of orders shows what any of them has become. */
export async function seePagina(aparelho: Aparelho, path: string): Promise<void> {
  const todas = await aparelho.registration.getNotifications()
  const vistas = todas.filter((each) => {
    const dela = pathOf(each)
    return dela === path || (path.endsWith('/pedidos') && dela.startsWith(`${path}/`))
  })
  if (vistas.length === 0) return
  for (const vista of vistas) vista.close()
  await countNaoVistas(aparelho)
}

/** Nobody is told anything on this device any more, and nothing of it is left to read. */
export async function forgetNotificacoes(aparelho: Aparelho): Promise<void> {
  for (const each of await aparelho.registration.getNotifications()) each.close()
  await aparelho.navigator.clearAppBadge?.()
  await (await aparelho.registration.pushManager.getSubscription())?.unsubscribe()
}

export async function countNaoVistas({ registration, navigator }: Aparelho): Promise<void> {
  const { length } = await registration.getNotifications()
  await (length > 0 ? navigator.setAppBadge?.(length) : navigator.clearAppBadge?.())
}

function pathOf({ data }: Notification): string {
  const { path }: { path?: unknown } = Object(data)
  return typeof path === 'string' ? path : '/'
}
