import { mayKeepPreferencia } from '#consentimento'

/** Begins as what is kept under group 2 does (consentimento/drop-estado.ts). */
const CHAVE = 'vitrine_visao_instalar'
const VISITA_MS = 30 * 60_000
/** Where nobody is in the middle of something: what is for sale, an order that was made. */
const TELAS = /^\/?(?:[^/]+\/?)?$|\/(?:submissao|pedidos)(?:\/|$)/
const COM_PEDIDO = /\/submissao\//

/** What Chromium gives to ask with; not in the types of the DOM. */
export interface EventoInstalacao extends Event {
  prompt(): Promise<unknown>
}

declare global {
  interface Window {
    /** Kept by the head's script (moldura/documento-aplicativo.tsx). */
    vitrineInstalar?: EventoInstalacao
  }
}

/** What this device stores about the offer. */
interface Lembrado {
  visitas: number
  ultima: number
  oferecida: boolean
}

/**
 * Offers once to keep the store on the phone: from the second visit on, or after an order. Who did not let the device remember
 * such things is not asked, since it would be asked again and again.
 */
export async function offerInstalacao(agora = Date.now()): Promise<void> {
  if (!mayKeepPreferencia() || isInstalado()) return
  const lembrado = countVisita(readLembrado(), agora)
  keepLembrado(lembrado)
  const isMomento = lembrado.visitas >= 2 || COM_PEDIDO.test(location.pathname)
  if (lembrado.oferecida || !isMomento || !TELAS.test(location.pathname)) return
  const evento = isIos() ? null : await waitOferta()
  // This browser has no way to install the store.
  if (evento === undefined) return
  keepLembrado({ ...lembrado, oferecida: true })
  const { showOferta } = await import('./oferta.tsx')
  showOferta(evento)
}

/** A page that is loaded half an hour after the last one begins another visit. */
export function countVisita(antes: Lembrado, agora: number): Lembrado {
  const isOutra = agora - antes.ultima > VISITA_MS
  return { ...antes, visitas: antes.visitas + (isOutra ? 1 : 0), ultima: agora }
}

function waitOferta(): Promise<EventoInstalacao | undefined> {
  const guardado = window.vitrineInstalar
  if (guardado) return Promise.resolve(guardado)
  return new Promise((resolve) => {
    // After the head's script, which was there first.
    addEventListener('beforeinstallprompt', () => resolve(window.vitrineInstalar), { once: true })
  })
}

function isInstalado(): boolean {
  return (
    matchMedia('(display-mode: standalone)').matches ||
    ('standalone' in navigator && navigator.standalone === true)
  )
}

/** Only on iOS a store is installed from the share sheet, which no page can open. */
const isIos = () => 'standalone' in navigator

function readLembrado(): Lembrado {
  const nada = { visitas: 0, ultima: 0, oferecida: false }
  try {
    return { ...nada, ...(JSON.parse(localStorage.getItem(CHAVE) ?? '{}') as Partial<Lembrado>) } // our own key
  } catch {
    return nada
  }
}

function keepLembrado(lembrado: Lembrado): void {
  try {
    localStorage.setItem(CHAVE, JSON.stringify(lembrado))
  } catch {
    // A full device is not asked: `oferecida` could not be kept either.
  }
}
