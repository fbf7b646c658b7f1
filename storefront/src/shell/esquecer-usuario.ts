import { tellEsquecer } from './ao-esquecer.ts'

/**
 * What the device keeps of who was logged in, by the beginning of its name: orders, clientes of a representative, what it bought
 * where, looked for, put into lists, was told. What a visitor chose (the look of lists, the age, cookies) stays.
 */
const pessoais = [
  'vitrine_usuario',
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

/** Nothing personal and nothing priced of who was logged in stays on the device: not at this store, not at the others of this host. */
export async function forgetUsuario(): Promise<void> {
  tellEsquecer()
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage))
      if (pessoais.some((prefixo) => key.startsWith(prefixo)) || isCarrinhoDeConta(storage, key))
        storage.removeItem(key)
  await forgetPaginas()
}

/** A cart that belongs to an account: the server has it. A visitor's own stays. */
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
  for (const nome of await caches.keys()) if (nome.startsWith('vitrine_usuario')) await caches.delete(nome)
  for (const each of await navigator.serviceWorker.getRegistrations()) await each.unregister()
}
