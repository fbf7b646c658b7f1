/**
 * The service worker of a representative's list, as the browser runs it (decision 0039): with a connection everything comes
 * from the network; without one, the page and its files as they were kept. It rules over that one address and no other.
 */
export function writeTrabalhador(slug: string): string {
  return `const GUARDADO = ${JSON.stringify(guardadoDe(slug))}
const PAGINA = ${JSON.stringify(`/${slug}/clientes`)}
const VALE_MS = 900000

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('message', (event) => event.waitUntil(keep(event.data.arquivos)))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => readPagina(pathname)))
  else if (/^\\/(assets|img)\\//.test(pathname)) event.respondWith(fetch(request).catch(() => readArquivo(request.url)))
})

// The page as this session sees it, and what it was drawn with. Read anew when something of it is new, or a while after.
async function keep(arquivos) {
  const cache = await caches.open(GUARDADO)
  const tem = new Set((await cache.keys()).map(({ url }) => url))
  const faltam = arquivos.filter((url) => !tem.has(url))
  const antes = await cache.match(PAGINA)
  const isNova = antes && Date.now() - Date.parse(antes.headers.get('date') ?? '') < VALE_MS
  if (isNova && faltam.length === 0) return
  const pagina = await fetch(PAGINA, { credentials: 'same-origin', redirect: 'error' })
  if (!pagina.ok) return
  await Promise.all(faltam.map((url) => cache.add(url)))
  await cache.put(PAGINA, pagina)
  const usados = new Set([...arquivos, new URL(PAGINA, self.location.origin).href])
  await Promise.all([...tem].filter((url) => !usados.has(url)).map((url) => cache.delete(url)))
}

async function readPagina(pathname) {
  const pagina = pathname.replace(/\\/$/, '') === PAGINA && (await caches.match(PAGINA, { cacheName: GUARDADO }))
  if (!pagina) return Response.error()
  // The page that wakes up knows that it is of another time.
  const html = (await pagina.text()).replace('<html', '<html data-sem-rede')
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  return new Response(html, { headers })
}

async function readArquivo(url) {
  return (await caches.match(url, { cacheName: GUARDADO })) ?? Response.error()
}
`
}

/** Begins as everything of a login does, so that it goes with the logout. */
const guardadoDe = (slug: string) => `vitrine_usuario_clientes:${slug}`
