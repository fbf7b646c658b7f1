import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

import { urls } from '@vitrine/contract/urls'

import { mayKeepUsuario } from '#consentimento'

import { readOffline } from './read-offline.ts'

/** Once everything that the page is drawn with has come. */
const ESPERA_MS = 1500

/** The page opens without a connection from now on: its worker is told what it was drawn with (decision 0039). */
export function useTrabalhador(slug: string, isOnline: boolean): void {
  useEffect(() => {
    // Absent outside secure contexts; in development files have no names that last.
    if (!isOnline || !import.meta.env.PROD || !('serviceWorker' in navigator) || !mayKeepUsuario()) return
    const timer = setTimeout(() => void tellTrabalhador(slug).catch(() => {}), ESPERA_MS)
    return () => clearTimeout(timer)
  }, [slug, isOnline])
}

async function tellTrabalhador(slug: string): Promise<void> {
  const pagina = urls.clientes(slug)
  await navigator.serviceWorker.register(`${pagina}/offline.js`, { scope: pagina })
  const { active } = await navigator.serviceWorker.ready
  // A worker has no origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  active?.postMessage({ arquivos: listArquivos() })
}

/** Scripts, styles, fonts and drawings of this page. */
function listArquivos(): string[] {
  const names = performance.getEntriesByType('resource').map(({ name }) => name)
  return [...new Set(names)].filter((name) => /^\/(assets|img)\//.test(pathOf(name)))
}

function pathOf(name: string): string {
  return name.startsWith(location.origin) ? new URL(name).pathname : ''
}

/** The list as the device kept it, on a page that its worker opened without a connection; until something else is asked for. */
export function useSemRede() {
  const { key } = useLocation()
  const [lida, setLida] = useState<{
    key: string
    dados: NonNullable<ReturnType<typeof readOffline>>
  } | null>(null)
  useEffect(() => {
    if (!document.documentElement.hasAttribute('data-sem-rede')) return
    document.documentElement.removeAttribute('data-sem-rede')
    const dados = readOffline(new URL(location.href))
    // What only the browser knows: read once, after hydration.
    // oxlint-disable-next-line react-hooks-js/set-state-in-effect
    if (dados) setLida({ key, dados })
  }, [key])
  return lida?.key === key ? lida.dados : null
}
