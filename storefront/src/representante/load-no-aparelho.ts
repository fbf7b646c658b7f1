import type { ClientLoaderFunctionArgs } from 'react-router'

import type { loadClientes } from './load-clientes.ts'
import { readOffline } from './read-offline.ts'

/** The clientes from the server; without a connection those that the device kept (ux 1.28.2). */
export async function loadNoAparelho({ request, serverLoader }: ClientLoaderFunctionArgs) {
  try {
    return await serverLoader<typeof loadClientes>()
  } catch (error) {
    // A request that got no answer; redirects and answers of the server are thrown as such.
    const kept = error instanceof TypeError ? readOffline(new URL(request.url)) : null
    if (!kept) throw error
    return kept
  }
}
