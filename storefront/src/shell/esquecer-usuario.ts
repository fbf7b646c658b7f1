/** What the device kept of who was logged in: a representative's clientes are nobody else's. */
export async function forgetUsuario(): Promise<void> {
  for (const key of Object.keys(localStorage))
    if (key.startsWith('vitrine_usuario')) localStorage.removeItem(key)
  await forgetPaginas()
}

/** Pages kept for when there is no connection, and the workers that open them (decision 0039). */
export async function forgetPaginas(): Promise<void> {
  if (!('caches' in globalThis) || !('serviceWorker' in navigator)) return
  for (const nome of await caches.keys()) if (nome.startsWith('vitrine_usuario')) await caches.delete(nome)
  for (const each of await navigator.serviceWorker.getRegistrations()) await each.unregister()
}
