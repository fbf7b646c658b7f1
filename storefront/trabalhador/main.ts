import { CacheFirst, ExpirationPlugin, Serwist, setCacheNameDetails, type SerwistPlugin } from 'serwist'

import { answerDados, answerPagina, refreshPagina } from './answer.ts'
import { arquivosDaMoldura, loja } from './loja.ts'
import {
  countNaoVistas,
  forgetNotificacoes,
  openNotificacao,
  seePagina,
  showNotificacao,
} from './notificacoes.ts'
import { dropOutrosBuilds, forgetPessoais, forgetTudo, isParado, keyOf } from './paginas.ts'
import { bypass } from './routes.ts'

declare const self: ServiceWorkerGlobalScope

interface Mensagem {
  tipo?: 'esquecer' | 'largar' | 'guardar'
  url?: string
  arquivos?: readonly string[]
}

const SOBRAS_MS = 1000
const DIAS_60 = 60 * 86_400

/** The least lately used ones go first; once everything was dropped, what still comes is not kept. */
const pluginsOf = (maxEntries: number): SerwistPlugin[] => [
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: DIAS_60, purgeOnQuotaError: true }),
  { cacheWillUpdate: async ({ response }) => (response.status === 200 && !isParado() ? response : null) },
]

/**
 * Files of a build are named by their content: those of the build before stay until others push them out, so a page that was open
 * when the store was renewed still finds its own.
 */
const arquivos = new CacheFirst({
  cacheName: 'vitrine_arquivos',
  plugins: pluginsOf(400),
})
const imagens = new CacheFirst({
  cacheName: 'vitrine_imagens',
  // Browsers ask for the same picture in words of their own (Accept); a worker asks in others.
  matchOptions: { ignoreVary: true },
  plugins: [...pluginsOf(300), { handlerDidError: ({ request }) => findOutraLargura(request.url) }],
})

/** A worker that is on its way out leaves everything to the browser. */
const isArquivo = (sameOrigin: boolean, { pathname }: URL, pasta: string) =>
  sameOrigin && pathname.startsWith(pasta) && !isParado()

// So that the library's caches too go by their name.
setCacheNameDetails({ prefix: 'vitrine' })
const serwist = new Serwist({
  skipWaiting: true,
  clientsClaim: true,
  navigationPreload: true,
  disableDevLogs: true,
  runtimeCaching: [
    {
      matcher: ({ url, sameOrigin }) => isArquivo(sameOrigin, url, '/assets/'),
      handler: arquivos,
    },
    { matcher: ({ url, sameOrigin }) => isArquivo(sameOrigin, url, '/img/'), handler: imagens },
    {
      matcher: ({ request, url }) =>
        request.mode === 'navigate' && !isParado() && keyOf(url.href, loja) !== null,
      handler: ({ event, url }) => answerPagina(event as FetchEvent, url.href),
    },
    {
      matcher: ({ url, sameOrigin }) => sameOrigin && url.pathname.endsWith('.data'),
      handler: ({ request, url }) => answerDados(request, url),
    },
  ],
})
serwist.addEventListeners()

// What most visits need comes while the first one rests; what the page has loaded is in the browser's own cache.
self.addEventListener('install', (event) => {
  event.waitUntil(Promise.allSettled([bypass(event), ...arquivosDaMoldura.map((url) => warm(event, url))]))
})

const ACEITA = { headers: { accept: 'image/webp,*/*' } }

/** The same picture as another screen showed it, where this width never came. */
async function findOutraLargura(url: string): Promise<Response | undefined> {
  const [, pasta] = /(\/img\/[^/]+\/)[^/]+$/.exec(url) ?? []
  const cache = await caches.open(imagens.cacheName)
  const outra = pasta && (await cache.keys()).find((guardada) => guardada.url.includes(pasta))
  return outra ? cache.match(outra, { ignoreVary: true }) : undefined
}

async function warm(event: ExtendableEvent, url: string): Promise<void> {
  const onde = new URL(url, self.location.origin).pathname.startsWith('/img/') ? imagens : arquivos
  if (await caches.match(url, { cacheName: onde.cacheName })) return
  await Promise.all(onde.handleAll({ event, request: new Request(url, ACEITA) }))
}

self.addEventListener('activate', (event) => event.waitUntil(dropOutrosBuilds(loja)))

self.addEventListener('push', (event) => event.waitUntil(showNotificacao(self, event.data, loja.raiz)))
self.addEventListener('notificationclick', (event) =>
  event.waitUntil(openNotificacao(self, event.notification)),
)
self.addEventListener('notificationclose', (event) => event.waitUntil(countNaoVistas(self)))

/** Twice: a file that was on its way is noted down by the library, which opens its cache anew. */
async function leave(): Promise<void> {
  await forgetNotificacoes(self)
  await forgetTudo()
  await self.registration.unregister()
  await new Promise((resolve) => {
    setTimeout(resolve, SOBRAS_MS)
  })
  await forgetTudo()
}

/** What pages say (storefront/src/aplicativo/trabalhador.ts, consentimento/forget-usuario.ts). */
self.addEventListener('message', (event) => {
  const { tipo, url, arquivos: dela = [] }: Mensagem = Object(event.data)
  if (tipo === 'esquecer') event.waitUntil(Promise.allSettled([forgetPessoais(), forgetNotificacoes(self)]))
  if (tipo === 'largar') event.waitUntil(leave())
  if (tipo === 'guardar' && url)
    event.waitUntil(
      Promise.allSettled([
        refreshPagina(url),
        seePagina(self, new URL(url).pathname),
        ...dela.map((each) => warm(event, each)),
      ]),
    )
})
