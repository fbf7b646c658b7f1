import { tellForget } from './on-forget.ts'

/**
 * What the device keeps of whoever was logged in, by the beginning of its name: orders, clientes of a representative, what it bought
 * where, looked for, put into lists, was told, wrote and could not send yet. What a visitor chose (the look of lists, the age, cookies) stays.
 */
const pessoais = [
  'vitrine_usuario',
  'vitrine_chat',
  'vitrine_lista',
  'vitrine_mensagem_lida',
  'vitrine_submissao',
  'vitrine_rota',
  'vitrine:buscas',
  'vitrine_servicos',
  'vitrine_sugestao',
  'vitrine_visao_lojas',
]
const CARRINHO = 'vitrine_carrinho:'

/** Nothing personal and no price of the person who was logged in stays on the device: not at this store, not at the others of this host. */
export async function forgetUsuario(): Promise<void> {
  tellForget()
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage))
      if (pessoais.some((prefixo) => key.startsWith(prefixo)) || isCarrinhoDeConta(storage, key))
        storage.removeItem(key)
  await forgetPaginas()
}

/** Whether a stored cart belongs to an account (the server has it too). A visitor's cart stays on the device. */
function isCarrinhoDeConta(storage: Storage, key: string): boolean {
  if (!key.startsWith(CARRINHO)) return false
  try {
    const { guardado } = JSON.parse(storage.getItem(key) ?? '{}') as { guardado?: { dono?: string | null } } // armazenamento.ts
    return guardado?.dono !== null
  } catch {
    return true
  }
}

/** Pages kept for when there is no connection, and the workers that open them (decision 0039). */
export async function forgetPaginas(): Promise<void> {
  if (!('caches' in globalThis) || !('serviceWorker' in navigator)) return
  const registros = await navigator.serviceWorker.getRegistrations()
  // The store's own stays: it drops what is about to be kept too.
  for (const registro of registros) tellTrabalhador(registro, 'esquecer')
  for (const nome of await caches.keys()) if (nome.startsWith('vitrine_usuario')) await caches.delete(nome)
  for (const registro of registros) if (!isDaLoja(registro)) await registro.unregister()
}

/** No page, picture or file of the store stays on the device, nor what kept them (decision 0088). */
export async function forgetTudoDoAparelho(): Promise<void> {
  if (!('caches' in globalThis) || !('serviceWorker' in navigator)) return
  const registros = await navigator.serviceWorker.getRegistrations()
  for (const registro of registros) tellTrabalhador(registro, 'largar')
  for (const registro of registros) await registro.unregister()
  for (const nome of await caches.keys()) if (nome.startsWith('vitrine')) await caches.delete(nome)
  // The worker's library notes there when a file was last used.
  indexedDB.deleteDatabase('serwist-expiration')
}

/** What storefront/trabalhador/main.ts hears. */
function tellTrabalhador(registro: ServiceWorkerRegistration, tipo: 'esquecer' | 'largar'): void {
  // A worker has no origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  if (isDaLoja(registro)) registro.active?.postMessage({ tipo })
}

const isDaLoja = ({ active }: ServiceWorkerRegistration) =>
  active?.scriptURL.endsWith('/trabalhador.js') === true
